/// The gaps of a text as they are written, found in one pass over its bytes.
enum ClozeTokens {
  /// A mark in a text.
  enum Token {
    /// `{{c1,2::`, with the numbers in it.
    case open([Int], Range<Int>)
    /// `}}`
    case close(Range<Int>)
  }

  /// The greatest number that can be read.
  private static let readable = Int(UInt16.max)

  /// Calls `found` for each mark in turn.
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ found: (Token) -> Void) {
    var index = 0
    let count = bytes.count
    while index + 1 < count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "}"), bytes[index + 1] == byte {
        found(.close(index..<(index + 2)))
        index += 2
      } else if byte == UInt8(ascii: "{"), bytes[index + 1] == byte,
        let (numbers, end) = opening(bytes, at: index)
      {
        found(.open(numbers, index..<end))
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Parses `{{c1,2::` at `start`: the numbers, and the index behind it.
  private static func opening(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> (numbers: [Int], end: Int)? {
    var index = start + 3
    guard index < bytes.count, bytes[start + 2] == UInt8(ascii: "c") else { return nil }
    var numbers: [Int] = []
    var number: Int?
    func endNumber() {
      if let number, number <= readable, !numbers.contains(number) { numbers.append(number) }
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isDigit {
        number = min(readable + 1, (number ?? 0) * 10 + Int(byte - 48))
      } else if byte == UInt8(ascii: ",") {
        endNumber()
        number = nil
      } else {
        break
      }
      index += 1
    }
    endNumber()
    guard !numbers.isEmpty, index + 1 < bytes.count, bytes[index] == UInt8(ascii: ":"),
      bytes[index + 1] == UInt8(ascii: ":")
    else { return nil }
    return (numbers, index + 2)
  }

  /// Adds the numbers of the complete gaps in a text, from 1 to `most`, to `numbers`.
  static func addNumbers(in text: String, most: Int, to numbers: inout [Int]) {
    var text = text
    text.withUTF8 { bytes in
      // Mostly there are none, which a look for the first brace shows.
      guard bytes.contains(UInt8(ascii: "{")) else { return }
      var open: [[Int]] = []
      // The numbers within the outermost gap, which count once that is complete.
      var waiting: [Int] = []
      scan(bytes) { token in
        switch token {
        case .open(let found, _): if open.count < ClozeTree.greatestDepth { open.append(found) }
        case .close:
          guard let found = open.popLast() else { return }
          waiting += found
          guard open.isEmpty else { return }
          for number in waiting where (1...most).contains(number) && !numbers.contains(number) {
            numbers.append(number)
          }
          waiting = []
        }
      }
    }
  }
}
