/// A screen of the open demo.
public enum Place: String, CaseIterable, Sendable {
  case home, wallet, card, flashcards, prompt, answer, settings, help

  /// The keys that lead there from Home.
  public var keys: [Key] {
    switch self {
    case .home: []
    case .wallet: [.character("w")]
    case .card: [.character("w"), .enter, .character("r")]
    case .flashcards: [.character("f")]
    case .prompt: [.character("f"), .enter]
    case .answer: [.character("f"), .enter, .character(" ")]
    case .settings: [.character("s")]
    case .help: [.f1]
    }
  }

  /// The number of screens above Home, and so of Escapes that lead back.
  public var depth: Int {
    switch self {
    case .home: 0
    case .wallet, .flashcards, .settings, .help: 1
    case .card, .prompt, .answer: 2
    }
  }

  /// A text that is shown there, and otherwise on Home at most, and must never be seen under the
  /// lock.
  public var secret: String {
    switch self {
    case .home: "w Wallet"
    case .wallet: "Everyday"
    case .card: "4111 1111 1111 1111"
    case .flashcards: "Capitals"
    case .prompt: "Japan?"
    case .answer: "Tokyo"
    case .settings: "Lock when idle for"
    case .help: "─ Keys ─"
    }
  }

  /// True if a screen shows this place. Home has decks and cards of others.
  public func isShown(on screen: TerminalScreen) -> Bool {
    screen.shows(secret) && (self == .home || !screen.shows(Place.home.secret))
  }

  /// A text that is shown after unlocking: a card's number is hidden then.
  public var remembered: String { self == .card ? "ADA LOVELACE" : secret }

  /// The texts of all places that must not be seen under the lock.
  public static let secrets =
    allCases.map(\.secret) + ["ADA LOVELACE", "Wallet", "4 cards", "3 cards"]
}
