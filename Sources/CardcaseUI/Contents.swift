public import Locking
public import PaymentCards
public import Secrets

/// What the vault holds, as far as the screens show it. It exists only while the vault is open.
public struct Contents: Sendable {
  /// The cards of the wallet as it lists them, without their numbers, codes and notes.
  public internal(set) var cards: [WalletEntry]
  /// The decks of flashcards.
  public var decks: [FlashcardDeck]
  /// What kind of passcode the vault has.
  public var passcodeKind: PasscodeKind
  /// The recovery key, for as long as nobody has proved to have written it down.
  public var recoveryKey: RecoveryKey?
  /// Which of its groups, counted from 0, has to be typed back to prove it.
  public var recoveryGroup: Int
  /// What the card was called that was deleted last, as long as it can be put back.
  var deletedCard: String?

  /// Contents; nothing by default.
  public init(
    passcodeKind: PasscodeKind,
    cards: [WalletEntry] = [],
    decks: [FlashcardDeck] = [],
    recoveryKey: RecoveryKey? = nil,
    recoveryGroup: Int = 0
  ) {
    self.passcodeKind = passcodeKind
    self.cards = cards
    self.decks = decks
    self.recoveryKey = recoveryKey
    self.recoveryGroup = recoveryGroup
  }
}

/// A deck of flashcards.
public struct FlashcardDeck: Sendable {
  /// A question and its answer.
  public struct Card: Sendable {
    /// What is asked.
    public let prompt: String
    /// What is to be remembered.
    public let answer: String

    /// A card from both sides.
    public init(prompt: String, answer: String) {
      self.prompt = prompt
      self.answer = answer
    }
  }

  /// What it is called.
  public let name: String
  /// Its cards, the first on top.
  public let cards: [Card]

  /// A deck from its cards.
  public init(name: String, cards: [Card]) {
    self.name = name
    self.cards = cards
  }
}
