import ReaderProtocol

/// The rows of a text whose fields stand between separators, as RFC 4180 and Anki have it: a field in
/// quotation marks may hold separators, line ends, and its own mark doubled; a line that begins with
/// `#` is a comment.
struct SeparatedFields {
  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private var place: Int
  private var line: Int

  /// - Parameter line: the number of the first line.
  init(_ bytes: ArraySlice<UInt8>, separator: UInt8, line: Int = 1) {
    self.bytes = bytes
    self.separator = separator
    self.line = line
    place = bytes.startIndex
  }

  /// A row of fields, and the line it begins on. The fields are nil where a quotation mark is not
  /// closed; nothing comes after that.
  typealias Row = (line: Int, fields: [String]?)

  /// The next row; nil after the last.
  mutating func next() -> Row? {
    while place < bytes.endIndex {
      let start = line
      switch bytes[place] {
      case .hash:
        skipLine()
      case .newline:
        place += 1
        line += 1
      case .carriageReturn where place + 1 < bytes.endIndex && bytes[place + 1] == .newline:
        place += 2
        line += 1
      default:
        return (start, fields())
      }
    }
    return nil
  }

  private mutating func skipLine() {
    place = bytes[place...].firstIndex(of: .newline).map { $0 + 1 } ?? bytes.endIndex
    line += 1
  }

  private mutating func fields() -> [String]? {
    var fields: [String] = []
    while true {
      guard let field = field() else { return nil }
      fields.append(field)
      guard place < bytes.endIndex else { return fields }
      let end = bytes[place]
      place += 1
      if end == .newline {
        line += 1
        return fields
      }
    }
  }

  /// Reads up to a separator or a line end.
  private mutating func field() -> String? {
    var quoted: String?
    if place < bytes.endIndex, bytes[place] == .quote {
      guard let text = quotedField() else { return nil }
      quoted = text
    }
    let start = place
    while place < bytes.endIndex, bytes[place] != separator, bytes[place] != .newline { place += 1 }
    var rest = bytes[start..<place]
    if place == bytes.endIndex || bytes[place] == .newline, rest.last == .carriageReturn {
      rest = rest.dropLast()
    }
    guard let quoted else { return String(decoding: rest, as: UTF8.self) }
    return rest.isEmpty ? quoted : quoted + String(decoding: rest, as: UTF8.self)
  }

  /// Reads from one quotation mark to the one that closes it.
  private mutating func quotedField() -> String? {
    place += 1
    var text = ""
    var start = place
    while place < bytes.endIndex {
      if bytes[place] == .newline { line += 1 }
      guard bytes[place] == .quote else {
        place += 1
        continue
      }
      text += String(decoding: bytes[start..<place], as: UTF8.self)
      place += 1
      guard place < bytes.endIndex, bytes[place] == .quote else { return text }
      // The second of two marks begins the next part.
      start = place
      place += 1
    }
    return nil
  }
}
