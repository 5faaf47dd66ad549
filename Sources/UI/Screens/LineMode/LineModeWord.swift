package import Secrets
package import Wording

/// The choices that are accepted everywhere.
package enum LineModeWord: String, CaseIterable {
  case choices = "?"
  case repetition = "r"
  case go, lock, quit

  package var phrase: Phrase {
    switch self {
    case .choices: .lineModeChoices
    case .repetition: .lineModeRepeat
    case .go: .lineModeGo
    case .lock: .keyLock
    case .quit: .keyQuit
    }
  }
}

extension SecretBuffer {
  /// True if it holds exactly these characters, blanks at its ends aside.
  package func says(_ word: String) -> Bool {
    let blank: Unicode.Scalar = " "
    let given = scalars.drop { $0 == blank }
    var rest = word.unicodeScalars[...]
    for scalar in given {
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
    var rest = Array(scalars.prefix(word.rawValue.count + 3)).drop { $0 == " " }
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

  /// True if it consists of that many digits, including those of input methods.
  package func isDigits(_ count: Int) -> Bool {
    self.count == count && scalars.allSatisfy { $0.properties.numericType == .decimal }
  }
}
