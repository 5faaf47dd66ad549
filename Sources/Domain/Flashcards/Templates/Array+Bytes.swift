/// Searches in bytes, for scanning markup in linear time.
extension Array where Element == UInt8 {
  /// True if `pattern` stands at `index`.
  func has(_ pattern: [UInt8], at index: Int) -> Bool {
    guard index + pattern.count <= count, self[index] == pattern[0] else { return false }
    var offset = 1
    while offset < pattern.count {
      guard self[index + offset] == pattern[offset] else { return false }
      offset += 1
    }
    return true
  }

  /// True if `pattern`, in lower case, stands at `index` in ASCII of any case.
  func hasFolded(_ pattern: [UInt8], at index: Int) -> Bool {
    guard index + pattern.count <= count else { return false }
    for offset in pattern.indices where self[index + offset].lowercasedASCII != pattern[offset] {
      return false
    }
    return true
  }

  /// The first index from `start` on at which `pattern` stands.
  func index(of pattern: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + pattern.count <= count {
      if has(pattern, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension UInt8 {
  /// The byte, with ASCII letters in lower case.
  var lowercasedASCII: UInt8 { (65...90).contains(self) ? self + 32 : self }

  /// True for ASCII digits.
  var isDigit: Bool { (48...57).contains(self) }

  /// True for ASCII letters and digits.
  var isAlphanumeric: Bool { isDigit || (97...122).contains(lowercasedASCII) }
}
