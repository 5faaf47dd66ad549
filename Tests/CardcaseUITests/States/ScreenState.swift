import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens

/// A screen in one of its states, by name: what the tests about every screen run over.
struct ScreenState: CustomTestStringConvertible, Sendable {
  /// Its name, which its golden file has too.
  let name: String
  /// The name of the screen's kind in the registry of screens; nil for the lock.
  let kind: String?
  /// Words that are on the screen at every size.
  let words: [String]
  /// The part of it that a lock takes for good.
  let losesAtLock: LostAtLock?
  /// True while work is under way, when line mode takes nothing but a lock, a stop and the end.
  private(set) var isAtWork = false
  /// True if it asks something, whose answers are the only ways on.
  private(set) var isQuestion = false
  /// True if its cursor is on the screen at the smallest size too. Some steps of the lock have
  /// more text than that size shows.
  private(set) var fitsSmallest = true
  private let vault: StateVault
  private let reach: @Sendable (inout ModelHarness) throws -> Void

  /// The part of a state that a lock takes for good, and does not bring back.
  enum LostAtLock: Sendable {
    /// A security code or a passcode that was typed: it must not outlive the lock.
    case typedSecret
    /// Work that was under way, or a file that was read: it is called off, or done anew.
    case work
    /// A message in the status line, which belongs to the key before it.
    case message
    /// The recovery key's screen, which every unlocking brings up anew from its beginning.
    case recoveryKey
  }

  var testDescription: String { name }

  /// Keeps the parts: the state that `reach` leads to over an opened vault.
  init(
    _ name: String,
    _ kind: String?,
    _ words: [String],
    over vault: StateVault,
    losesAtLock: LostAtLock? = nil,
    _ reach: @escaping @Sendable (inout ModelHarness) throws -> Void
  ) {
    self.name = name
    self.kind = kind
    self.words = words
    self.vault = vault
    self.losesAtLock = losesAtLock
    self.reach = reach
  }

  /// Marks that work is under way.
  var atWork: ScreenState { with { $0.isAtWork = true } }

  /// Marks that it asks something.
  var asking: ScreenState { with { $0.isQuestion = true } }

  /// Marks that the smallest size shows too little of it for a cursor.
  var tooLargeForSmallest: ScreenState { with { $0.fitsSmallest = false } }

  private func with(_ change: (inout ScreenState) -> Void) -> ScreenState {
    var copy = self
    change(&copy)
    return copy
  }

  /// The interface in this state.
  func make(_ surroundings: Surroundings = Surroundings()) throws -> ModelHarness {
    var app = try start(surroundings)
    try unlock(&app)
    try reach(&app)
    // What moves is over then.
    app.pass(.seconds(1))
    return app
  }

  /// The interface before the vault is opened.
  func start(_ surroundings: Surroundings = Surroundings()) throws -> ModelHarness {
    try vault.start(surroundings)
  }

  /// Unlocks as the program does: nothing but what was sealed and what is kept is left.
  func unlock(_ app: inout ModelHarness) throws {
    try vault.unlock(&app)
  }

  /// Every state of every screen of the registry.
  static let open =
    shell + wallet + cardForm + cardFiles + decks + review + notes + noteTypes + passcodes
    + devices

  /// Every state, those of the lock among them.
  static let all = open + lock

  /// The state with a name.
  static func named(_ name: String) throws -> ScreenState {
    try #require(all.first { $0.name == name }, "no state is named \(name)")
  }
}

/// The surroundings of a state: a terminal, and preferences about what is seen.
struct Surroundings: Sendable {
  var size = Size(width: 80, height: 24)
  var traits = TerminalTraits(
    colors: .full,
    unicode: true,
    background: .dark
  )
  var usesColors = true
  var reducedMotion = false
  var borders = BorderChoice.lines
  /// True if it is told in lines, and not drawn.
  var isHeard = false
  var language = Language.en
}

/// The vault under a state.
enum StateVault: Sendable {
  /// None yet, or one that stays locked, with a passcode of that kind.
  case locked(PasscodeKind?)
  /// One with these contents.
  case contents(@Sendable () throws -> VaultSnapshot)
  /// One with these cards, whose changes are kept.
  case cards(FakeWallet)
  /// One with these decks, whose changes are kept.
  case decks(StudyVault)

  /// The interface before the vault is opened.
  func start(_ surroundings: Surroundings) throws -> ModelHarness {
    var preferences = Preferences()
    preferences.usesColors = surroundings.usesColors
    preferences.reducedMotion = surroundings.reducedMotion
    preferences.borders = surroundings.borders
    var kind: PasscodeKind? = .digits4
    if case .locked(let locked) = self { kind = locked }
    if case .contents(let contents) = self { kind = try contents().lock.passcodeKind }
    if case .decks = self { preferences.idleLimit = nil }
    var app = try ModelHarness(
      kind: kind,
      size: surroundings.size,
      traits: surroundings.traits,
      preferences: preferences,
      language: surroundings.language
    )
    if surroundings.isHeard { app.model.wording = app.model.wording.spoken }
    switch self {
    case .locked, .contents: break
    case .cards(let wallet):
      app.wallet = wallet
      app.wallet.writes = true
    case .decks(let study): app.study = study
    }
    return app
  }

  /// Opens the vault.
  func unlock(_ app: inout ModelHarness) throws {
    switch self {
    case .locked: break
    case .contents(let contents): try app.unlock(contents())
    case .cards: try app.unlock()
    case .decks: try app.unlock(VaultSnapshot(passcodeKind: .digits4))
    }
  }
}
