import DeckFormats
import Flashcards
import Foundation
import ReaderClient
import ReaderProtocol

/// Has the reader read a package, in a process of its own, and an import planned from what it says.
struct PackageThrow {
  let reader: String
  let scratch: String

  /// The outcome, in words for a table.
  func outcome(of package: [UInt8]) -> String {
    do {
      let file = try UnnamedFile(in: scratch, package)
      var planner = PackageImportPlanner(
        into: PackageImportPlanner.Vault(
          StudyCollection(),
          parameters: [],
          hasReview: { _, _ in false }
        ),
        ids: IDSource(),
        now: LocalMoment(time: Timestamp(milliseconds: 1_780_386_000_000)),
        boundary: DayBoundary(),
        zone: { _ in 7_200 }
      )
      try PackageReaderTool.read(
        file.descriptor,
        with: ReaderProgram(path: reader),
        scratchDirectory: scratch
      ) { try planner.take($0) }
      let (change, report) = try planner.finish()
      // A package may be whole all the same, or poorer by what can't be read.
      return change.notes.count == report.new ? "read" : "miscounted"
    } catch {
      return "\(error)"
    }
  }
}
