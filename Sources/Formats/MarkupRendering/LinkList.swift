import Flashcards

/// The links of a side, in the order of their numbers.
struct LinkList {
  /// The most links that get a number.
  private static let most = 99
  /// The longest address that is listed, in characters.
  private static let longest = 2_000

  private var addresses: [String] = []

  /// The address to list; nil for one within the page, or that is a program.
  static func address(_ text: String?) -> String? {
    guard let text else { return nil }
    let address = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    let words = String(String.UnicodeScalarView(address))
    guard !words.isEmpty, !words.hasPrefix("#"), words.count <= longest,
      !words.lowercased().hasPrefix("javascript:"), !words.lowercased().hasPrefix("data:")
    else { return nil }
    return words
  }

  /// True if a link's text is its address already.
  static func says(_ text: String, _ address: String) -> Bool {
    [text, "http://" + text, "https://" + text, "mailto:" + text, text + "/"].contains(address)
  }

  /// The number of an address; nil if there are too many.
  mutating func number(of address: String) -> Int? {
    if let index = addresses.firstIndex(of: address) { return index + 1 }
    guard addresses.count < Self.most else { return nil }
    addresses.append(address)
    return addresses.count
  }

  /// The list beneath the text, with an empty line above it.
  var lines: [StyledLine] {
    guard !addresses.isEmpty else { return [] }
    return [StyledLine(kind: .text, runs: [])]
      + addresses.enumerated().map { index, address in
        StyledLine(kind: .address(index + 1), runs: [StyledRun(text: address, style: .link)])
      }
  }
}
