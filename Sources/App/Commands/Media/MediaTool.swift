import AppSupport
import Flashcards
import Secrets
import Store
import Vault
import Wording

/// The commands about pictures and sounds, with their output for the user. Each asks for the passcode.
package struct MediaTool {
  let decks: DeckTool
  let context: CommandContext
  var wording: Wording { context.wording }

  /// The commands for the pictures and sounds of a vault.
  package init(in context: CommandContext) {
    self.context = context
    decks = DeckTool(in: context)
  }

  /// Lists them with their sizes.
  ///
  /// - Parameter asJSON: true for an array of objects in one line.
  package func list(asJSON: Bool) throws(ToolFailure) -> CommandReport {
    var entries: [MediaStore.Entry] = []
    var report = try decks.inVault(for: .readOnly) { store, key, _ throws(VaultFailure) in
      entries = try MediaStore(store.vault).entries(under: key)
    }
    if asJSON {
      report.lines = [try decks.json(of: entries.map(MediaJSON.init))]
    } else if entries.isEmpty {
      report.remarks.append(wording(.mediaNone))
    } else {
      report.lines = entries.map { line(of: $0) }
    }
    return report
  }

  /// Tells what is missing, what is unused, and what is damaged as far as is known.
  ///
  /// - Parameter asJSON: true for an object in one line.
  package func check(asJSON: Bool) throws(ToolFailure) -> CommandReport {
    var check: MediaCheck?
    var report = try decks.inVault(for: .readOnly) { store, key, report throws(VaultFailure) in
      let found = try MediaStore(store.vault).check(under: key)
      decks.note(found.use.unreadableNotes, in: &report)
      check = found
    }
    guard let check else { return report }
    report.lines = asJSON ? [try decks.json(of: MediaCheckJSON(check))] : lines(of: check)
    if !check.damage.isEmpty { report.status = .damaged }
    return report
  }

  private func lines(of check: MediaCheck) -> [String] {
    var lines = [
      wording(.mediaMissingCount(number: "\(check.use.missing.count)")),
      wording(.mediaUnusedCount(number: "\(check.use.unused.count)")),
    ]
    for missing in check.use.missing {
      let notes = wording(.notes(missing.notes.count))
      lines.append(wording(.mediaMissingFile(name: missing.name, notes: notes)))
    }
    for unused in check.use.unused {
      let size = wording(.mediaBytes(unused.size))
      lines.append(wording(.mediaUnusedFile(name: unused.name.text, size: size)))
    }
    return lines + check.damage.map { $0.sentence(wording) }
  }

  private func line(of entry: MediaStore.Entry) -> String {
    wording(
      .lineModeItem(label: entry.name.text, value: wording(.mediaBytes(entry.size)))
    )
  }
}
