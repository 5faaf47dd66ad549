/// The state of a card holder's name.
public enum HolderState: Equatable, Sendable {
  /// Empty or only white space.
  case empty
  /// A name: anything with a letter or another sign in it, in any script.
  case valid
  /// Only digits, spaces and hyphens: a card number typed in the wrong field.
  case numberInWrongField
  /// Longer than the limit.
  case tooLong(longest: Int)
}

/// The rules for a card holder's name, which are those of card-validator 10.0.4. It is free text:
/// accents, apostrophes and scripts without letter case are names like any other.
public enum HolderCheck {
  /// The greatest number of characters.
  public static let longest = 255

  /// The state of a name.
  public static func state(of name: String) -> HolderState {
    if name.unicodeScalars.allSatisfy(\.isSpace) { return .empty }
    if name.count > longest { return .tooLong(longest: longest) }
    let isNumber = name.unicodeScalars.allSatisfy {
      $0.digitValue != nil || $0.isSpace || $0 == "-"
    }
    return isNumber ? .numberInWrongField : .valid
  }

  /// A pasted name as one line: line breaks, tabs and other control characters become single
  /// spaces, those at either end are removed, and the name is cut at `longest`.
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
