import DeckFormats
import Flashcards
import Foundation
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import Vault

/// Measures packages, written and read by the reader beside this program.
struct PackageBench {
  struct Incomplete: Error {}

  let folder: String
  let vault: Vault
  let key: VaultKey

  private var path: String { folder + "/notes.apkg" }
  private var store: StudyStore { StudyStore(vault) }

  /// Writes everything to a package.
  func write(_ notes: Int, _ findings: inout Findings) throws {
    var written = 0
    let time = try Stopwatch.time {
      var collection = try store.collection(under: key).collection
      let reviews = try store.reviews(under: key).reviews
      let parameters = try store.parameters(under: key)
      try Data().write(to: URL(fileURLWithPath: path))
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try PackageReaderTool.write(with: .installed, scratchDirectory: folder) { send in
        try PackageExport().records(
          of: &collection,
          parameters: parameters,
          reviews: reviews,
          boundary: DayBoundary(),
          now: Collection.now,
          zone: { _ in 0 },
          media: { _ in }
        ) { record throws(any Error) in
          if case .note = record { written += 1 }
          try send(record)
        }
      } _: { bytes in
        try file.write(contentsOf: Data(bytes))
      }
      try file.synchronize()
    }
    guard written == notes else { throw Incomplete() }
    findings.note(.exportPackage, time)
  }

  /// Imports that package into an empty vault.
  func take(_ notes: Int, _ findings: inout Findings) throws {
    var taken = 0
    let time = try Stopwatch.time {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      var planner = PackageImportPlanner(
        into: PackageImportPlanner.Vault(
          try store.collection(under: key).collection,
          parameters: [],
          hasReview: { _, _ in false }
        ),
        ids: try store.ids(under: key),
        now: Collection.now,
        boundary: DayBoundary(),
        zone: { _ in 0 }
      )
      try PackageReaderTool.read(
        file.fileDescriptor,
        with: .installed,
        scratchDirectory: folder
      ) { try planner.take($0) }
      let (change, report) = try planner.finish()
      try store.apply(
        change,
        as: UndoableOperation(.importing, "notes.apkg"),
        at: Collection.now.time,
        under: key
      )
      taken = report.new
    }
    guard taken == notes else { throw Incomplete() }
    findings.note(.importPackage, time)
  }
}
