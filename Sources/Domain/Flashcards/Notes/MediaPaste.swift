/// A text as it is pasted, with the pictures and sounds that are in it as their own addresses.
///
/// Text comes in parts. What is before the first address goes on at once, and the rest waits for the end.
package struct MediaPaste: Sendable {
  /// A piece of what waited.
  package enum Piece: Sendable, Equatable {
    case text(String)
    /// A picture or a sound; `isName` is true where its name belongs and no more, as in `src="…"`.
    case content(DataURL, isName: Bool)
  }

  /// The greatest number of bytes that wait: the largest sound with a third more in Base64.
  package static let most = 180 << 20

  private static let scheme = "data:"
  /// The last characters of what went on.
  private var before = ""
  private var waiting = ""
  /// True once there was an address.
  private var isWaiting = false
  /// True once more came than can wait. What came is let go then.
  package private(set) var isTooLong = false

  /// A paste that begins.
  package init() {}

  /// Takes a part.
  ///
  /// - Returns: the text that goes on at once.
  package mutating func take(_ part: String) -> String {
    guard !isTooLong else { return "" }
    waiting += part
    guard !isWaiting else {
      if waiting.utf8.count > Self.most { (isTooLong, waiting) = (true, "") }
      return ""
    }
    let place = waiting.firstRange(ofScheme: Self.scheme)
    isWaiting = place.isWhole
    let ready = String(waiting[..<place.start])
    waiting = String(waiting[place.start...])
    before = String((before + ready).suffix(2))
    return ready
  }

  /// The pieces of what waited, at the end.
  package func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var text = before
    var rest = waiting[...]
    while !rest.isEmpty {
      let place = rest.firstRange(ofScheme: Self.scheme)
      text += rest[..<place.start]
      rest = rest[place.start...]
      guard place.isWhole else {
        text += rest
        break
      }
      let end = Self.end(of: rest, after: text)
      if let content = DataURL(rest[..<end]) {
        let isName = Self.isValue(after: text)
        pieces += [.text(text), .content(content, isName: isName)]
        text = ""
      } else {
        text += rest[..<end]
      }
      rest = rest[end...]
    }
    pieces.append(.text(text))
    // The first characters are those that went on before.
    if case .text(let first) = pieces[0] {
      pieces[0] = .text(String(first.dropFirst(before.count)))
    }
    return pieces.filter { $0 != .text("") }
  }

  /// The end of an address: the quotation mark or bracket that is open, else the first sign that none has.
  private static func end(of text: Substring, after before: String) -> String.Index {
    let closing: Character? =
      switch before.last {
      case "\""?: "\""
      case "'"?: "'"
      case "("?: ")"
      case "<"?: ">"
      default: nil
      }
    return text.firstIndex { sign in
      closing.map { sign == $0 } ?? (sign.isWhitespace || "\"'<>)]".contains(sign))
    } ?? text.endIndex
  }

  /// True where the value of an attribute, or the target of a picture in Markdown, is due.
  private static func isValue(after text: String) -> Bool {
    switch text.last {
    case "="?, "("?: true
    case "\""?, "'"?, "<"?: text.dropLast().last.map { "=(".contains($0) } ?? false
    default: false
    }
  }
}

extension StringProtocol {
  /// The place of the first such word, in any case; where there is none, that of the beginning of one at the
  /// end, which may be the end itself.
  fileprivate func firstRange(ofScheme scheme: String) -> (start: Index, isWhole: Bool) {
    let wanted = Array(scheme.utf8)
    let bytes = utf8
    var place = bytes.startIndex
    while place < bytes.endIndex {
      var (next, count) = (place, 0)
      while next < bytes.endIndex, count < wanted.count, bytes[next] | 0x20 == wanted[count] | 0x20
      {
        (next, count) = (bytes.index(after: next), count + 1)
      }
      if count == wanted.count { return (place, true) }
      if next == bytes.endIndex { return (place, false) }
      place = bytes.index(after: place)
    }
    return (endIndex, false)
  }
}
