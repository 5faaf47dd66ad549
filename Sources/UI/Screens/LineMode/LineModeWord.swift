package import Secrets
package import Wording

/// What can be typed everywhere.
package enum LineModeWord: String, CaseIterable {
  case choices = "?"
  case repetition = "r"
  case lock, quit

  package var phrase: Phrase {
    switch self {
    case .choices: .lineModeChoices
    case .repetition: .lineModeRepeat
    case .lock: .keyLock
    case .quit: .keyQuit
    }
  }
}

extension SecretBuffer {
  /// Whether it holds these characters and no others, blanks at its ends aside.
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

  /// Whether it holds these characters, and not so much as a blank besides.
  package func isOnly(_ word: String) -> Bool {
    count == word.unicodeScalars.count && says(word)
  }

  package func ends(with scalar: Unicode.Scalar) -> Bool {
    var last: Unicode.Scalar?
    for scalar in scalars { last = scalar }
    return last == scalar
  }

  /// Whether it is so many digits, those of input methods among them.
  package func isDigits(_ count: Int) -> Bool {
    self.count == count && scalars.allSatisfy { $0.properties.numericType == .decimal }
  }
}
