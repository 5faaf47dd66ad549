import Flashcards
import PaymentCards
import Screens
import WindowLevels
import Wording

/// A kept card, drawn.
struct CardScreen: Screen {
  enum Action: Sendable {
    case detail(CardDetail.Action), press, edit, favourite, delete, undo(UndoCommand), scroll(Int),
      close
  }

  /// The card's id.
  let card: Int64
  /// The revealed, turned and copied parts of it.
  private(set) var detail: CardDetail
  /// The first visible line of the notes, if there are no custom fields.
  private var firstLine = 0
  /// The focused line of the custom fields and the notes; nil while the card has the focus.
  private var focusedLine: Int?
  /// The field in the clipboard.
  private var copied: CopiedField?
  /// True until the number is copied that was asked for with the screen.
  private var copies: Bool

  private enum CodingKeys: CodingKey {
    case card
  }

  /// A screen of a card.
  ///
  /// - Parameter copies: True to copy its number at once.
  init(card: Int64, copies: Bool = false) {
    self.card = card
    self.copies = copies
    detail = CardDetail(card: card)
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(card: try values.decode(Int64.self, forKey: .card))
  }

  static let bindings: [KeyBinding<Action>] =
    CardDetail.bindings { .detail($0) } + [
      KeyBinding("e", does: .edit, .keyEdit),
      KeyBinding("d", .delete, does: .delete, .keyDelete, named: "delete"),
      KeyBinding(.escape, .left, does: .close, .keyBack),
      KeyBinding("!", does: .favourite, .keyFavourite, named: "favourite").formerly("f"),
      KeyBinding(.enter, does: .press, .keyReveal, named: "press"),
    ] + ScrollKeys.bindings { .scroll($0) } + UndoCommand.all { .undo($0) }

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    guard let entry = entry(context) else {
      return Self.bindings.filter { $0.keys.contains(.escape) }
    }
    let part = focusedPart(entry, context)
    return Self.bindings.map { binding in
      if case .press = binding.action, case .copyPart = press(on: part) {
        return binding.labelled(.keyCopy)
      }
      guard case .detail(let action) = binding.action else { return binding }
      return switch action.on(part) {
      case .reveal(.securityCode) where entry.codeCount == 0: binding.idle
      case .reveal(let part) where detail.customField(part)?.isHidden == false: binding.idle
      default: binding
      }
    }
  }

  func nextFrame(after now: Instant) -> Instant? {
    [detail.nextFrame(after: now), copied?.countdown.nextTick(after: now)].compactMap(\.self)
      .filter { $0 > now }.min()
  }

  mutating func hideSecrets() {
    detail.hideSecrets()
  }

  mutating func advance(to now: Instant) {
    detail.advance(to: now)
  }

  mutating func handle(_ input: ScreenInput<Action>, _ context: WalletContext) -> [Request] {
    let before = detail.passing
    advance(to: context.now)
    let requests = carryOut(input, context)
    detail.end(before)
    return requests
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    guard let entry = entry(context) else { return [.close] }
    switch action {
    case .detail(let action):
      return detail.perform(action.on(focusedPart(entry, context)), of: entry, context)
    case .press:
      return detail.perform(press(on: focusedPart(entry, context)), of: entry, context)
    case .edit: return [.run(.open(card, for: .edit))]
    case .favourite: return [.run(.mark([card], isFavourite: !entry.isFavourite))]
    case .delete: return [.run(.delete([card]))]
    case .undo(let command): return [.undo(command, .area(.wallet))]
    case .scroll(let step): scroll(by: step, entry, context)
    case .close: return [.close]
    }
    return []
  }

  /// The action of Enter on a part of the card: what is hidden is shown, what is to be seen already is
  /// copied.
  private func press(on part: PaymentCardPart?) -> CardDetail.Action {
    guard let part, detail.customField(part)?.isHidden == false else {
      return .reveal(.number).on(part)
    }
    return .copyPart(part)
  }

  mutating func advance(_ context: WalletContext) -> [Request] {
    guard copies, let entry = entry(context) else { return detail.askForNotes() }
    copies = false
    return detail.perform(.copy, of: entry, context) + detail.askForNotes()
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    switch reply {
    case .opened(_, .edit, let opened, let version):
      return entry(context).map { [.open(CardWizard(editing: $0, opened, version: version))] } ?? []
    case .opened(_, let use, let opened, _):
      if use == .notes { firstLine = 0 }
      if let entry = entry(context) { detail.take(opened, for: use, of: entry, context) }
      return []
    case .copied(let field, let result):
      copied = CopiedField(field, result, context)
      detail.take(result, of: field)
    case .deleted: return [.close] + (reply.message(context).map { [.tell($0)] } ?? [])
    default: break
    }
    return reply.message(context).map { [.tell($0)] } ?? []
  }

  mutating func applyExternal(_ change: WalletData.Change, _ context: WalletContext) -> [Request] {
    switch change {
    case .saved(let entries) where entries.contains { $0.id == card },
      .stepped(let entries, _) where entries.contains { $0.id == card }:
      // The digits may be others now.
      detail.hideSecrets()
      return [.run(.open(card, for: .notes))]
    case .deleted(let ids) where ids.contains(card), .stepped(_, let ids) where ids.contains(card):
      return [.close]
    case .saved, .deleted, .stepped, .placed, .imported: return []
    }
  }

  private mutating func scroll(by step: Int, _ entry: WalletEntry, _ context: WalletContext) {
    let view = view(entry, context)
    guard view.hasFields else {
      firstLine = min(max(0, firstLine + step), view.lastFirstLine(in: context.size))
      return
    }
    let line = (focusedLine ?? -1) + step
    let last = view.lines(in: context.size.width).count - 1
    focusedLine = line < 0 ? nil : min(line, last)
  }

  /// The part that the focused line is about.
  private func focusedPart(_ entry: WalletEntry, _ context: WalletContext) -> PaymentCardPart? {
    guard let focusedLine else { return nil }
    let lines = CustomFieldLines(
      entry: entry,
      detail: detail,
      copied: nil,
      keys: ("", ""),
      focused: nil,
      context: context
    )
    let all = keptCard(entry, lines, context).lines(in: context.size.width)
    return all.isEmpty ? nil : all[min(focusedLine, all.count - 1)].part
  }

  func entry(_ context: WalletContext) -> WalletEntry? {
    context.data.cards.first { $0.id == card }
  }

  // MARK: Drawing

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    guard let entry = entry(context) else { return }
    Heading.draw(
      [context.wording(.homeWallet), entry.title],
      corner: CountdownCorner(shown: detail.shown(at: context.now), copied: copied).corner(context),
      into: &canvas,
      context.environment
    )
    view(entry, context).draw(step: detail.turn.step(at: context.now), into: &canvas)
  }

  private func view(_ entry: WalletEntry, _ context: WalletContext) -> KeptCardView {
    let table = ownTable(context)
    func key(_ wanted: CardDetail.Action) -> String {
      let binding = table.first { if case .detail(wanted) = $0.action { true } else { false } }
      return binding?.keys.first.map { context.keyName($0) } ?? ""
    }
    let text = CustomFieldLines(
      entry: entry,
      detail: detail,
      copied: copied,
      keys: (key(.reveal(.number)), key(.copy)),
      focused: focusedPart(entry, context),
      context: context
    )
    return keptCard(entry, text, context)
  }

  private func keptCard(
    _ entry: WalletEntry,
    _ text: CustomFieldLines,
    _ context: WalletContext
  ) -> KeptCardView {
    KeptCardView(
      entry: entry,
      number: detail.shown(.number, at: context.now),
      code: detail.shown(.securityCode, at: context.now),
      text: text,
      focusedLine: focusedLine,
      firstLine: firstLine,
      context: context
    )
  }
}

extension WalletEntry {
  /// The side with the card's security code.
  var codeSide: FlipAnimation.Side { (numberBrand ?? brand)?.facts.securityCode.side ?? .back }
}
