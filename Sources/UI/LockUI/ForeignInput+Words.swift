package import Locking
package import Wording

extension ForeignInput {
  /// The message about it where digits are due.
  package func sentence(_ wording: Wording) -> String {
    switch self {
    case .digit: wording(.foreignDigits)
    case .letter(let script):
      script.name.map { wording(.foreignScript(script: wording($0))) } ?? wording(.foreignDigits)
    }
  }
}

extension Script {
  /// Its name; nil for the Latin one, and those that have no name here.
  fileprivate var name: Phrase? {
    switch self {
    case .greek: .scriptGreek
    case .cyrillic: .scriptCyrillic
    case .hebrew: .scriptHebrew
    case .arabic: .scriptArabic
    case .latin, .eastAsian, .other: nil
    }
  }
}

extension PassphraseLayout {
  var phrase: Phrase {
    switch self {
    case .other: .layoutOther
    case .mixed: .layoutMixed
    }
  }
}
