import Flashcards
import Locking
import PaymentCards
import Secrets
import WindowLevels
import Wording

/// What one window shows and what its keys do.
///
/// Conforming types are values without secrets: they are sealed when the lock comes up, and are there
/// again as they were after it.
protocol ScreenContent: PlainScreen, Codable, Sendable {
  associatedtype Action: Sendable

  /// The keys of this screen.
  static var bindings: [KeyBinding<Action>] { get }

  /// Carries an action out.
  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request]

  /// The keys that work now: all of them, but where a screen asks something first.
  var table: [KeyBinding<Action>] { get }

  /// The same, where what works depends on more than the screen knows of itself: what is loaded, what
  /// is in the vault, what time it is.
  func table(_ context: ScreenContext) -> [KeyBinding<Action>]

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

  /// What it has to have in memory of the flashcards.
  var needs: DataRequirement? { get }

  /// Looks at what time and loading have changed.
  mutating func advance(_ context: ScreenContext) -> [Request]

  /// A change of flashcards that this screen asked for is kept.
  mutating func kept(_ change: ChangeSet, _ context: ScreenContext) -> [Request]

  /// It could not be kept; nothing of it was.
  mutating func notKept()

  /// Another screen's change of flashcards is kept. `created` are the cards that were not there
  /// before.
  mutating func follow(_ change: ChangeSet, created: Set<CardID>, _ context: ScreenContext)

  /// Takes in what this screen asked for.
  mutating func receive(_ news: StudyResponse, _ context: ScreenContext) -> [Request]

  /// Takes in what came of reading or writing a file of cards.
  mutating func receive(_ result: CardTransferResult, _ context: ScreenContext) -> [Request]

  /// Takes in how work that this screen asked for goes on.
  mutating func receive(_ news: WorkEvent)

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

  func table(_ context: ScreenContext) -> [KeyBinding<Action>] { table }

  mutating func press(_ key: Key, _ context: ScreenContext) -> [Request]? {
    act(on: key, context)
  }

  mutating func paste(_ part: PastePart, _ context: ScreenContext) -> [Request]? { nil }

  mutating func hideSecrets() {}

  mutating func advance(to now: Instant) {}

  func nextFrame(after now: Instant) -> Instant? { nil }

  var needs: DataRequirement? { nil }

  mutating func advance(_ context: ScreenContext) -> [Request] { [] }

  mutating func kept(_ change: ChangeSet, _ context: ScreenContext) -> [Request] { [] }

  mutating func notKept() {}

  mutating func follow(_ change: ChangeSet, created: Set<CardID>, _ context: ScreenContext) {}

  mutating func receive(_ news: StudyResponse, _ context: ScreenContext) -> [Request] { [] }

  mutating func receive(_ result: CardTransferResult, _ context: ScreenContext) -> [Request] { [] }

  mutating func receive(_ news: WorkEvent) {}

  mutating func type(_ scalar: Unicode.Scalar, _ context: ScreenContext) -> [Request] { [] }

  func frame(in size: Size, _ context: ScreenContext) -> Rect {
    StatusBar.rectAbove(in: size)
  }

  /// The keys that work now, for the footer and the help.
  func hints(_ context: ScreenContext) -> [KeyHint] { table(context).map { $0.hint } }

  /// Does what the table says of `key`, or types it; nil where it does nothing.
  mutating func act(on key: Key, _ context: ScreenContext) -> [Request]? {
    if let binding = table(context).first(where: { $0.keys.contains(key) }) {
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
  let contents: VaultSnapshot
  let preferences: Preferences
  let theme: Theme
  let wording: Wording
  /// The size of the window.
  let size: Size
  let isDemo: Bool
  /// Whether nothing is to move, whatever the preferences say.
  let keepsStill: Bool
  /// The moment it is.
  let now: Instant
  /// The day it is where the user is.
  let today: CalendarDay
  /// What the wall clock says.
  let moment: LocalMoment
  /// 64 random bits, others for each key, for naming what is new.
  let random: UInt64

  /// Whether things move.
  var moves: Bool { !preferences.reducedMotion && !keepsStill }

  /// Where days of study end.
  var boundary: DayBoundary { DayBoundary(rolloverHour: preferences.rolloverHour) }

  /// The cards of a deck, where they are in memory.
  func shelf(_ deck: DeckID) -> LoadedDeck? {
    contents.shelf.flatMap { $0.deck.id == deck ? $0 : nil }
  }

  /// Whether a deck can't be read.
  func isUnreadable(_ deck: DeckID) -> Bool {
    contents.shelfLoading.map { $0.deck == deck && $0.state == .failed } ?? false
  }

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
  /// Read or write a file of cards.
  case transfer(CardTransfer)
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
  /// Keep a change of flashcards, and tell this screen what came of it.
  case keep(ChangeSet)
  /// Keep a change of flashcards that can be taken back later, and tell this screen what came of it.
  case keepStep(ChangeSet, UndoableOperation)
  /// Take back the last step of these kinds, and tell this screen what came of it.
  case takeBack(Set<UndoableOperation.Kind>, force: Bool)
  /// Call off what takes a while.
  case stopWork
  /// Try again to load what could not be read.
  case reload
  /// Bring the answers given since a moment.
  case loadReviews(since: Timestamp?)
  /// Bring all that was answered of a deck and those within it, or of all decks.
  case loadPast(of: DeckID?)
  /// Count what a deck and those within it hold.
  case countDeck(DeckID)
  /// Read a file that is to be imported.
  case readImport(path: String, into: DeckID?)
  /// Write a deck, or all of them, to a file.
  case exportDeck(DeckID?, path: String)
  /// Fit a deck's parameters to its answers.
  case fitParameters(DeckID)
  /// Give that up.
  case stopFitting
}
