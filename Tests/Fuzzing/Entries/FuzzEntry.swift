/// An entry into the program for bytes that others made: what reads them, called in this process. A new one
/// is a function and a row here, and a folder in the corpus.
struct FuzzEntry: Sendable {
  /// The name, which is also that of its folder in the corpus.
  let name: String
  /// Reads an input. What it throws is a reason why that can't be read.
  let run: @Sendable ([UInt8]) throws -> Void

  /// All entries.
  static let all = [
    FuzzEntry(name: "vault-header", run: VaultEntries.header),
    FuzzEntry(name: "sealed-pages", run: VaultEntries.pages),
    FuzzEntry(name: "sealed-log", run: VaultEntries.log),
    FuzzEntry(name: "recovery-key", run: VaultEntries.recoveryKey),
    FuzzEntry(name: "segments", run: DeviceEntries.segment),
    FuzzEntry(name: "roster", run: RosterEntries.roster),
    FuzzEntry(name: "pairing", run: DeviceEntries.pairing),
    FuzzEntry(name: "letterbox", run: DeviceEntries.letterbox),
    FuzzEntry(name: "requests", run: ReaderEntries.request),
    FuzzEntry(name: "answers", run: ReaderEntries.answer),
    FuzzEntry(name: "packages", run: AnkiEntries.archive),
    FuzzEntry(name: "package-database", run: AnkiEntries.database),
    FuzzEntry(name: "package-settings", run: AnkiEntries.settings),
    FuzzEntry(name: "html", run: CardEntries.html),
    FuzzEntry(name: "templates", run: CardEntries.template),
    FuzzEntry(name: "card-files", run: FileEntries.cards),
    FuzzEntry(name: "keepass", run: FileEntries.keePass),
    FuzzEntry(name: "deck-files", run: FileEntries.decks),
    FuzzEntry(name: "pictures", run: MediaEntries.picture),
    FuzzEntry(name: "sounds", run: MediaEntries.sound),
    FuzzEntry(name: "keys", run: InputEntries.keys),
    FuzzEntry(name: "searches", run: InputEntries.search),
  ]
}

extension [UInt8] {
  /// The first byte, which chooses among ways to read the others; 0 where there is none.
  var choice: UInt8 { first ?? 0 }

  /// The bytes behind the first.
  var rest: [UInt8] { Array(dropFirst()) }

  /// The bytes as text, with a replacement for what is no UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }
}

/// Ends the process, and so tells of the input, where something does not hold, or can't be told.
func expect(_ holds: @autoclosure () throws -> Bool) {
  precondition((try? holds()) == true)
}
