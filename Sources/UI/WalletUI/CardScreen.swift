import PaymentCards
import Screens
import Undo
import Widgets
import WindowLevels
import Wording

/// A kept card, drawn. Its number and security code are decrypted only when asked for, and wiped
/// after ten seconds, by a lock, and when the terminal loses the focus.
struct CardScreen: Screen {
  enum Action: Sendable {
    case reveal(CardField), copy, turn, edit, favourite, delete, undo(UndoCommand), scroll(Int),
      close
  }

  /// A revealed field.
  private struct Revealed {
    let field: CardField
    let digits: SecretDigits
    let until: Instant
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
  /// The first visible line of the notes.
  private var firstLine = 0
  /// The field copied last; nil once another key is pressed.
  private var copied: CardField?

  /// The time that a field stays revealed.
  private static let revealTime = Duration.seconds(10)

  private enum CodingKeys: CodingKey {
    case card
  }

  init(card: Int64) {
    self.card = card
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.character("r"), does: .reveal(.number), .keyReveal, named: "reveal"),
      KeyBinding(
        .character("s"),
        does: .reveal(.securityCode),
        .keyRevealCode,
        named: "reveal-code"
      ),
      KeyBinding(.character("c"), does: .copy, .keyCopy),
      KeyBinding(.character("t"), .control("t"), does: .turn, .keyTurnCard),
      KeyBinding(.character("e"), does: .edit, .keyEdit),
      KeyBinding(.character("d"), .delete, does: .delete, .keyDeleteCard, named: "delete"),
      KeyBinding(.escape, .left, does: .close, .keyBack),
      KeyBinding(.character("f"), does: .favourite, .keyFavourite, named: "favourite"),
    ] + ScrollKeys.bindings { .scroll($0) } + UndoCommand.all { .undo($0) }

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    guard let entry = entry(context) else {
      return Self.bindings.filter { $0.keys.contains(.escape) }
    }
    guard entry.codeCount == 0 else { return Self.bindings }
    return Self.bindings.map { binding in
      if case .reveal(.securityCode) = binding.action { binding.idle } else { binding }
    }
  }

  func nextFrame(after now: Instant) -> Instant? {
    [turn.nextFrame(after: now), revealed?.until].compactMap(\.self).filter { $0 > now }.min()
  }

  mutating func hideSecrets() {
    revealed = nil
  }

  mutating func advance(to now: Instant) {
    if let revealed, now >= revealed.until { self.revealed = nil }
  }

  mutating func handle(_ input: ScreenInput<Action>, _ context: WalletContext) -> [Request] {
    let side = turn.target
    let last = copied
    advance(to: context.now)
    let requests = carryOut(input, context)
    if copied == last { copied = nil }
    if turn.target == side { turn.finish() }
    return requests
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    guard let entry = entry(context) else { return [.close] }
    switch action {
    case .reveal(let field): return reveal(field, of: entry)
    case .copy: return copy(entry)
    case .turn: turn.turnOver(at: context.now, moving: context.moves)
    case .edit: return [.run(.open(card, for: .edit))]
    case .favourite: return [.run(.mark([card], isFavourite: !entry.isFavourite))]
    case .delete: return [.run(.delete([card]))]
    case .undo(let command): return [.undo(command, .area(.wallet))]
    case .scroll(let step): scroll(by: step, entry, context)
    case .close: return [.close]
    }
    return []
  }

  mutating func advance(_ context: WalletContext) -> [Request] {
    guard notes == nil, !asksForNotes else { return [] }
    asksForNotes = true
    return [.run(.open(card, for: .notes))]
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    switch reply {
    case .opened(_, .edit, let opened):
      return entry(context).map { [.open(CardWizard(editing: $0, opened))] } ?? []
    case .opened(_, let use, let opened):
      take(opened, for: use, context)
      return []
    case .deleted: return [.close] + (reply.message(context).map { [.tell($0)] } ?? [])
    default: return reply.message(context).map { [.tell($0)] } ?? []
    }
  }

  mutating func applyExternal(_ change: WalletData.Change, _ context: WalletContext) -> [Request] {
    switch change {
    case .saved(let entries) where entries.contains { $0.id == card },
      .stepped(let entries, _) where entries.contains { $0.id == card }:
      // The digits may be others now.
      revealed = nil
      return [.run(.open(card, for: .notes))]
    case .deleted(let ids) where ids.contains(card), .stepped(_, let ids) where ids.contains(card):
      return [.close]
    case .saved, .deleted, .stepped, .placed, .imported: return []
    }
  }

  /// Keeps the part of a decrypted card that it was opened for.
  private mutating func take(
    _ opened: PaymentCard<SecretDigits>,
    for use: CardUse,
    _ context: WalletContext
  ) {
    switch use {
    case .notes:
      notes = opened.notes
      firstLine = 0
    case .reveal(let field):
      let digits = field == .number ? opened.number : opened.securityCode ?? SecretDigits()
      revealed = Revealed(
        field: field,
        digits: digits,
        until: context.now.advanced(by: Self.revealTime)
      )
      let side = field == .number ? .front : entry(context)?.codeSide ?? .back
      turn.turn(to: side, at: context.now, moving: context.moves)
    case .edit: break
    }
  }

  // MARK: Keys

  private mutating func reveal(_ field: CardField, of entry: WalletEntry) -> [Request] {
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
  private mutating func copy(_ entry: WalletEntry) -> [Request] {
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

  /// The digits of a revealed field; nil if it is hidden.
  func shown(_ field: CardField, at now: Instant) -> SecretDigits? {
    revealed.flatMap { $0.field == field && now < $0.until ? $0.digits : nil }
  }

  private mutating func scroll(by step: Int, _ entry: WalletEntry, _ context: WalletContext) {
    let view = view(entry, context)
    firstLine = min(max(0, firstLine + step), view.lastFirstLine(in: context.size))
  }

  func entry(_ context: WalletContext) -> WalletEntry? {
    context.data.cards.first { $0.id == card }
  }

  // MARK: Drawing

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    guard let entry = entry(context) else { return }
    Heading.draw([context.wording(.homeWallet), entry.title], into: &canvas, context.environment)
    view(entry, context).draw(step: turn.step(at: context.now), into: &canvas)
  }

  private func view(_ entry: WalletEntry, _ context: WalletContext) -> KeptCardView {
    KeptCardView(
      entry: entry,
      number: shown(.number, at: context.now),
      code: shown(.securityCode, at: context.now),
      notes: notes ?? "",
      firstLine: firstLine,
      context: context
    )
  }
}

extension WalletEntry {
  /// The side with the card's security code.
  var codeSide: FlipAnimation.Side { brand?.facts.securityCode.side ?? .back }
}
