import ArgumentParser
import Flashcards
import Foundation
import Store

/// Puts the flashcards into a vault.
struct Fill: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Put the flashcards into the vault at a path, which is made where there is none."
  )

  @Argument(help: "The vault's file.")
  var vault: String

  @Argument(help: "How many notes.")
  var notes: Int64

  @Option(help: "A folder for files from which another program can take the same flashcards.")
  var handover: String?

  func run() throws {
    let collection = try Collection(notes: notes)
    let isThere = FileManager.default.fileExists(atPath: vault)
    let (vault, key) = try isThere ? BenchVault.open(vault) : BenchVault.make(at: vault)
    let store = StudyStore(vault)
    try store.apply(collection.change, under: key)
    var log = ChangeSet()
    log.reviews = collection.reviews
    try store.apply(log, under: key)
    if let handover { try Handover.write(collection, to: handover) }
  }
}
