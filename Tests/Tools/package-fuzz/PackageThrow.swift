import DeckFormats
import Flashcards
import Foundation
import ReaderClient
import ReaderProtocol

/// Has the reader read a package or a text, in a process of its own, and an import planned from what it
/// says.
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

  /// The outcome of a text.
  func outcome(ofText text: [UInt8]) -> String {
    do {
      switch try PackageReaderTool.read(text, with: ReaderProgram(path: reader)) {
      case .notes(let deck):
        guard let name = DeckName("Default") else { return "no deck" }
        let plan = DeckImportPlan(
          deck,
          into: StudyCollection(),
          ids: IDSource(),
          deck: name,
          at: Timestamp(milliseconds: 1_780_386_000_000),
          random: { 1 }
        )
        return plan.change.notes.count == plan.new ? "read" : "miscounted"
      case .history(let history):
        let plan = HistoryPlan(history, into: StudyCollection(), [], schedulers: [:])
        return plan.new == 0 ? "read" : "miscounted"
      }
    } catch let failure as DeckFileFailure {
      // The lines differ.
      return String("\(failure)".prefix { $0 != "(" })
    } catch {
      return "\(error)"
    }
  }
}
