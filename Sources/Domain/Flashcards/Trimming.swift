extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension String {
  /// True if there is nothing but white space.
  var isBlank: Bool {
    // The first byte mostly decides.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// The text without white space at both ends.
  ///
  /// Mostly there is none, as the first and last bytes show; inspecting the characters of a hundred
  /// thousand notes takes longer than decrypting them.
  var trimmed: String {
    let printed: ClosedRange<UInt8> = 0x21...0x7E
    if let first = utf8.first, let last = utf8.last, printed ~= first, printed ~= last {
      return self
    }
    return self[...].trimmed
  }
}
