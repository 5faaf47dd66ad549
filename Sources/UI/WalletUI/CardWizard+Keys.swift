import DomainWords
import PaymentCards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

extension CardWizard {
  /// The time after moving on by itself in which the key for the next field is taken as a habit and
  /// ignored.
  private static let habit = Duration.seconds(1)

  mutating func handle(_ input: ScreenInput<Action>, _ context: WalletContext) -> [Request] {
    let (side, place) = (turn.target, stop)
    let requests = carryOut(input, context)
    // Animations never delay a key: those that the key did not start end at once.
    if turn.target == side { turn.finish() }
    if stop == place { move = nil }
    decideOnCode(context, isEntering: stop.isReview && !place.isReview)
    return requests
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    // The form that stands alone asks for no name: there the key means its end.
    let isHabit =
      (purpose != .alone || !stop.isReview)
      && movedOn.map { context.now < $0.advanced(by: Self.habit) } ?? false
    movedOn = nil
    switch action {
    case .next, .named, .choose, .dialog(.confirm):
      guard isHabit else { break }
      return [.tell(StatusMessage(.wizardMovedOn))]
    default: break
    }
    switch action {
    case .edit(let edit): return apply(edit, context)
    case .next: go(to: following, context)
    case .named: go(to: .save, context)
    case .previous: go(to: preceding, context)
    case .go(let stop): go(to: stop, context)
    case .review: go(to: firstOfReview, context)
    case .choose: return choose(context)
    case .save where isDoubtful: go(to: firstOfReview, context)
    case .save: return save(context)
    case .change: if stop == .brand { changeBrand(by: 1) } else { toggleKeeping() }
    case .changeBack: changeBrand(by: -1)
    case .brand(let brand): chooseBrand(brand)
    case .fields(let action): return perform(action, context)
    case .turn: turn.turnOver(at: context.now, moving: context.moves)
    case .showCode:
      showsCode.toggle()
      let hidden = Phrase.lineModeItem(
        label: context.wording(.fieldCode),
        value: context.wording(.detailHidden)
      )
      return [.tell(StatusMessage(showsCode ? .codeShown : hidden))]
    case .leave:
      guard hasSomethingToLose else { return [.close] }
      // A card for another program is not saved.
      if purpose == .alone { ask(.leaving) } else { leaving = .save }
    case .dialog(.dismiss) where leaving == nil: question = nil
    case .dialog(let action): return answer(action, context)
    case .notes(let action):
      changeLines { $0.perform(action, width: NotesBox.columns(in: context.size)) }
    case .notesRow(let step):
      changeLines { _ = $0.moveRows(step, width: NotesBox.columns(in: context.size)) }
    case .newLine: return typeNote("\n", context)
    case .closeNotes: isInNotes = false
    case .preview(let action): return perform(action, context)
    case .pasteLine(let line): return pasteLine(line, context)
    case .submitNumber: if draft.numberCheck.saving == .allowed { go(to: following, context) }
    }
    return []
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: WalletContext) -> [Request] {
    movedOn = nil
    if isInFields { return insertIntoField(CollectionOfOne(scalar), context) }
    return isInNotes ? typeNote(scalar, context) : apply(.type(scalar), context)
  }

  private var hasSomethingToLose: Bool {
    if case .edit = purpose { return isChanged }
    return !draft.isEmpty || texts.values.contains { !$0.text.isEmpty }
      || !customFields.isEmpty || ownBrand != nil
  }

  // MARK: Focus

  /// Focuses another step. The card flips to its side; the frame moves there if both areas are on
  /// the visible side.
  mutating func go(to target: WizardStep, _ context: WalletContext) {
    guard target != stop else { return }
    left.insert(stop)
    let layout = CardWizardView.layout(in: context.size)
    let from = frame(at: context.now, on: layout)
    stop = target
    let side = side(of: target)
    if context.moves, turn.target == side, turn.isAtRest(at: context.now),
      let from, let to = area(of: target, on: layout)
    {
      move = FocusAnimation(from: from, to: to, on: layout, at: context.now)
    } else {
      move = nil
    }
    turn.turn(to: side, at: context.now, moving: context.moves)
  }

  /// The area of a step on the card, for the focus frame; nil for a row of the review.
  private func area(of stop: WizardStep, on layout: CardLayout) -> Rect? {
    stop.field.flatMap { layout.area(of: $0, codeSide: codeSide) }
  }

  /// The current place of the focus frame on a card of that layout; at rest if it moves on another.
  func frame(at now: Instant, on layout: CardLayout) -> Rect? {
    move.flatMap { $0.layout == layout ? $0.rect(at: now) : nil } ?? area(of: stop, on: layout)
  }

  var firstOfReview: WizardStep {
    isDoubtful ? .fixNumber : purpose == .alone ? .save : .title
  }

  private var following: WizardStep {
    if stop == .securityCode { return firstOfReview }
    let stops = stops
    let index = stops.firstIndex(of: stop) ?? 0
    return stops[(index + 1) % stops.count]
  }

  private var preceding: WizardStep {
    let stops = stops
    let index = stops.firstIndex(of: stop) ?? 0
    return stops[(index + stops.count - 1) % stops.count]
  }

  // MARK: Editing

  private mutating func apply(_ edit: TextEdit, _ context: WalletContext) -> [Request] {
    let outcome = applyHere(edit)
    showWhatIsTyped(context)
    if outcome == .changed { isChanged = true }
    switch outcome {
    case .atEdge(let edge): goBeyond(edge, context)
    case .rejected(let reason): return [.tell(message(for: reason, context))]
    case .changed:
      if stop == .securityCode { hasLostCode = false }
      if case .type = edit { moveOn(context) }
    case .moved, .unchanged, .swallowed: break
    }
    return []
  }

  /// Applies an edit to the field of the focused step.
  private mutating func applyHere(_ edit: TextEdit) -> DigitEditOutcome {
    guard let field = stop.field else { return .unchanged }
    return stop.isLine ? self[field].apply(edit) : draft.apply(edit, to: field)
  }

  /// Changes the text of several lines that is edited.
  private mutating func changeLines(_ change: (inout TextField) -> Void) {
    guard let field = stop.field else { return }
    let before = self[field].text
    change(&self[field])
    if self[field].text != before { isChanged = true }
  }

  private mutating func typeNote(
    _ scalar: Unicode.Scalar,
    _ context: WalletContext
  ) -> [Request] {
    insertNotes(CollectionOfOne(scalar), context)
  }

  /// Inserts lines into the notes, as far as they fit.
  mutating func insertNotes(
    _ lines: some Sequence<Unicode.Scalar>,
    _ context: WalletContext
  ) -> [Request] {
    var rest = 0
    var limit = 0
    changeLines {
      rest = $0.insertLines(lines)
      limit = $0.limit
    }
    guard rest > 0 else { return [] }
    return [.tell(message(for: .full(capacity: limit), context))]
  }

  /// Flips the card back at once, if the user had flipped it away from the focused field.
  private mutating func showWhatIsTyped(_ context: WalletContext) {
    turn.turn(to: side(of: stop), at: context.now, moving: false)
  }

  /// Moves the focus to the adjacent field when an arrow leaves a field at its edge.
  private mutating func goBeyond(_ edge: DigitFieldEdge, _ context: WalletContext) {
    guard edge == .start ? stop != .number : !stop.isReview else { return }
    go(to: edge == .start ? preceding : following, context)
    _ = applyHere(edge == .start ? .end : .home)
  }

  /// Moves on from a field that takes no more characters, unless the user had left the field
  /// before.
  private mutating func moveOn(_ context: WalletContext) {
    guard context.preferences.movesOn, !left.contains(stop), isFinished(context) else { return }
    go(to: following, context)
    movedOn = context.now
  }

  private func isFinished(_ context: WalletContext) -> Bool {
    switch stop {
    case .number:
      draft.numberCheck.isFinal && draft.number.caret == draft.number.count
    case .expiry:
      draft.expiry.caret == draft.expiryTemplate.capacity
        && draft.expiryCheck(now: context.today.month).state == .valid
    case .securityCode:
      draft.securityCodeCheck.isValid && draft.numberCheck.match.decided != nil
        && draft.securityCode.caret == draft.securityCode.count
    default: false
    }
  }

  private func message(for reason: DigitRejection, _ context: WalletContext) -> StatusMessage {
    let tone: StatusMessage.Tone = reason == .noMemory ? .problem : .plain
    return StatusMessage(tone: tone, reason.phrase(field: fieldName(context), context.wording))
  }

  private func fieldName(_ context: WalletContext) -> String {
    context.wording(stop.field?.name ?? .fieldTitle)
  }
}

extension DigitRejection {
  /// The sentence about what a field does not take.
  func phrase(field: String, _ wording: Wording) -> Phrase {
    switch self {
    case .notADigit: .wizardDigitsOnly(field: field)
    case .full(let capacity):
      .lineModeItem(
        label: field,
        value: wording(.charactersAtMost(count: String(capacity)))
      )
    case .noMemory: .wizardNoMemory(field: field)
    }
  }
}
