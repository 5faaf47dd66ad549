/// How a card holder's name stands.
public enum HolderState: Equatable, Sendable {
  /// Nothing but white space.
  case empty
  /// A name: anything with a letter or another sign in it, in any script.
  case valid
  /// Only digits, spaces and hyphens: a card number typed in the wrong field.
  case numberInWrongField
  /// Longer than names are kept.
  case tooLong(longest: Int)
}

/// The rules for a card holder's name. It is free text: accents, apostrophes and scripts without
/// letter case are names like any other. The rules are those of card-validator 10.0.4.
public enum HolderCheck {
  /// How many characters are kept at most.
  public static let longest = 255

  /// How a name stands.
  public static func state(of name: String) -> HolderState {
    if name.unicodeScalars.allSatisfy(\.isSpace) { return .empty }
    if name.count > longest { return .tooLong(longest: longest) }
    let isNumber = name.unicodeScalars.allSatisfy {
      $0.digitValue != nil || $0.isSpace || $0 == "-"
    }
    return isNumber ? .numberInWrongField : .valid
  }

  /// A pasted name on one line: line breaks, tabs and other control characters become single spaces,
  /// those at either end go, and what is beyond the longest name is left out.
  public static func tidied(_ pasted: String) -> String {
    var name = ""
    var count = 0
    var gap = false
    for character in pasted where count < longest {
      if character.unicodeScalars.allSatisfy({
        $0.isSpace || $0.properties.generalCategory == .control
      }) {
        gap = count > 0
        continue
      }
      if gap {
        name.append(" ")
        count += 1
        gap = false
        if count == longest { break }
      }
      name.append(character)
      count += 1
    }
    return name
  }
}
