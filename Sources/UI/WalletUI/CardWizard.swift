import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The card form: the drawn card is the page, and a focus frame moves from field to field. After the
/// fields comes the review, where the card gets its name and is saved.
///
/// The lock keeps what is typed, but for the security code.
struct CardWizard: Screen {
  enum Action: Sendable {
    case edit(TextEdit), next, previous, go(WizardStep), review, choose, change
    case turn, showCode, leave
    case otherAnswer(Int), answer, stay
    case notes(FieldAction), notesRow(Int), newLine, closeNotes
  }

  /// What the form is for.
  enum Purpose: Hashable, Codable {
    /// A new card of the wallet.
    case new
    /// The kept card with this id, whose security code has so many digits, 0 where none is kept. The
    /// code itself is not opened.
    case edit(Int64, codeCount: Int)
    /// A card that somebody else asked for, with its security code. Nothing is kept.
    case alone
  }

  /// What it is for.
  var purpose = Purpose.new

  var draft = CardDraft<SecretDigits>()
  var holder = TextField()
  var title = TextField(limit: 60)
  /// The greatest number of characters in the notes.
  private static let longestNotes = 2_000

  var notes = TextField(limit: Self.longestNotes)
  /// Whether the card's owner marked it.
  var isFavourite = false
  /// Where the focus is.
  var stop = WizardStep.number
  /// Whether the security code is to be kept.
  var keepsCode = false
  /// The stops that the user has left once: from these the form does not move on by itself.
  var left: Set<WizardStep> = []
  /// What is asked before anything else.
  var question: WizardPrompt?
  /// Whether the notes are being typed.
  var isInNotes = false
  /// Whether anything differs from what the form began with.
  var isChanged = false
  /// Whether the lock took a typed security code.
  var hasLostCode = false

  // What follows is not kept over a lock.

  /// The card as it turns.
  var turn = FlipAnimation()
  /// The focus frame on its way.
  var move: FocusAnimation?
  /// Whether the security code can be read.
  var showsCode = false
  /// When the form moved on by itself, until a key is pressed.
  var movedOn: Instant?
  /// A paste that is not over.
  var pending: PendingPaste?
  /// Whether the card has been given away to be kept.
  var isSaving = false

  /// An empty form.
  init(_ purpose: Purpose = .new) {
    self.purpose = purpose
  }

  /// A form with a kept card in it, but for its security code.
  init(editing entry: WalletEntry, _ card: PaymentCard<SecretDigits>) {
    purpose = .edit(entry.id, codeCount: entry.codeCount)
    draft = CardDraft(editing: card)
    holder = TextField(card.holder)
    title = TextField(card.title, limit: title.limit)
    notes = TextField(card.notes, limit: Self.longestNotes)
    isFavourite = entry.isFavourite
    keepsCode = entry.codeCount > 0
    // Its owner has come back to all of it.
    left = Set(WizardStep.allCases)
  }

  var takesText: Bool { question == nil && (isInNotes || stop.takesText) }

  /// The keys of the fields.
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .tab, .down, .pageDown, does: .next, .keyNext),
      KeyBinding(.backTab, .up, .pageUp, does: .previous, .keyPrevious),
    ] + goBindings + [
      KeyBinding(.left, does: .edit(.left), .keyCaretLeft, inFooter: false),
      KeyBinding(.right, does: .edit(.right), .keyCaretRight, inFooter: false),
      KeyBinding(.home, .control("a"), does: .edit(.home), .keyFirst, inFooter: false),
      KeyBinding(.end, .control("e"), does: .edit(.end), .keyLast, inFooter: false),
      KeyBinding(.backspace, does: .edit(.backspace), .keyDeleteBefore, inFooter: false),
      KeyBinding(.delete, .control("d"), does: .edit(.delete), .keyDeleteAfter, inFooter: false),
      KeyBinding(.control("w"), does: .edit(.deleteGroup), .keyDeleteGroup, inFooter: false),
      KeyBinding(.control("u"), does: .edit(.deleteToStart), .keyDeleteToStart, inFooter: false),
      KeyBinding(.control("k"), does: .edit(.deleteToEnd), .keyDeleteToEnd, inFooter: false),
      KeyBinding(.control("_"), does: .edit(.undo), .keyUndo, inFooter: false),
    ] + lastBindings

  /// The keys of the rows of the review that are no fields.
  static let reviewBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .choose, .keyChoose),
      KeyBinding(.character(" "), .left, .right, does: .change, .keyChange, inFooter: false),
      KeyBinding(.tab, .down, .pageDown, does: .next, .keyNext),
      KeyBinding(.backTab, .up, .pageUp, does: .previous, .keyPrevious),
    ] + goBindings + lastBindings

  /// The keys of the question.
  static let questionBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .answer, .keyChoose),
    KeyBinding(.up, .backTab, does: .otherAnswer(-1), .keyMove),
    KeyBinding(.down, .tab, does: .otherAnswer(1), .keyMove),
    KeyBinding(.escape, does: .stay, .keyBack),
  ]

  /// The keys of the notes.
  static let notesBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.escape, .tab, does: .closeNotes, .keyDone),
      KeyBinding(.enter, does: .newLine, .keyNewLine),
      KeyBinding(.up, does: .notesRow(-1), .keyMove),
      KeyBinding(.down, does: .notesRow(1), .keyMove),
    ] + FieldAction.bindings { .notes($0) }

  private static let goBindings: [KeyBinding<Action>] = [
    KeyBinding(.function(2), does: .go(.number), .fieldNumber, inFooter: false),
    KeyBinding(.function(3), does: .go(.holder), .fieldHolder, inFooter: false),
    KeyBinding(.function(4), does: .go(.expiry), .fieldExpiry, inFooter: false),
    KeyBinding(.function(5), does: .go(.securityCode), .fieldCode, inFooter: false),
    KeyBinding(.function(6), does: .review, .wizardReview, inFooter: false),
  ]

  private static let lastBindings: [KeyBinding<Action>] = [
    KeyBinding(.control("t"), does: .turn, .keyTurnCard),
    KeyBinding(.control("o"), does: .showCode, .keyShowCode, inFooter: false),
    KeyBinding(.escape, does: .leave, .keyLeave),
  ]

  var table: [KeyBinding<Action>] {
    if question != nil { return Self.questionBindings }
    if isInNotes { return Self.notesBindings }
    return stop.takesText ? Self.bindings : Self.reviewBindings
  }

  /// The stops there are, in their order.
  var stops: [WizardStep] {
    WizardStep.allCases.filter { stop in
      switch stop {
      case .title, .notes: purpose != .alone
      case .keepCode: purpose != .alone && draft.securityCode.count + oldCodeCount > 0
      case .fixNumber: isDoubtful
      default: true
      }
    }
  }

  /// How many digits the security code has that is kept already; 0 where none is.
  var oldCodeCount: Int {
    if case .edit(_, let count) = purpose { count } else { 0 }
  }

  /// Whether the code that is typed goes when the card is saved.
  var dropsCode: Bool { purpose != .alone && !keepsCode && draft.securityCode.count > 0 }

  /// The id of the card that is changed; nil for a new one.
  var editedCard: Int64? {
    if case .edit(let id, _) = purpose { id } else { nil }
  }

  /// Whether the number can be saved, but only when the user says so.
  var isDoubtful: Bool { draft.numberCheck.saving == .onlyAnyway }

  /// The side that the security code is on.
  var codeSide: FlipAnimation.Side {
    draft.numberCheck.match.decided?.facts.securityCode.side ?? .back
  }

  /// The side that has what is typed at a stop.
  func side(of stop: WizardStep) -> FlipAnimation.Side {
    stop == .securityCode ? codeSide : .front
  }

  func nextFrame(after now: Instant) -> Instant? {
    [turn.nextFrame(after: now), move?.nextFrame(after: now)].compactMap(\.self).min()
  }

  mutating func hideSecrets() {
    showsCode = false
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    CardWizardView(wizard: self, context: context).draw(into: &canvas)
  }
}
