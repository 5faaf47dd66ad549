import AppSupport
import DeckFormats
import Flashcards
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

/// The history of answers as a file.
extension DeckTool {
  /// Exports the history of a deck and its subdecks, or of all decks, as `export` does with notes.
  func exportHistory(
    _ deck: String?,
    to file: String,
    replaces: Bool
  ) throws(ToolFailure) -> CommandReport {
    let target = RegularFile(path: file)
    try ToolFailure.transferring(file) { try target.check(replacing: replaces) }
    let wanted = try deck.map(name)
    var written: (bytes: [UInt8], entries: Int)?
    var report = try inVault(for: .readOnly) { store, key, report throws(VaultFailure) in
      let (collection, damagedNotes) = try store.collection(under: key)
      let (past, damagedAnswers) = try store.studyHistory(of: nil, under: key)
      note(damagedNotes + damagedAnswers, in: &report)
      if let wanted, !collection.decks.contains(where: { wanted.contains($0.name) }) { return }
      written = HistoryText.write(past.reviews, of: collection, deck: wanted)
    }
    guard let written else { throw .noDeck(deck ?? "") }
    try ToolFailure.transferring(file) {
      try target.write([written.bytes], replacing: replaces)
    }
    tell(of: wording(.answers(written.entries)), in: file, &report)
    return report
  }
}
