// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/screens.pot. Change it there.

extension Phrase {
  /// Home
  package static var homeTitle: Phrase { Phrase(.homeTitle) }
  /// Wallet
  package static var homeWallet: Phrase { Phrase(.homeWallet) }
  /// Flashcards
  package static var homeFlashcards: Phrase { Phrase(.homeFlashcards) }
  /// {cards} to study
  package static func homeDue(cards: String) -> Phrase {
    Phrase(.homeDue, [cards])
  }
  /// Settings
  package static var homeSettings: Phrase { Phrase(.homeSettings) }
  /// Lock now
  package static var homeLock: Phrase { Phrase(.homeLock) }
  /// Study what is due
  package static var homeStudy: Phrase { Phrase(.homeStudy) }
  /// Today
  package static var homeToday: Phrase { Phrase(.homeToday) }
  /// {days} in a row
  package static func homeStreak(days: String) -> Phrase {
    Phrase(.homeStreak, [days])
  }
  /// {n} due
  package static func homeCountDue(n: String) -> Phrase {
    Phrase(.homeCountDue, [n])
  }
  /// {n} new
  package static func homeCountNew(n: String) -> Phrase {
    Phrase(.homeCountNew, [n])
  }
  /// {n} learning
  package static func homeCountLearning(n: String) -> Phrase {
    Phrase(.homeCountLearning, [n])
  }
  /// about {minutes}
  package static func homeMinutes(minutes: String) -> Phrase {
    Phrase(.homeMinutes, [minutes])
  }
  /// Nothing is due now.
  package static var homeNothingDue: Phrase { Phrase(.homeNothingDue) }
  /// Decks
  package static var homeDecks: Phrase { Phrase(.homeDecks) }
  /// new
  package static var homeHeadNew: Phrase { Phrase(.homeHeadNew) }
  /// learn
  package static var homeHeadLearning: Phrase { Phrase(.homeHeadLearning) }
  /// due
  package static var homeHeadDue: Phrase { Phrase(.homeHeadDue) }
  /// {n} more
  package static func homeMore(n: String) -> Phrase {
    Phrase(.homeMore, [n])
  }
  /// {weekday} {day} {month}
  package static func homeDate(weekday: String, day: String, month: String) -> Phrase {
    Phrase(.homeDate, [weekday, day, month])
  }
  /// {month}/{year}
  package static func monthOfYear(month: String, year: String) -> Phrase {
    Phrase(.monthOfYear, [month, year])
  }
  /// {whole}.{tenth}
  package static func decimalNumber(whole: String, tenth: String) -> Phrase {
    Phrase(.decimalNumber, [whole, tenth])
  }
  /// There are no decks yet.
  package static var homeNoDecks: Phrase { Phrase(.homeNoDecks) }
  /// Welcome to your case
  package static var homeWelcome: Phrase { Phrase(.homeWelcome) }
  /// Payment cards, typed without mistakes and kept sealed.
  package static var homeWelcomeCards: Phrase { Phrase(.homeWelcomeCards) }
  /// Flashcards, which come back when you are about to forget them.
  package static var homeWelcomeDecks: Phrase { Phrase(.homeWelcomeDecks) }
  /// All of it is locked with one passcode, the moment you look away.
  package static var homeWelcomeLock: Phrase { Phrase(.homeWelcomeLock) }
  /// Add a payment card
  package static var homeAddCard: Phrase { Phrase(.homeAddCard) }
  /// New deck
  package static var homeNewDeck: Phrase { Phrase(.homeNewDeck) }
  /// Import
  package static var homeImport: Phrase { Phrase(.homeImport) }
  /// No cards yet. Press a to add one.
  package static var walletEmpty: Phrase { Phrase(.walletEmpty) }
  /// Wallet: there is no card to open yet.
  package static var walletNothingToOpen: Phrase { Phrase(.walletNothingToOpen) }
  /// Wallet: {cards} too many, the same in every field. Join doubles keeps one.
  package static func walletDoubles(cards: String) -> Phrase {
    Phrase(.walletDoubles, [cards])
  }
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
