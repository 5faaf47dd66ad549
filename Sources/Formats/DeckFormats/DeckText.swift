public import Flashcards

/// What a file of flashcards is written in.
public enum DeckFormat: Sendable, Hashable, CaseIterable {
  /// Fields between tabs, commas or the like, with Anki's headers.
  case separated
  /// The Markdown of hashcards: `Q:` and `A:`, or `C:` with gaps in brackets.
  case hashcards
  /// A JSON array of objects with `prompt` and `answer`.
  case json
}

/// Why a file can't be read as flashcards at all.
public enum DeckTextFailure: Error, Sendable, Hashable {
  /// There is nothing in it.
  case empty
  /// A line is not UTF-8.
  case notUTF8(line: Int)
  /// It is in none of the formats.
  case unknownFormat
  /// It begins as JSON and is none from this line on.
  case brokenJSON(line: Int)
}

/// What a file does about notes that are there already.
public enum MatchRule: Sendable, Hashable, CaseIterable {
  /// They get the file's words; their progress stays.
  case update
  /// They stay as they are.
  case keep
  /// They stay, and the file's are added; unless a guid says that they are the same.
  case both
}

/// A file of flashcards, read.
public struct DeckText: Sendable, Hashable {
  /// What it is written in.
  public let format: DeckFormat
  /// The notes that can be had, in the order of the file.
  public internal(set) var rows: [DeckRow] = []
  /// The lines that can't be notes, in the order of the file.
  public internal(set) var faults: [DeckRowFault] = []
  /// The deck of those rows that name none.
  public internal(set) var deck: DeckName?
  /// What to do about notes that are there already, if the file says.
  public internal(set) var matching: MatchRule?

  init(format: DeckFormat) {
    self.format = format
  }

  /// Reads a file in the format that its content shows, whatever its name.
  public init(_ bytes: [UInt8]) throws(DeckTextFailure) {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard !bytes.allSatisfy(\.isBlank) else { throw .empty }
    if let line = Self.lineThatIsNotUTF8(bytes) { throw .notUTF8(line: line) }
    if let text = try JSONDeckReader.read(bytes) {
      self = text
    } else if let text = HashcardsReader.read(bytes) ?? SeparatedReader.read(bytes) {
      self = text
    } else {
      throw .unknownFormat
    }
  }

  private static func lineThatIsNotUTF8(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (bad ?? 0) + 1
  }

  /// Adds a row if words can be made of it, or what is wrong with it.
  mutating func add(_ row: DeckRow) {
    do {
      _ = try row.words()
      rows.append(row)
    } catch {
      faults.append(DeckRowFault(line: row.line, reason: .init(error)))
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")

  /// White space of ASCII.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
