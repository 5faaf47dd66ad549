public import Locking
public import Secrets

/// What the vault holds, as far as the screens show it. It exists only while the vault is open.
public struct Contents: Sendable {
  /// The cards of the wallet.
  public var cards: [WalletCard]
  /// The decks of flashcards.
  public var decks: [FlashcardDeck]
  /// What kind of passcode the vault has.
  public var passcodeKind: PasscodeKind
  /// The recovery key, for as long as nobody has proved to have written it down.
  public var recoveryKey: RecoveryKey?
  /// Which of its groups, counted from 0, has to be typed back to prove it.
  public var recoveryGroup: Int

  /// Contents; nothing by default.
  public init(
    passcodeKind: PasscodeKind,
    cards: [WalletCard] = [],
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

/// A payment card in the wallet.
public struct WalletCard: Sendable {
  /// What its owner calls it.
  public let name: String
  /// The brand's name.
  public let brand: String
  /// The number's digits, each 0 to 9.
  public let number: [UInt8]
  /// The holder as printed.
  public let holder: String
  /// MM/YY.
  public let expiry: String

  /// A card from its parts.
  public init(name: String, brand: String, number: [UInt8], holder: String, expiry: String) {
    self.name = name
    self.brand = brand
    self.number = number
    self.holder = holder
    self.expiry = expiry
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
