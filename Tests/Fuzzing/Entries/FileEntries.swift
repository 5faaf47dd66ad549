import ByteCoding
import DeckFormats
import DeckReading
import Flashcards
import PaymentCards
import ReaderProtocol
import Secrets

@testable import CardFormats

/// Files of cards and of flashcards.
enum FileEntries {
  /// A file of payment cards in any format, or the JSON of `card new`. Whatever is encrypted is recognised only.
  static func cards(_ input: [UInt8]) throws {
    guard let now = YearMonth(year: 2026, month: 7) else { return }
    try input.rest.withUnsafeBytes { bytes in
      guard input.choice == 0 else {
        _ = try CardPatch(json: bytes, now: now)
        return
      }
      try CardFile.read(bytes, now: now) { item throws(CardFileFailure) in try check(item) }
    }
  }

  /// Makes sure that the program reads an item as the reader has written it.
  private static func check(_ item: CardFileItem) throws(CardFileFailure) {
    var writer = ByteWriter()
    item.write(to: &writer)
    do throws(UnreadableBytes) {
      var reader = ByteReader(writer.bytes)
      _ = try CardFileItem(&reader)
      try reader.end()
    } catch {
      preconditionFailure("An item is \(error)")
    }
  }

  /// The parts of KeePass's and Bitwarden's encrypted files, as they are once they are decrypted.
  static func keePass(_ input: [UInt8]) throws {
    guard let now = YearMonth(year: 2026, month: 7) else { return }
    let document = KeePassDocument(
      now: now,
      ItemTaker { item throws(CardFileFailure) in try check(item) }
    )
    try input.rest.withUnsafeBytes { bytes in
      switch input.choice % 6 {
      case 0:
        let header = try KDBXHeader(bytes)
        let cipher = try header.cipher()
        _ = try header.vector(for: cipher)
        _ = try header.isCompressed()
        if header.major >= 4 { _ = try KDBXBlocks(header) } else { _ = try header.startBytes() }
        // Nothing is derived: what it may cost is another test's.
        _ = try header.derivation()
      case 1: try send(bytes, to: KDBXInnerHeader(document))
      case 2:
        let start = UnsafeRawBufferPointer(rebasing: bytes.prefix(KDBXHeader.seedBytes))
        try send(bytes, to: KDBXHashedBlocks(startBytes: start, next: XMLReader(document)))
      case 3: try send(bytes, to: GzipStream(limit: 1 << 20, next: XMLReader(document)))
      case 4: _ = try KeePassKeyFile.key(of: SecretBytes(copying: bytes))
      default:
        guard UTF8Check.accepts(bytes) else { return }
        _ = try BitwardenEncryptedString(JSONValue(file: bytes))
      }
    }
  }

  /// Sends bytes in two pieces.
  private static func send(_ bytes: UnsafeRawBufferPointer, to sink: any ByteSink) throws {
    let half = bytes.count / 2
    try sink.take(UnsafeRawBufferPointer(rebasing: bytes[..<half]))
    try sink.take(UnsafeRawBufferPointer(rebasing: bytes[half...]))
    try sink.finish()
  }

  /// A file of flashcards or a history of answers, and an import that is planned from it.
  static func decks(_ bytes: [UInt8]) throws {
    var writer = DeckRecordWriter()
    try DeckFile.read(bytes) { record throws(DeckFileFailure) in writer.write(record) }
    var assembly = DeckFileAssembly()
    try writer.bytes.withUnsafeBytes { bytes in
      var bytes = MemoryReader(bytes)
      var records = DeckRecordReader()
      while let record = try records.next(&bytes) { try assembly.take(record) }
    }
    plan(try assembly.finish())
  }

  private static func plan(_ file: ParsedDeckFile) {
    switch file {
    case .notes(let deck):
      guard let name = DeckName("Default") else { return }
      let plan = DeckImportPlan(
        deck,
        into: StudyCollection(),
        ids: IDSource(),
        deck: name,
        at: Timestamp(milliseconds: 1_780_386_000_000),
        random: { 1 }
      )
      expect(plan.change.notes.count == plan.new)
    case .history(let history):
      expect(HistoryPlan(history, into: StudyCollection(), [], schedulers: [:]).new == 0)
    }
  }
}
