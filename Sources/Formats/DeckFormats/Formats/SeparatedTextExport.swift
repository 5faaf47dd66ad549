import Flashcards
import ReaderProtocol

/// Fields between separators, with Anki's headers.
struct SeparatedTextExport: WritableDeckFormat {
  /// The separators by the endings of file names, with their names in the header.
  private static let separators: KeyValuePairs<String, (name: String, byte: UInt8)> = [
    "tsv": ("tab", .tab), "txt": ("tab", .tab), "csv": ("comma", UInt8(ascii: ",")),
  ]

  var fileEndings: [String] { Self.separators.map(\.key) }

  func writer(ending: String) -> any DeckWriter {
    let separator = Self.separators.first { $0.key == ending }?.value ?? ("tab", .tab)
    return SeparatedTextWriter(separator: separator.byte, named: separator.name)
  }
}

/// Writes notes as rows of fields between separators, with Anki's headers.
private struct SeparatedTextWriter: DeckWriter {
  private static let headers = [
    "html:true", "guid column:1", "notetype column:2", "deck column:3",
  ]

  /// Rows, one after another.
  private struct Piece {
    /// The number of bytes from which on another piece is begun: growing would copy all that is there.
    static let size = 1 << 20

    var bytes: [UInt8] = []
    /// For each row the number of its fields, and the place behind them.
    var ends: [(fields: Int, place: Int)] = []

    /// The bytes, with further empty fields where a row has fewer than another.
    func filled(to most: Int, _ separator: UInt8) -> [UInt8] {
      var filled: [UInt8] = []
      var start = 0
      for end in ends where end.fields < most {
        filled += bytes[start..<end.place]
        filled += repeatElement(separator, count: most - end.fields)
        start = end.place
      }
      return start == 0 ? bytes : filled + bytes[start...]
    }
  }

  private let separator: UInt8
  private let separatorName: String
  private var pieces: [Piece] = []
  private var last = Piece()
  private(set) var count = 0
  /// The most fields of a note.
  private var most: Int?

  init(separator: UInt8, named separatorName: String) {
    self.separator = separator
    self.separatorName = separatorName
  }

  mutating func add(_ note: Note, in deck: DeckName) {
    let type = note.content.type
    let fields = note.content.fields
    SeparatedField.append(note.guid, separator: separator, first: true, to: &last.bytes)
    append(type.name)
    append(deck.description)
    for field in fields { append(FieldExport.html(of: field, hasGaps: type.kind == .cloze)) }
    last.ends.append((fields.count, last.bytes.count))
    append(note.tags.text)
    last.bytes.append(.newline)
    count += 1
    most = max(most ?? 0, fields.count)
    guard last.bytes.count >= Piece.size else { return }
    pieces.append(last)
    last = Piece()
    last.bytes.reserveCapacity(Piece.size + Piece.size / 16)
  }

  private mutating func append(_ field: String) {
    last.bytes.append(separator)
    SeparatedField.append(field, separator: separator, first: false, to: &last.bytes)
  }

  func finish() -> [[UInt8]] {
    let most = most ?? 2
    let headers = ["separator:\(separatorName)"] + Self.headers + ["tags column:\(4 + most)"]
    return [Array(headers.map { "#\($0)\n" }.joined().utf8)]
      + (pieces + [last]).map { $0.filled(to: most, separator) }
  }
}

/// A field of a row between separators.
enum SeparatedField {
  /// Appends a field as it is written between these separators.
  static func append(_ field: String, separator: UInt8, first: Bool, to bytes: inout [UInt8]) {
    var field = field
    field.withUTF8 { field in
      let needsQuotes = field.contains {
        $0 == separator || $0 == .quote || $0 == .newline || $0 == .carriageReturn
      }
      guard needsQuotes || (first && field.first == .hash) else {
        bytes.append(contentsOf: field)
        return
      }
      bytes.append(.quote)
      for byte in field {
        if byte == .quote { bytes.append(.quote) }
        bytes.append(byte)
      }
      bytes.append(.quote)
    }
  }
}
