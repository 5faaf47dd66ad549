import Flashcards
import FoundationEssentials

/// Reads a JSON array of objects with `prompt` and `answer`, which are plain text.
enum JSONDeckReader {
  private struct Element: Decodable {
    let prompt: String
    let answer: String
  }

  /// The notes of a file; nil where it is no array.
  static func read(_ bytes: ArraySlice<UInt8>) throws(DeckTextFailure) -> DeckText? {
    guard bytes.first(where: { !$0.isBlank }) == UInt8(ascii: "[") else { return nil }
    var elements = JSONElements(bytes)
    guard elements.isArrayOfObjects else { return nil }
    var text = DeckText(format: .json)
    let decoder = JSONDecoder()
    while let (line, part) = try elements.next() {
      if let element = try? decoder.decode(Element.self, from: Data(part)) {
        let hasGaps = DeckRow.hasGaps(element.prompt, kind: nil)
        text.add(
          DeckRow(
            line: line,
            prompt: MarkdownWriter.literal(element.prompt, hasGaps: hasGaps),
            answer: MarkdownWriter.literal(element.answer)
          )
        )
      } else {
        text.faults.append(DeckRowFault(line: line, reason: .notACard))
      }
    }
    return text
  }
}

/// Finds the elements of a JSON array, with the lines they begin on, so that a bad one can be named.
/// What is within an element is the decoder's matter.
private struct JSONElements {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var line = 1
  private var isFirst = true

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Whether an object, or nothing, follows the first bracket.
  var isArrayOfObjects: Bool {
    let begin = Array(bytes.lazy.filter { !$0.isBlank }.prefix(2))
    return begin == Array("[{".utf8) || begin == Array("[]".utf8)
  }

  mutating func next() throws(DeckTextFailure) -> (line: Int, ArraySlice<UInt8>)? {
    let comma = UInt8(ascii: isFirst ? "[" : ",")
    skipBlanks()
    guard place < bytes.endIndex else { throw .brokenJSON(line: line) }
    if !isFirst, bytes[place] == UInt8(ascii: "]") { return try end() }
    guard bytes[place] == comma else { throw .brokenJSON(line: line) }
    place += 1
    skipBlanks()
    if isFirst, place < bytes.endIndex, bytes[place] == UInt8(ascii: "]") { return try end() }
    isFirst = false
    let start = (line, place)
    try skipElement()
    return (start.0, bytes[start.1..<place])
  }

  /// Nothing may follow the array.
  private mutating func end() throws(DeckTextFailure) -> (line: Int, ArraySlice<UInt8>)? {
    place += 1
    skipBlanks()
    guard place == bytes.endIndex else { throw .brokenJSON(line: line) }
    return nil
  }

  private mutating func skipBlanks() {
    while place < bytes.endIndex, bytes[place].isBlank {
      if bytes[place] == .newline { line += 1 }
      place += 1
    }
  }

  /// Goes to the comma or bracket after an element.
  private mutating func skipElement() throws(DeckTextFailure) {
    let start = line
    var depth = 0
    var isText = false
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte == .newline { line += 1 }
      if isText {
        if byte == UInt8(ascii: "\\") { place += 1 }
        isText = byte != .quote
      } else {
        switch byte {
        case .quote: isText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]") where depth == 0, UInt8(ascii: ",") where depth == 0: return
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth == 0 {
            place += 1
            return
          }
        default: break
        }
      }
      place += 1
    }
    place = bytes.endIndex
    throw .brokenJSON(line: start)
  }
}
