public import Flashcards
public import Locking
public import PaymentCards
public import Secrets

/// What the vault holds, as far as the screens show it. It exists only while the vault is open.
public struct Contents: Sendable {
  /// The cards of the wallet.
  public var cards: [WalletCard]
  /// The decks of flashcards.
  public internal(set) var decks: [DeckSummary]
  /// What kind of passcode the vault has.
  public var passcodeKind: PasscodeKind
  /// The recovery key, for as long as nobody has proved to have written it down.
  public var recoveryKey: RecoveryKey?
  /// Which of its groups, counted from 0, has to be typed back to prove it.
  public var recoveryGroup: Int
  /// Whether the decks are in memory as they are kept.
  var decksLoading: Loading
  /// Records of flashcards that can't be read.
  var damagedStudy = 0
  /// The deck that is open, with its cards.
  var shelf: OpenShelf?
  /// The newest id of a note or card in the vault: new ones come after it.
  var newestStudyID: Int64 = 0
  /// The deck that was asked for, and whether it came.
  var shelfLoading: (deck: DeckID, state: Loading)?

  /// Contents; nothing by default. Decks that are not given are loaded once a screen needs them.
  public init(
    passcodeKind: PasscodeKind,
    cards: [WalletCard] = [],
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

/// A payment card in the wallet.
public struct WalletCard: Sendable, Identifiable {
  /// What it is known by, for as long as it is kept.
  public let id: Int64
  /// The card.
  public var card: PaymentCard<SecretDigits>

  /// A card and its id.
  public init(id: Int64, card: PaymentCard<SecretDigits>) {
    self.id = id
    self.card = card
  }
}
