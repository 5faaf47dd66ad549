import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The details of the focused card, in the right pane or beneath the list.
extension WalletScreen {
  /// The time for which the focus rests on a card before its notes are opened: moving through a
  /// list opens nothing.
  static let restTime = Duration.milliseconds(150)

  func nextFrame(after now: Instant) -> Instant? {
    [detail?.nextFrame(after: now), copied?.countdown.nextTick(after: now), restsAt]
      .compactMap(\.self).filter { $0 > now }.min()
  }

  mutating func hideSecrets() {
    detail?.hideSecrets()
  }

  mutating func advance(to now: Instant) {
    detail?.advance(to: now)
  }

  mutating func handle(_ input: ScreenInput<Action>, _ context: WalletContext) -> [Request] {
    let before = detail?.passing
    advance(to: context.now)
    follow(context)
    let requests = carryOut(input, context)
    if let before { detail?.end(before) }
    follow(context)
    return requests
  }

  mutating func advance(_ context: WalletContext) -> [Request] {
    follow(context)
    let told = tellDoubles(context)
    guard hasPanes(context), let due = restsAt, context.now >= due else { return told }
    restsAt = nil
    return told + (detail?.askForNotes() ?? [])
  }

  /// Keeps the list up to date, and the details with the focused card: what was revealed of another
  /// is hidden.
  mutating func follow(_ context: WalletContext) {
    listed = updatedList(context)
    if !hasPanes(context) { detailLine = nil }
    let focused = focused(context)?.id
    if detail?.card != focused {
      detail = focused.map { CardDetail(card: $0) }
      detailLine = nil
      restsAt = nil
    }
    guard restsAt == nil, detail?.needsNotes == true, hasPanes(context) else { return }
    restsAt = context.now.advanced(by: Self.restTime)
  }

  /// Keeps what was opened of a card, if it still has the focus.
  mutating func take(
    _ opened: PaymentCard<SecretDigits>,
    of id: Int64,
    for use: CardUse,
    _ context: WalletContext
  ) {
    guard detail?.card == id, let entry = context.data.cards.first(where: { $0.id == id }) else {
      return
    }
    detail?.take(opened, for: use, of: entry, context)
  }

  /// Changes the details of the focused card.
  mutating func withDetail(
    _ context: WalletContext,
    _ body: (inout CardDetail, WalletEntry) -> [Request]
  ) -> [Request] {
    guard let entry = focused(context), var detail, detail.card == entry.id else {
      return [.tell(StatusMessage(.walletNothingToOpen))]
    }
    let requests = body(&detail, entry)
    self.detail = detail
    return requests
  }

  /// The row of an action on the details: of what would do nothing there is none.
  func detailBinding(
    _ binding: KeyBinding<Action>,
    _ action: CardDetail.Action,
    of entry: WalletEntry,
    _ context: WalletContext
  ) -> KeyBinding<Action>? {
    switch action.on(focusedPart(entry, context)) {
    case .reveal(.securityCode) where entry.codeCount == 0: binding.idle
    case .reveal(let part) where detail?.customField(part)?.isHidden == false: binding.idle
    case .turn: hasPicture(context) ? binding : nil
    case .reveal, .copy, .copyPart: binding
    }
  }

  mutating func changeSort(_ context: WalletContext) -> [Request] {
    let focused = focused(context)
    sort = sort.next
    if let focused { focus(on: focused.id, context) }
    let column: Phrase
    switch sort {
    case .own: return [.tell(StatusMessage(.walletSortedOwn))]
    case .name: column = .fieldTitle
    case .brand: column = .cardBrand
    case .ends: column = .walletEnds
    }
    let (label, value) = (context.wording(.keySort), context.wording(column))
    return [.tell(StatusMessage(.lineModeItem(label: label, value: value)))]
  }

  /// The part of the focused card that the focused line of the right pane is about.
  private func focusedPart(_ entry: WalletEntry, _ context: WalletContext) -> PaymentCardPart? {
    guard let detailLine, detail?.card == entry.id, let rect = layout(context).detail else {
      return nil
    }
    let lines = CardDetailView(
      entry: entry,
      detail: detail,
      copied: nil,
      keys: CardDetailView.Keys(number: "", code: "", copy: ""),
      focusedLine: nil,
      focusedPart: nil,
      context: context
    ).lines(in: rect)
    return lines.isEmpty ? nil : lines[min(detailLine, lines.count - 1)].part
  }

  /// True if the focused line of the right pane is about a hidden custom field.
  func isOnHiddenField(_ context: WalletContext) -> Bool {
    focusedPart(context).flatMap { detail?.customField($0) }?.isHidden ?? false
  }

  /// The part that the keys are about; nil while the list has the focus.
  func focusedPart(_ context: WalletContext) -> PaymentCardPart? {
    detailLine == nil ? nil : focused(context).flatMap { focusedPart($0, context) }
  }

  /// Moves the focus in the list, or in the right pane.
  mutating func move(_ move: ListState.Move, _ context: WalletContext) {
    guard let line = detailLine, let view = detailView(context) else {
      isInList = true
      list.move(move, count: found(context).count, height: rows(context))
      return
    }
    let lines = view.lines(in: layout(context).detail ?? Rect(size: .zero))
    var state = ListState()
    state.select(line, count: lines.count, height: lines.count)
    state.move(move, count: lines.count, height: view.page)
    detailLine = state.selected
  }

  /// The details of the focused card, in the right pane or beneath the list; nil if no card has the
  /// focus.
  func detailView(_ context: WalletContext) -> CardDetailView? {
    guard let entry = focused(context) else { return nil }
    let table = ownTable(context)
    func key(_ wanted: CardDetail.Action) -> String {
      let keys = table.first { binding in
        if case .detail(wanted) = binding.action { true } else { false }
      }?.keys
      return keys?.first.map { context.keyName($0) } ?? ""
    }
    return CardDetailView(
      entry: entry,
      detail: detail?.card == entry.id ? detail : nil,
      copied: copied,
      keys: CardDetailView.Keys(
        number: key(.reveal(.number)),
        code: key(.reveal(.securityCode)),
        copy: key(.copy)
      ),
      focusedLine: detailLine,
      focusedPart: focusedPart(entry, context),
      endingNext: updatedList(context).endingNext.filter { $0.id != entry.id },
      context: context
    )
  }
}
