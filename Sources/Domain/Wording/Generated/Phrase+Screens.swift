// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/screens.pot. Change it there.

extension Phrase {
  /// Home
  package static var homeTitle: Phrase { Phrase(.homeTitle) }
  /// Wallet
  package static var homeWallet: Phrase { Phrase(.homeWallet) }
  /// Flashcards
  package static var homeFlashcards: Phrase { Phrase(.homeFlashcards) }
  /// {cards} due
  package static func homeDue(cards: String) -> Phrase {
    Phrase(.homeDue, [cards])
  }
  /// Settings
  package static var homeSettings: Phrase { Phrase(.homeSettings) }
  /// Lock now
  package static var homeLock: Phrase { Phrase(.homeLock) }
  /// No cards yet. Press a to add one.
  package static var walletEmpty: Phrase { Phrase(.walletEmpty) }
  /// Wallet: there is no card to open yet.
  package static var walletNothingToOpen: Phrase { Phrase(.walletNothingToOpen) }
  /// Number
  package static var cardNumber: Phrase { Phrase(.cardNumber) }
  /// Holder
  package static var cardHolder: Phrase { Phrase(.cardHolder) }
  /// Expires
  package static var cardExpiry: Phrase { Phrase(.cardExpiry) }
  /// Brand
  package static var cardBrand: Phrase { Phrase(.cardBrand) }
  /// No decks yet
  package static var flashcardsEmpty: Phrase { Phrase(.flashcardsEmpty) }
  /// Flashcards: there is no deck to open yet.
  package static var flashcardsNothingToOpen: Phrase { Phrase(.flashcardsNothingToOpen) }
  /// Prompt
  package static var deckPrompt: Phrase { Phrase(.deckPrompt) }
  /// Answer
  package static var deckAnswer: Phrase { Phrase(.deckAnswer) }
}
