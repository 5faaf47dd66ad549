import Flashcards
import ReaderProtocol

/// The `#` lines at the beginning of a text file for Anki. Keys are read whatever their case;
/// unknown ones are comments.
struct AnkiHeaders {
  /// Columns that are not fields, counted from 0.
  struct Columns {
    var guid: Int?
    var noteType: Int?
    var deck: Int?
    var tags: Int?
  }

  private(set) var separator: UInt8?
  private(set) var isHTML: Bool?
  private(set) var columns = Columns()
  private(set) var typeName: String?
  /// The names of the columns.
  private(set) var columnNames: [String] = []
  private(set) var deck: DeckName?
  private(set) var tags = Tags.none
  private(set) var matching: ParsedDeck.MatchRule?
  /// The number of lines.
  private(set) var lines = 0
  /// True if one of them is known.
  private(set) var isAny = false
  /// The bytes after them.
  private(set) var rest: ArraySlice<UInt8>

  /// The separators by their names.
  static let separators: [(name: String, byte: UInt8)] = [
    ("comma", UInt8(ascii: ",")), ("semicolon", UInt8(ascii: ";")), ("tab", .tab),
    ("space", UInt8(ascii: " ")), ("pipe", UInt8(ascii: "|")), ("colon", UInt8(ascii: ":")),
  ]

  private static let matchRules: [String: ParsedDeck.MatchRule] = [
    "update current": .update, "keep current": .keep, "keep both": .both,
  ]

  /// Reads the headers of a file.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    while let first = rest.first {
      let end = rest.firstIndex(of: .newline) ?? rest.endIndex
      let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      // As older versions of Anki wrote it.
      let isOldTags = lines == 0 && line.lowercased().hasPrefix("tags:")
      guard first == .hash || isOldTags else { return }
      take(isOldTags ? line[...] : line.dropFirst())
      lines += 1
      rest = rest[min(end + 1, rest.endIndex)...]
    }
  }

  private mutating func take(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let key = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmed
    var isKnown = true
    switch key {
    case "separator": separator = Self.separator(value)
    case "html": isHTML = value.lowercased() == "true"
    case "tags": tags = Tags(value)
    case "columns": columnNames = Self.names(value, separator ?? .tab)
    case "notetype": typeName = value
    case "deck": deck = DeckName(value)
    case "guid column": columns.guid = Self.column(value)
    case "notetype column": columns.noteType = Self.column(value)
    case "deck column": columns.deck = Self.column(value)
    case "tags column": columns.tags = Self.column(value)
    case "if matches": matching = Self.matchRules[value.lowercased()]
    default: isKnown = false
    }
    isAny = isAny || isKnown
  }

  private static func separator(_ value: String) -> UInt8? {
    if let named = separators.first(where: { $0.name == value.lowercased() }) { return named.byte }
    // White space is trimmed, so a tab written as itself is nothing.
    if value.isEmpty || value == "\\t" { return .tab }
    return value.utf8.count == 1 ? value.utf8.first : nil
  }

  private static func names(_ value: String, _ separator: UInt8) -> [String] {
    var rows = SeparatedFields(Array(value.utf8)[...], separator: separator)
    return rows.next()?.fields ?? []
  }

  private static func column(_ value: String) -> Int? {
    Int(value).flatMap { $0 >= 1 ? $0 - 1 : nil }
  }
}
