import Screens
import Secrets

/// The meaning of a line that is no text.
enum LineModeMeaning: Sendable {
  /// Open or do what has this name.
  case go(String)
  /// Say what can be typed that has these words.
  case help(String)
  /// A word that is accepted everywhere; as text it would have been something to type.
  case word(LineModeWord, couldBeText: Bool)
  case choice(LineModeChoice<AnyScreenAction>)
  /// Rows of a list; nil if they are none of the list.
  case rows(LineModeRows<AnyScreenAction>, [Range<Int>]?)

  /// True if it does not depend on what is on the screen.
  var isEverywhere: Bool {
    switch self {
    case .go, .help, .word: true
    case .choice, .rows: false
    }
  }

  /// True for the words that close the vault.
  var isWayOut: Bool {
    switch self {
    case .word(.lock, _), .word(.quit, _): true
    case .word, .go, .help, .choice, .rows: false
    }
  }
}

extension LineModeDialogue {
  /// The meaning of a line that is a choice or one of the words accepted everywhere; nil where it is
  /// neither.
  func meaning(
    of line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> LineModeMeaning? {
    // A slash before a word is never wrong.
    func asks(for word: String) -> Bool {
      line.says("/" + word) || !scene.hasSlashes && line.says(word)
    }
    if model.isOpen, let name = line.rest(after: .go, needingSlash: scene.hasSlashes) {
      return .go(name)
    }
    if model.isOpen, let words = line.rest(after: .help, needingSlash: scene.hasSlashes),
      words.contains(where: { $0 != " " })
    {
      return .help(words)
    }
    if let choice = scene.choices.first(where: { asks(for: $0.word) }) { return .choice(choice) }
    let signs = LineModeWord.allCases.filter { $0.sign.map(asks(for:)) ?? false }
    if let word = signs.first { return .word(word, couldBeText: false) }
    // With a blank before it, it is a question mark.
    if line.isOnly("?") { return .word(.help, couldBeText: false) }
    for word in LineModeWord.allCases {
      if asks(for: word.rawValue) { return .word(word, couldBeText: false) }
      if line.isOnly(word.rawValue) { return .word(word, couldBeText: true) }
    }
    for word in scene.rowWords {
      switch word.reading(of: line) {
      case .rows(let rows): return .rows(word, rows)
      case .refused: return .rows(word, nil)
      case nil: break
      }
    }
    return nil
  }

  /// The text of a line whose backslash says that it is text; nil if the backslash is text itself, or
  /// there is none.
  func literal(
    _ line: SecretBuffer,
    _ scene: LineModeScene<AnyScreenAction>,
    _ model: Model
  ) -> SecretBuffer? {
    guard let rest = line.withoutBackslash, scene.hasSlashes,
      rest.withoutBackslash != nil || meaning(of: rest, scene, model) != nil
    else { return nil }
    return rest
  }
}
