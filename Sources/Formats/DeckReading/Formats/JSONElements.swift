import ReaderProtocol

/// Finds the elements of a JSON array, with the lines they begin on, so that a bad one can be named.
/// It leaves the content of an element to a decoder.
struct JSONElements {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var line = 1
  private var isFirst = true

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The next element and the line it begins on; nil after the last.
  mutating func next() throws(DeckFileFailure) -> (line: Int, ArraySlice<UInt8>)? {
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
  private mutating func end() throws(DeckFileFailure) -> (line: Int, ArraySlice<UInt8>)? {
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
  private mutating func skipElement() throws(DeckFileFailure) {
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
