import DomainWords
import PaymentCards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// The card form: the drawn card is the page, and a focus frame moves from field to field. The
/// fields are followed by the review, where the card gets its title and is saved.
///
/// The lock keeps the input, except the security code.
struct CardWizard: Screen {
  enum Action: DialogAnswering {
    case edit(TextEdit), next, previous, named, go(WizardStep), review, choose, change
    case turn, showCode, leave
    case dialog(DialogAction)
    case notes(FieldAction), notesRow(Int), newLine, closeNotes
    case preview(PastePreview.Action), pasteLine(SecretBuffer)
    /// Saves the card from any step; a number that looks wrong is shown first.
    case save
    /// Goes on from a number that was typed as a line, unless it looks wrong.
    case submitNumber
    case fields(FieldsAction), brand(Brand?), changeBack
  }

  /// The purpose of the form.
  enum Purpose: Hashable, Codable {
    /// A new card of the wallet.
    case new
    /// A kept card with this id and the number of digits of its security code, 0 if it has none.
    /// The code itself is not decrypted.
    case edit(Int64, codeCount: Int)
    /// A card for another program, with its security code. Nothing is saved.
    case alone
  }

  /// The purpose of the form.
  var purpose = Purpose.new
  /// The version of the kept card that the form began with; nil for a new one.
  var version: Int64?

  var draft = PaymentCardDraft<SecretDigits>()
  /// The texts that were typed.
  var texts: [PaymentCardField: TextField] = [:] {
    didSet { draft.holder = self[.holder].text }
  }
  /// The custom fields.
  var customFields: [CustomField] = []
  /// The brand that the owner named; nil where the number tells.
  var ownBrand: Brand?
  /// True if the card is a favourite.
  var isFavourite = false
  /// The focused step.
  var stop = WizardStep.number
  /// True to save the security code.
  var keepsCode = false
  /// True once it is decided what becomes of the security code.
  var isCodeDecided = false
  /// The steps that the user has left once, from which the form no longer moves on by itself.
  var left: Set<WizardStep> = []
  /// The open dialog, which takes all keys; nil if there is none.
  var question: WizardPrompt?
  /// The focused answer to the question before unsaved input is left; nil while it is not asked.
  var leaving: LeaveAnswer?
  /// True while the notes are edited.
  var isInNotes = false
  /// True while the custom fields are changed.
  var isInFields = false
  /// The focused row of their list.
  var fieldList = ListState()
  /// The custom field that is changed; nil while they are listed.
  var fieldEdit: CustomFieldEdit?
  /// True if the form has unsaved changes.
  var isChanged = false
  /// True if the lock discarded a typed security code.
  var hasLostCode = false

  // The state from here on is not encoded, so a lock discards it.

  /// The flip of the card.
  var turn = FlipAnimation()
  /// The movement of the focus frame.
  var move: FocusAnimation?
  /// True if the security code is revealed.
  var showsCode = false
  /// The moment at which the form moved on by itself; nil once a key is pressed.
  var movedOn: Instant?
  /// The paste in progress.
  var pending: PendingPaste?
  /// The card found in a paste, to be taken or not; nil if there is none.
  var preview: PastePreview?
  /// True while the card is being saved.
  var isSaving = false

  /// An empty form.
  init(_ purpose: Purpose = .new) {
    self.purpose = purpose
  }

  /// A form for a kept card, without its security code.
  init(editing entry: WalletEntry, _ card: PaymentCard<SecretDigits>, version: Int64) {
    self.version = version
    purpose = .edit(entry.id, codeCount: entry.codeCount)
    draft = PaymentCardDraft(editing: card)
    for field in PaymentCardField.texts {
      guard case .text(let text, let longest, _) = field.slot else { continue }
      self[field] = TextField(text.get(card), limit: longest)
    }
    isFavourite = entry.isFavourite
    customFields = card.customFields
    ownBrand = card.ownBrand
    keepsCode = entry.codeCount > 0
    isCodeDecided = keepsCode
    // The user comes back to every field, so that none moves on by itself.
    left = Set(WizardStep.allCases)
  }

  /// The text of a field.
  subscript(field: PaymentCardField) -> TextField {
    get {
      guard case .text(_, let longest, _) = field.slot else { return TextField(limit: 0) }
      return texts[field] ?? TextField(limit: longest)
    }
    set { texts[field] = newValue }
  }

  var takesText: Bool {
    guard !isAsking, preview == nil else { return false }
    guard isInFields else { return isInNotes || stop.takesText }
    return fieldEdit.map { $0.row != .isHidden } ?? false
  }

  /// True while a dialog is open.
  var isAsking: Bool { question != nil || leaving != nil }

  /// The keys of the fields.
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .tab, .down, .pageDown, does: .next, .keyNext)
    ] + typingBindings

  /// The keys of the name, with which the review begins.
  static let nameBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .named, .keyNext, named: "continue"),
      KeyBinding(.tab, .down, .pageDown, does: .next, .keyNext, in: .moving),
    ] + typingBindings

  private static let typingBindings: [KeyBinding<Action>] =
    lastBindings + [
      KeyBinding(.backTab, .up, .pageUp, does: .previous, .keyPrevious, in: .moving)
    ] + goBindings + TextEdit.bindings { .edit($0) }

  /// The keys of the rows of the review that are not fields.
  static let reviewBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .choose, .keyChoose)
    ] + lastBindings + [
      KeyBinding(.tab, .down, .pageDown, does: .next, .keyNext, in: .moving),
      KeyBinding(.backTab, .up, .pageUp, does: .previous, .keyPrevious, in: .moving),
    ] + goBindings

  /// The keys of a row that can be on or off.
  static let switchBindings: [KeyBinding<Action>] =
    [KeyBinding(" ", .left, .right, does: .change, .keyChange)] + reviewBindings

  /// The keys of the brand.
  static let brandBindings: [KeyBinding<Action>] =
    [
      KeyBinding(" ", .right, does: .change, .keyChange),
      KeyBinding(.left, does: .changeBack, .keyChange, in: .moving, named: "change-back"),
    ] + reviewBindings

  /// The keys of the notes.
  static let notesBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.escape, .tab, does: .closeNotes, .keyDone),
      KeyBinding(.enter, does: .newLine, .keyNewLine),
    ] + ScrollKeys.arrows { .notesRow($0) } + FieldAction.bindings { .notes($0) }

  static let tables: [[KeyBinding<Action>]] = [
    bindings, nameBindings, reviewBindings, switchBindings, notesBindings, brandBindings,
    fieldListBindings, fieldEditBindings, fieldSwitchBindings, PastePreview.bindings,
  ]

  private static let goBindings: [KeyBinding<Action>] =
    zip(2..., PaymentCardField.typed).map { number, field in
      let name = field == .securityCode ? "security-code" : "\(field)"
      return KeyBinding(
        [.function(number)],
        does: .go(.field(field)),
        field.name,
        in: .moving,
        named: name
      )
    } + [
      KeyBinding(.function(6), does: .review, .wizardReview, in: .moving, named: "review")
    ]

  private static let lastBindings: [KeyBinding<Action>] = [
    KeyBinding(.escape, does: .leave, .keyBack, named: "leave"),
    KeyBinding(.control("t"), does: .turn, .keyFlip, named: "turn-card"),
    KeyBinding(.control("o"), does: .showCode, .keyReveal, named: "show-code"),
    KeyBinding(.control("s"), does: .save, .keySave).formerly(),
  ]

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    if preview != nil { return PastePreview.bindings }
    if isInNotes { return Self.notesBindings }
    if isInFields { return fieldsTable }
    let table =
      switch stop {
      case .keepCode: Self.switchBindings
      case .title: Self.nameBindings
      case .brand: Self.brandBindings
      default: stop.takesText ? Self.bindings : Self.reviewBindings
      }
    return table.filter { binding in
      switch binding.action {
      case .go(let stop): stop != self.stop
      case .review: stop != firstOfReview
      case .showCode: draft.securityCode.count > 0
      default: true
      }
    }
  }

  /// The steps available, in their order.
  var stops: [WizardStep] {
    WizardStep.allCases.filter { stop in
      switch stop {
      case .field(let field): purpose != .alone || field.isPrinted
      case .keepCode: purpose != .alone && draft.securityCode.count + oldCodeCount > 0
      case .fixNumber: isDoubtful
      case .save: true
      }
    }
  }

  /// The number of digits of the code that is kept already; 0 if there is none.
  var oldCodeCount: Int {
    if case .edit(_, let count) = purpose { count } else { 0 }
  }

  /// True if the typed code is dropped when the card is saved.
  var dropsCode: Bool {
    purpose != .alone && isCodeDecided && !keepsCode && draft.securityCode.count > 0
  }

  /// True if a code is typed of which it is not known what becomes of it.
  var asksForCode: Bool {
    purpose != .alone && !isCodeDecided && draft.securityCodeCheck.isValid
  }

  /// The id of the edited card; nil for a new one.
  var editedCard: Int64? {
    if case .edit(let id, _) = purpose { id } else { nil }
  }

  /// True if the number looks wrong and is saved only on demand.
  var isDoubtful: Bool { draft.numberCheck.saving == .onlyAnyway }

  /// The side with the security code.
  var codeSide: FlipAnimation.Side {
    draft.numberCheck.match.decided?.facts.securityCode.side ?? .back
  }

  /// The side with a step's field.
  func side(of stop: WizardStep) -> FlipAnimation.Side {
    stop == .securityCode ? codeSide : .front
  }

  func nextFrame(after now: Instant) -> Instant? {
    [turn.nextFrame(after: now), move?.nextFrame(after: now)].compactMap(\.self).min()
  }

  mutating func hideSecrets() {
    showsCode = false
    fieldEdit?.isShown = false
  }

  func dialog(_ context: WalletContext) -> Dialog? {
    leaving?.dialog(context.wording)
      ?? question.map { $0.dialog(context.wording, name: $0.subject.name(in: context.data)) }
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    CardWizardView(wizard: self, context: context).draw(into: &canvas)
  }
}
