import DomainWords
import PaymentCards
import Screens
import Secrets
import WindowLevels
import Wording

/// The details of one kept card: its revealed part, its side, its custom fields, its notes. What is
/// hidden is decrypted only when asked for, and wiped after ten seconds, by a lock, and when the terminal loses the focus.
struct CardDetail: Sendable {
  /// An action on the card.
  enum Action: Sendable, Hashable {
    case reveal(PaymentCardPart), copy, copyPart(PaymentCardPart), turn

    /// The same action where a custom field has the focus: it is about that.
    func on(_ focused: PaymentCardPart?) -> Action {
      guard let focused, case .custom = focused else { return self }
      return switch self {
      case .reveal(.number): .reveal(focused)
      case .copy: .copyPart(focused)
      default: self
      }
    }
  }

  /// A revealed part.
  private struct Revealed {
    let part: PaymentCardPart
    var digits = SecretDigits()
    var text = SecretText()
    let countdown: SecondsLeft
  }

  /// The part of the state that a key ends which does not set it anew.
  struct Passing {
    fileprivate let side: FlipAnimation.Side
    fileprivate let copied: PaymentCardPart?
  }

  /// The card's id.
  let card: Int64
  /// The flip of the card.
  private(set) var turn = FlipAnimation()
  /// The revealed part and the moment at which it is hidden again; nil if nothing is revealed.
  private var revealed: Revealed?
  /// The card without what it hides; nil until it is decrypted.
  private(set) var known: PaymentCard<SecretDigits>?
  /// True once it was asked for.
  private var asksForNotes = false
  /// The field copied last; nil once another key is pressed.
  private var copied: PaymentCardPart?
  /// The field copied before it.
  private var copiedBefore: PaymentCardPart?

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
      revealed.flatMap { $0.countdown.nextTick(after: now) },
    ]
    .compactMap(\.self).min()
  }

  mutating func advance(to now: Instant) {
    if let revealed, now >= revealed.countdown.until { self.revealed = nil }
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
  func shown(at now: Instant) -> (field: PaymentCardPart, countdown: SecondsLeft)? {
    revealed.flatMap { now < $0.countdown.until ? ($0.part, $0.countdown) : nil }
  }

  /// The digits of a revealed field; nil if it is hidden.
  func shown(_ field: PaymentCardField, at now: Instant) -> SecretDigits? {
    revealed.flatMap { $0.part == .field(field) && now < $0.countdown.until ? $0.digits : nil }
  }

  /// The value of a revealed custom field; nil if it is hidden.
  func shownText(_ part: PaymentCardPart, at now: Instant) -> SecretText? {
    guard case .custom = part else { return nil }
    return revealed.flatMap { $0.part == part && now < $0.countdown.until ? $0.text : nil }
  }

  /// The custom field that is a part, as far as it is known.
  func customField(_ part: PaymentCardPart) -> CustomField? {
    known?.customField(part)
  }

  /// The texts that a list of cards does not have, as far as the card has any.
  var texts: [(field: PaymentCardField, text: String)] {
    guard let known else { return [] }
    return PaymentCardField.opened.compactMap { field in
      guard case .text(let text, _, _) = field.slot, !text.get(known).isEmpty else { return nil }
      return (field, text.get(known))
    }
  }

  // MARK: Work

  mutating func perform(
    _ action: Action,
    of entry: WalletEntry,
    _ context: WalletContext
  ) -> [ScreenRequest<WalletData>] {
    switch action {
    case .reveal(let part): return reveal(part, of: entry, context.wording)
    case .copy: return copy(entry)
    case .copyPart(let part): return copy(part)
    case .turn: turn.turnOver(at: context.now, moving: context.moves)
    }
    return []
  }

  /// True until the notes were asked for.
  var needsNotes: Bool { known == nil && !asksForNotes }

  /// Asks for the notes and the custom fields, once.
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
    case .notes: known = use.part(of: opened)
    case .reveal(let part):
      let end = context.now.advanced(by: Self.revealTime)
      var shown = Revealed(
        part: part,
        countdown: SecondsLeft(until: end, in: context.environment)
      )
      switch opened.customField(part)?.value {
      case .hidden(let text): shown.text = text
      case .text: return
      case nil:
        guard case .field(let field) = part else { return }
        let isNumber = field == .number
        shown.digits = isNumber ? opened.number : opened.securityCode ?? SecretDigits()
        let side = isNumber ? .front : entry.codeSide
        turn.turn(to: side, at: context.now, moving: context.moves)
      }
      revealed = shown
    case .edit: break
    }
  }

  private mutating func reveal(
    _ part: PaymentCardPart,
    of entry: WalletEntry,
    _ wording: Wording
  ) -> [ScreenRequest<WalletData>] {
    if revealed?.part == part {
      revealed = nil
      return []
    }
    revealed = nil
    switch part {
    // A text is to be seen already.
    case .custom: guard customField(part)?.isHidden ?? true else { return [] }
    case .securityCode where entry.codeCount == 0:
      return [.tell(StatusMessage(.codeNotKept))]
    case .field: break
    }
    let told = Phrase.fieldRevealed(field: part.name(wording))
    return [.run(.open(card, for: .reveal(part))), .tell(StatusMessage(told))]
  }

  /// Copies the number, and with each further press the next part that the card has: expiry, security
  /// code and custom fields.
  private mutating func copy(_ entry: WalletEntry) -> [ScreenRequest<WalletData>] {
    let fields: [(part: PaymentCardPart, isThere: Bool)] = [
      (.number, entry.digitCount > 0), (.expiry, entry.expiry != nil),
      (.securityCode, entry.codeCount > 0),
    ]
    let parts = fields.filter(\.isThere).map(\.part) + PaymentCardPart.custom(entry.labels)
    let place = parts.firstIndex { copied == $0 }.map { ($0 + 1) % parts.count } ?? 0
    guard parts.indices.contains(place) else {
      return [.tell(StatusMessage(.copyNothing))]
    }
    return copy(parts[place])
  }

  private mutating func copy(_ part: PaymentCardPart) -> [ScreenRequest<WalletData>] {
    copiedBefore = copied
    copied = part
    return [.run(.copy(card, part))]
  }

  /// Takes the result of a copy: a part that is on no clipboard comes again with the next press.
  mutating func take(_ result: CopyResult, of part: PaymentCardPart) {
    if !result.hasCopied, copied == part { copied = copiedBefore }
  }
}

extension CardDetail {
  /// The keys, each with the screen's action for it.
  static func bindings<Action>(_ action: (Self.Action) -> Action) -> [KeyBinding<Action>] {
    [
      KeyBinding("r", does: action(.reveal(.number)), .keyReveal, named: "reveal"),
      KeyBinding("C", does: action(.reveal(.securityCode)), .fieldCode, named: "reveal-code")
        .formerly("s"),
      KeyBinding("c", does: action(.copy), .keyCopy),
      KeyBinding("t", .control("t"), does: action(.turn), .keyFlip, named: "turn-card"),
    ]
  }
}
