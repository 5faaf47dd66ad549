public import Flashcards
public import Locking
public import PaymentCards
public import Secrets

/// What the vault holds, as far as the screens show it. It exists only while the vault is open.
public struct VaultSnapshot: Sendable {
  /// The cards of the wallet as it lists them, without their numbers, codes and notes.
  public internal(set) var cards: [WalletEntry]
  /// The decks of flashcards.
  public internal(set) var decks: [DeckSummary]
  /// What kind of passcode the vault has.
  public var passcodeKind: PasscodeKind
  /// The recovery key, for as long as nobody has proved to have written it down.
  public var recoveryKey: RecoveryKey?
  /// Which of its groups, counted from 0, has to be typed back to prove it.
  public var recoveryGroup: Int
  /// Whether nothing can be saved, as what says which records there must be is damaged.
  public var isReadOnly = false
  /// Whether the decks are in memory as they are kept.
  var decksLoading: Loading
  /// The day of study that the counts of the decks are of.
  var decksDay: StudyDay?
  /// Records of flashcards that can't be read.
  var damagedStudy = 0
  /// The deck that is open, with its cards.
  var shelf: LoadedDeck?
  /// The newest id of a note, card or set of parameters in the vault: new ones come after it.
  var newestStudyID: Int64 = 0
  /// The deck that was asked for, whether with all its cards, and whether it came.
  var shelfLoading: (deck: DeckID, isWhole: Bool, state: Loading)?
  /// What the card was called that was deleted last, as long as it can be put back.
  var deletedCard: String?

  /// Contents; nothing by default. Decks that are not given are loaded once a screen needs them.
  public init(
    passcodeKind: PasscodeKind,
    cards: [WalletEntry] = [],
    decks: [DeckSummary]? = nil,
    recoveryKey: RecoveryKey? = nil,
    recoveryGroup: Int = 0
  ) {
    self.passcodeKind = passcodeKind
    self.cards = cards
    self.decks = decks ?? []
    decksLoading = decks == nil ? .wanted : .done
    self.recoveryKey = recoveryKey
    self.recoveryGroup = recoveryGroup
  }
}
