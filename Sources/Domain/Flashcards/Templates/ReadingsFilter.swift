/// The filters for readings behind words, as in ` 漢字[かんじ]`.
enum ReadingsFilter: Sendable {
  /// The readings as ruby annotations.
  case ruby
  /// The readings alone.
  case readings
  /// The words without readings.
  case base

  private static let space = Array("&nbsp;".utf8)
  private static let sound = Array("sound:".utf8)

  /// The text with the readings in it rewritten. A blank in front of a word ends the one before it
  /// and goes.
  func applied(to text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return withoutSpaces(Array(text.utf8)) }
    let bytes = Array(withoutSpaces(Array(text.utf8)).utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 32)
    var brackets = Brackets(bytes)
    var done = 0
    var start = 0
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: ">") {
        start += 1
        continue
      }
      var end = start
      var found: (open: Int, close: Int)?
      while end < bytes.count, found == nil, bytes[end] != UInt8(ascii: " "),
        bytes[end] != UInt8(ascii: ">")
      {
        if end > start, bytes[end] == UInt8(ascii: "["), let close = brackets.close(of: end) {
          found = (end, close)
        }
        end += 1
      }
      guard let (open, close) = found else {
        start = end
        continue
      }
      let isSpaced = start > done && bytes[start - 1] == UInt8(ascii: " ")
      let first = isSpaced ? start - 1 : start
      output += bytes[done..<first]
      if bytes.has(Self.sound, at: open + 1) {
        output += bytes[first...close]
      } else {
        write(base: bytes[start..<open], reading: bytes[(open + 1)..<close], to: &output)
      }
      done = close + 1
      start = done
    }
    output += bytes[done...]
    return String(decoding: output, as: UTF8.self)
  }

  private func write(base: ArraySlice<UInt8>, reading: ArraySlice<UInt8>, to output: inout [UInt8])
  {
    switch self {
    case .ruby:
      output += Array("<ruby><rb>".utf8) + base + Array("</rb><rt>".utf8) + reading
      output += Array("</rt></ruby>".utf8)
    case .readings: output += reading
    case .base: output += base
    }
  }

  private func withoutSpaces(_ bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes.has(Self.space, at: index) {
        output.append(UInt8(ascii: " "))
        index += Self.space.count
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// The brackets of a text, looked up from its beginning to its end.
private struct Brackets {
  private let bytes: [UInt8]
  private var nextClose = 0
  private var nextLineEnd = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bracket that closes the one at `open` with something between them on the same line; nil if
  /// there is none. `open` must not become smaller from call to call.
  mutating func close(of open: Int) -> Int? {
    nextClose = max(nextClose, open + 2)
    while nextClose < bytes.count, bytes[nextClose] != UInt8(ascii: "]") { nextClose += 1 }
    nextLineEnd = max(nextLineEnd, open + 1)
    while nextLineEnd < bytes.count, bytes[nextLineEnd] != UInt8(ascii: "\n") { nextLineEnd += 1 }
    return nextClose < bytes.count && nextClose < nextLineEnd ? nextClose : nil
  }
}
