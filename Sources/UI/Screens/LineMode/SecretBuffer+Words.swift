package import Secrets

/// A typed line, compared without making a string of it. Full-width letters, digits and signs count
/// as the ASCII ones.
extension SecretBuffer {
  /// True if it holds exactly these characters, blanks at its ends aside.
  package func says(_ word: String) -> Bool {
    let blank: Unicode.Scalar = " "
    var rest = word.unicodeScalars[...]
    var hasBegun = false
    for scalar in scalars {
      let scalar = scalar.narrow
      if !hasBegun, scalar == blank { continue }
      hasBegun = true
      guard let next = rest.first else {
        guard scalar == blank else { return false }
        continue
      }
      guard next == scalar else { return false }
      rest.removeFirst()
    }
    return rest.isEmpty
  }

  /// True if it holds exactly these characters, without any blank.
  package func isOnly(_ word: String) -> Bool {
    count == word.unicodeScalars.count && says(word)
  }

  /// The words behind a first word and a blank; nil if the line does not begin with them. A line is
  /// made a string only where it does.
  package func rest(after word: LineModeWord, needingSlash: Bool) -> String? {
    var rest = scalars.prefix(word.rawValue.count + 3).map(\.narrow).drop { $0 == " " }
    let hasSlash = rest.first == "/"
    guard hasSlash || !needingSlash else { return nil }
    if hasSlash { rest = rest.dropFirst() }
    let wanted = Array(word.rawValue.unicodeScalars) + [" "]
    guard rest.starts(with: wanted) else { return nil }
    return String(String.UnicodeScalarView(scalars.dropFirst(rest.startIndex + wanted.count)))
  }

  package func ends(with scalar: Unicode.Scalar) -> Bool {
    var last: Unicode.Scalar?
    for scalar in scalars { last = scalar }
    return last == scalar
  }

  /// The line behind a backslash at its beginning; nil if there is none.
  package var withoutBackslash: SecretBuffer? {
    guard scalars.first(where: { _ in true }) == "\\" else { return nil }
    var rest = self
    rest.remove(at: 0)
    return rest
  }

  /// True if it has a character that steers a terminal and is no tab.
  package var hasControls: Bool {
    scalars.contains { $0.properties.generalCategory == .control && $0 != "\t" }
  }

  /// True if it consists of that many digits, including the full-width ones of input methods.
  package func isDigits(_ count: Int) -> Bool {
    self.count == count
      && scalars.allSatisfy {
        (0x30...0x39).contains($0.value) || (0xFF10...0xFF19).contains($0.value)
      }
  }

  /// The number that the line consists of; nil if it is none, or has more than four digits.
  package var number: Int? {
    guard (1...4).contains(count), isDigits(count) else { return nil }
    return scalars.reduce(0) { number, digit in
      number * 10 + Int(digit.properties.numericValue ?? 0)
    }
  }

  /// The number of characters that have to be typed, left out or replaced to make a word of the
  /// line.
  package func distance(to word: String) -> Int {
    let wanted = Array(word.unicodeScalars)
    var row = Array(0...wanted.count)
    for (index, scalar) in scalars.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in wanted.indices {
        let replaced = diagonal + (scalar.narrow == wanted[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[wanted.count]
  }
}

extension Unicode.Scalar {
  /// The ASCII character of a full-width one, and a blank for the ideographic space; itself for any
  /// other. Input methods type the wide ones, which mean the same in choices, words and numbers.
  package var narrow: Unicode.Scalar {
    switch value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFF01 + 0x21) ?? self
    default: self
    }
  }
}
