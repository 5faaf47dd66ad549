import Locking
import PaymentCards
import Secrets
import Windowing
import Wording

/// What one window shows and what its keys do.
///
/// Conforming types are values without secrets: they are sealed when the lock comes up, and are there
/// again as they were after it.
protocol ScreenContent: Codable, Sendable {
  associatedtype Action: Sendable

  /// The keys of this screen.
  static var bindings: [KeyBinding<Action>] { get }

  /// Carries an action out.
  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request]

  /// The keys that work now: all of them, but where a screen asks something first.
  var table: [KeyBinding<Action>] { get }

  /// What `key` does, or nil where it does nothing here.
  mutating func press(_ key: Key, _ context: ScreenContext) -> [Request]?

  /// Takes a part of a paste, or answers nil where a paste is no more than its characters typed.
  mutating func paste(_ part: PastePart, _ context: ScreenContext) -> [Request]?

  /// Hides what was revealed, as nobody may be looking at the terminal any more.
  mutating func hideSecrets()

  /// Lets go of what was shown for a time that is over.
  mutating func advance(to now: Instant)

  /// When to draw next because something moves or is hidden again; nil where nothing does.
  func nextFrame(after now: Instant) -> Instant?

  /// Takes a character that is typed, where this is a field.
  mutating func type(_ scalar: Unicode.Scalar, _ context: ScreenContext) -> [Request]

  /// Whether characters that are typed go into a field.
  var takesText: Bool { get }

  /// Draws all of it.
  func draw(into canvas: inout Canvas, _ context: ScreenContext)

  /// Where the window stands on a screen of that size.
  func frame(in size: Size, _ context: ScreenContext) -> Rect

  /// How high the window lies.
  var level: WindowLevel { get }

  /// This content as one of the kinds of screens there are.
  var screen: Screen { get }
}

extension ScreenContent {
  var takesText: Bool { false }
  var level: WindowLevel { .normal }
  var table: [KeyBinding<Action>] { Self.bindings }

  mutating func press(_ key: Key, _ context: ScreenContext) -> [Request]? {
    act(on: key, context)
  }

  mutating func paste(_ part: PastePart, _ context: ScreenContext) -> [Request]? { nil }

  mutating func hideSecrets() {}

  mutating func advance(to now: Instant) {}

  func nextFrame(after now: Instant) -> Instant? { nil }

  mutating func type(_ scalar: Unicode.Scalar, _ context: ScreenContext) -> [Request] { [] }

  func frame(in size: Size, _ context: ScreenContext) -> Rect {
    StatusBar.rectAbove(in: size)
  }

  /// Its keys, for the footer and the help.
  var hints: [KeyHint] { table.map(\.hint) }

  /// Does what the table says of `key`, or types it; nil where it does nothing.
  mutating func act(on key: Key, _ context: ScreenContext) -> [Request]? {
    if let binding = table.first(where: { $0.keys.contains(key) }) {
      return perform(binding.action, context)
    }
    if takesText, let scalar = key.typed {
      return type(scalar, context)
    }
    return nil
  }
}

/// What screens may know besides their own state.
struct ScreenContext: Sendable {
  let contents: Contents
  let preferences: Preferences
  let theme: Theme
  let wording: Wording
  /// The size of the window.
  let size: Size
  let isDemo: Bool
  /// The moment it is.
  let now: Instant
  /// The day it is where the user is.
  let today: CalendarDay

  /// Whether things move.
  var moves: Bool { !preferences.reducedMotion }

  /// The name of a key.
  var keyName: KeyName { KeyName(theme: theme, wording: wording) }
}

/// What a screen asks of the model.
enum Request: Sendable {
  /// Show another screen above this one.
  case open(Screen)
  /// Leave this screen.
  case close
  /// Lock.
  case lock
  /// Seal and end the program.
  case quit
  /// Say something in the status line.
  case tell(StatusMessage)
  /// Keep changed preferences.
  case save(Preferences)
  /// Open a kept card, for one use of it.
  case openCard(Int64, for: CardUse)
  /// Keep a card.
  case saveCard(PaymentCard<SecretDigits>, CardSaving)
  /// Delete a card.
  case deleteCard(Int64)
  /// Put back the card that was deleted last.
  case restoreCard
  /// Mark a card, or take its mark away.
  case markCard(Int64, isFavourite: Bool)
  /// Give cards other places.
  case placeCards([CardPlace])
  /// Copy a field of a card.
  case copyCard(Int64, CardField)
  /// The recovery key is written down.
  case eraseRecoveryKey
  /// Make another recovery key.
  case renewRecoveryKey
  /// Say whether this is the passcode.
  case verifyPasscode(SecretBytes)
  /// Set another passcode.
  case changePasscode(SecretBytes, kind: PasscodeKind)
}
