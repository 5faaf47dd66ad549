package import Screens
import Secrets
import WindowLevels

/// The meaning of a line that was typed in line mode.
package enum LineModeCommand: Sendable {
  /// Nothing: it only shows that somebody is there.
  case nothing
  /// The meaning of a reserved key.
  case reserved(ReservedKey)
  /// Open or do what has this name, or list what may be meant; all of it if it is empty.
  case go(String)
  /// Say the least from now on, or all again.
  case brief(Bool)
  /// An input for the screen that the line is about.
  case screen(LineModeInput)

  /// True if the interface does nothing for it.
  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }
}

/// The actions that a line asks for, and the text that is typed among them.
package struct LineModeInput: Sendable {
  /// The text of a field.
  enum Text: Sendable {
    /// So many of the line's first characters, which may be secret.
    case line(SecretBuffer, count: Int)
    /// Other words in the line's place.
    case words(String)

    /// The number of characters.
    var count: Int {
      switch self {
      case .line(_, let count): count
      case .words(let words): words.unicodeScalars.count
      }
    }

    fileprivate func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
      switch self {
      case .line(let line, let count): line.scalars.prefix(count).forEach(body)
      case .words(let words): words.unicodeScalars.forEach(body)
      }
    }
  }

  /// The window that the line is about: in another one it does nothing.
  let window: WindowID?
  /// The epoch in which the line was typed: after a newer lock it does nothing.
  let epoch: Int
  private var before: [AnyScreenAction]
  var text: Text
  private var after: [AnyScreenAction]

  /// An input for the screen that has the keys.
  init(
    before: [AnyScreenAction],
    text: Text = .words(""),
    after: [AnyScreenAction] = [],
    _ model: Model
  ) {
    window = model.stack.keyWindow
    epoch = model.epoch
    self.before = before
    self.text = text
    self.after = after
  }

  /// Puts actions in the place of the text and of what goes with it.
  mutating func replace(with actions: [AnyScreenAction]) {
    before = actions
    text = .words("")
    after = []
  }

  /// Hands on action by action and character by character.
  func forEach(_ body: (ScreenInput<AnyScreenAction>) -> Void) {
    before.forEach { body(.action($0)) }
    text.forEachScalar { body(.character($0)) }
    after.forEach { body(.action($0)) }
  }
}
