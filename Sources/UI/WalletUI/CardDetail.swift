import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The details of one kept card: its revealed field, its side, its notes. A field is decrypted only
/// when asked for, and wiped after ten seconds, by a lock, and when the terminal loses the focus.
struct CardDetail: Sendable {
  /// An action on the card.
  enum Action: Sendable, Hashable {
    case reveal(CardField), copy, turn
  }

  /// A revealed field.
  private struct Revealed {
    let field: CardField
    let digits: SecretDigits
    let until: Instant
  }

  /// The part of the state that a key ends which does not set it anew.
  struct Passing {
    fileprivate let side: FlipAnimation.Side
    fileprivate let copied: CardField?
  }

  /// The card's id.
  let card: Int64
  /// The flip of the card.
  private(set) var turn = FlipAnimation()
  /// The revealed field and the moment at which it is hidden again; nil if nothing is revealed.
  private var revealed: Revealed?
  /// The card's notes; nil until they are decrypted.
  private(set) var notes: String?
  /// True once the notes were asked for.
  private var asksForNotes = false
  /// The field copied last; nil once another key is pressed.
  private var copied: CardField?

  /// The time that a field stays revealed.
  private static let revealTime = Duration.seconds(10)

  /// The details of a card, with nothing revealed.
  init(card: Int64) {
    self.card = card
  }

  // MARK: Time

  /// The next moment at which it changes by itself; nil if there is none.
  func nextFrame(after now: Instant) -> Instant? {
    [
      turn.nextFrame(after: now),
      revealed.flatMap { SecondsLeft(until: $0.until).nextTick(after: now) },
    ]
    .compactMap(\.self).min()
  }

  mutating func advance(to now: Instant) {
    if let revealed, now >= revealed.until { self.revealed = nil }
  }

  mutating func hideSecrets() {
    revealed = nil
  }

  var passing: Passing { Passing(side: turn.target, copied: copied) }

  /// Ends what a key ends that did not set it anew.
  mutating func end(_ before: Passing) {
    if copied == before.copied { copied = nil }
    if turn.target == before.side { turn.finish() }
  }

  // MARK: What is shown

  /// The revealed field, and the time for which it stays; nil if nothing is revealed.
  func shown(at now: Instant) -> (field: CardField, countdown: SecondsLeft)? {
    revealed.flatMap { now < $0.until ? ($0.field, SecondsLeft(until: $0.until)) : nil }
  }

  /// The digits of a revealed field; nil if it is hidden.
  func shown(_ field: CardField, at now: Instant) -> SecretDigits? {
    revealed.flatMap { $0.field == field && now < $0.until ? $0.digits : nil }
  }

  // MARK: Work

  mutating func perform(
    _ action: Action,
    of entry: WalletEntry,
    _ context: WalletContext
  ) -> [ScreenRequest<WalletData>] {
    switch action {
    case .reveal(let field): return reveal(field, of: entry)
    case .copy: return copy(entry)
    case .turn: turn.turnOver(at: context.now, moving: context.moves)
    }
    return []
  }

  /// True until the notes were asked for.
  var needsNotes: Bool { notes == nil && !asksForNotes }

  /// Asks for the notes, once.
  mutating func askForNotes() -> [ScreenRequest<WalletData>] {
    guard needsNotes else { return [] }
    asksForNotes = true
    return [.run(.open(card, for: .notes))]
  }

  /// Keeps the part of a decrypted card that it was opened for.
  mutating func take(
    _ opened: PaymentCard<SecretDigits>,
    for use: CardUse,
    of entry: WalletEntry,
    _ context: WalletContext
  ) {
    switch use {
    case .notes: notes = opened.notes
    case .reveal(let field):
      let digits = field == .number ? opened.number : opened.securityCode ?? SecretDigits()
      revealed = Revealed(
        field: field,
        digits: digits,
        until: context.now.advanced(by: Self.revealTime)
      )
      let side = field == .number ? .front : entry.codeSide
      turn.turn(to: side, at: context.now, moving: context.moves)
    case .edit: break
    }
  }

  private mutating func reveal(
    _ field: CardField,
    of entry: WalletEntry
  ) -> [ScreenRequest<WalletData>] {
    if revealed?.field == field {
      revealed = nil
      return []
    }
    revealed = nil
    guard field == .number || entry.codeCount > 0 else {
      return [.tell(StatusMessage(.codeNotKept))]
    }
    return [
      .run(.open(card, for: .reveal(field))),
      .tell(StatusMessage(field == .number ? .numberRevealed : .codeRevealed)),
    ]
  }

  /// Copies the number, and with each further press the next field that the card has.
  private mutating func copy(_ entry: WalletEntry) -> [ScreenRequest<WalletData>] {
    let fields = [CardField.number, .expiry, .securityCode].filter { field in
      switch field {
      case .number: entry.digitCount > 0
      case .expiry: entry.expiry != nil
      case .securityCode: entry.codeCount > 0
      case .holder: false
      }
    }
    let place = copied.flatMap { fields.firstIndex(of: $0) }.map { ($0 + 1) % fields.count } ?? 0
    guard fields.indices.contains(place) else {
      return [.tell(StatusMessage(.copyNothing))]
    }
    copied = fields[place]
    return [.run(.copy(card, fields[place]))]
  }
}

extension CardDetail {
  /// The keys, each with the screen's action for it.
  static func bindings<Action>(_ action: (Self.Action) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        .character("r"),
        does: action(.reveal(.number)),
        .keyReveal,
        named: "reveal"
      ),
      KeyBinding(
        .character("s"),
        does: action(.reveal(.securityCode)),
        .keyRevealCode,
        named: "reveal-code"
      ),
      KeyBinding(.character("c"), does: action(.copy), .keyCopy),
      KeyBinding(.character("t"), .control("t"), does: action(.turn), .keyTurnCard),
    ]
  }
}
