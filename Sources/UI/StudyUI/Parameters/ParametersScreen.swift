import Flashcards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// The parameters of a deck's memory model: shows the current set, and replaces it, for all decks that share
/// the deck's preset, after a preview of the effect on the cards. The change can be undone.
struct ParametersScreen: StudyScreen {
  enum Action: Sendable {
    case move(ListState.Move), proceed, undo, field(FieldAction), rows(Int), close
  }

  /// A stage of the screen.
  enum Stage: Sendable {
    /// The current set is shown.
    case overview
    /// Numbers are typed.
    case typing
    /// Parameters are being fitted to the answers.
    case fitting(done: Int, of: Int)
    /// The result of fitting is shown.
    case fitted(FitReport)
    /// The effect of a set is being computed; nil is the standard one.
    case gathering(ParameterSet?)
    /// The preview is shown.
    case preview(ParameterPreview)
    /// Nothing predicts the answers of any deck better.
    case nothingBetter(ParameterPlan)
    /// The change is being saved.
    case keeping(ParameterPreview)
    /// The change was saved.
    case done(ParameterPreview)
  }

  let deck: DeckID
  private(set) var text = TextField(limit: 1_000)
  private(set) var stage = Stage.overview
  private(set) var list = ListState()
  /// The rows of the table of a plan for all decks that are visible.
  private(set) var groups = ListState()
  private(set) var problem: ParameterTextError?
  /// Whether a fit is worth it; nil until it is worked out.
  private(set) var outlook: FitOutlook?
  private var hasAsked = false

  private enum CodingKeys: CodingKey {
    case deck, text, isTyping
  }

  init(deck: DeckID) {
    self.deck = deck
  }

  /// Decodes the typed numbers. A preview is not kept, as it is computed again.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    deck = try container.decode(DeckID.self, forKey: .deck)
    text = try container.decode(TextField.self, forKey: .text)
    if try container.decode(Bool.self, forKey: .isTyping) { stage = .typing }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deck, forKey: .deck)
    try container.encode(text, forKey: .text)
    try container.encode(takesText, forKey: .isTyping)
  }

  var requirement: StudyRequirement? { .deck(deck) }

  var takesText: Bool {
    if case .typing = stage { true } else { false }
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    guard !hasAsked, context.data.deck(deck) != nil else { return [] }
    hasAsked = true
    return [.run(.loadFitOutlook(of: deck, boundary: context.boundary))]
  }

  // MARK: Typing

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    problem = nil
    text.type(scalar)
    return []
  }

  /// Line breaks do not submit the numbers, but separate them as blanks do.
  mutating func paste(_ part: PastePart, _ context: StudyContext) -> [Request]? {
    guard takesText else { return nil }
    if case .text(let buffer) = part {
      problem = nil
      _ = text.insertLines(buffer.scalars.map { $0.properties.isWhitespace ? " " : $0 })
    }
    return []
  }

  // MARK: Keys

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    let view = ParametersView(screen: self, context: context)
    switch (action, stage) {
    case (.close, .keeping): break
    case (.close, .fitting):
      goBack()
      return [.run(.stopFitting)]
    case (.close, .typing), (.close, .preview), (.close, .gathering), (.close, .fitted),
      (.close, .nothingBetter):
      goBack()
    case (.close, _): return [.run(.stopCalibrating), .close]
    case (.move(.pageUp), .preview(.all(let plan))) where !view.isWhole(plan):
      scroll(plan, by: -1, view)
    case (.move(.pageDown), .preview(.all(let plan))) where !view.isWhole(plan):
      scroll(plan, by: 1, view)
    case (.move(let move), _): list.move(move, count: rowCount, height: rowCount)
    case (.rows(let step), .typing): _ = text.moveRows(step, width: view.textWidth)
    case (.field(let action), .typing):
      problem = nil
      text.perform(action, width: view.textWidth)
    case (.proceed, .overview): return choose(context)
    case (.proceed, .typing): return submit(context)
    case (.proceed, .fitted(let report)): return accept(report, context)
    case (.proceed, .preview(let preview)):
      stage = .keeping(preview)
      let name =
        switch preview {
        case .one: context.data.deck(deck)?.deck.name.description ?? ""
        case .all: context.wording(.statisticsAllDecks)
        }
      return [
        .run(
          .save(
            preview.change(reschedules: list.selected == 1),
            UndoableOperation(.parameters, name)
          )
        )
      ]
    case (.undo, .done(let preview)):
      return [.undo(.step(.undo), .decks(Set(preview.decks.map(\.id))))]
    default: break
    }
    return []
  }

  /// The number of rows in the list.
  private var rowCount: Int {
    switch stage {
    case .overview: Source.allCases.count
    case .preview: Schedule.allCases.count
    default: 1
    }
  }

  /// Scrolls the table of a plan by what is visible of it.
  private mutating func scroll(_ plan: ParameterPlan, by pages: Int, _ view: ParametersView) {
    let height = view.groupRows(of: plan)
    let top = groups.top + pages * height
    let row = pages > 0 ? top + height - 1 : top
    groups.select(row, count: plan.groups.count, height: height)
  }

  private mutating func goBack() {
    switch stage {
    case .preview, .gathering: stage = text.text.isEmpty ? .overview : .typing
    default:
      stage = .overview
      text = TextField(limit: 1_000)
    }
    list = ListState()
    problem = nil
  }

  private mutating func choose(_ context: StudyContext) -> [Request] {
    guard let shelf = context.data.deck(deck) else { return [.reload] }
    switch Source.allCases[list.selected] {
    case .own:
      stage = .typing
      return []
    case .standard:
      guard shelf.deck.options.parameters != nil else {
        return [.tell(StatusMessage(.parametersSame))]
      }
      return look(at: nil, context)
    case .fitted:
      stage = .fitting(done: 0, of: 0)
      return [.run(.fitParameters(deck, boundary: context.boundary))]
    case .everything:
      stage = .fitting(done: 0, of: 0)
      return [.run(.planParameters(at: context.moment, boundary: context.boundary))]
    }
  }

  private mutating func accept(_ report: FitReport, _ context: StudyContext) -> [Request] {
    guard report.verdict == .better else {
      goBack()
      return []
    }
    return look(
      at: set(of: report.fit.parameters, origin: .fitted(reviews: report.answers), context),
      context
    )
  }

  private mutating func submit(_ context: StudyContext) -> [Request] {
    guard let shelf = context.data.deck(deck) else { return [.reload] }
    let parameters: FSRSParameters
    do throws(ParameterTextError) {
      parameters = try FSRSParameters.read(text.text).parameters
    } catch {
      problem = error
      return []
    }
    let present = shelf.deck.options.parameters.flatMap { shelf.parameters($0) }
    guard (present?.parameters ?? .defaults) != parameters else {
      return [.tell(StatusMessage(.parametersSame))]
    }
    return look(at: set(of: parameters, origin: .entered, context), context)
  }

  /// The set to save; nil for the standard parameters.
  private func set(
    of parameters: FSRSParameters,
    origin: ParameterOrigin,
    _ context: StudyContext
  ) -> ParameterSet? {
    guard parameters != .defaults else { return nil }
    return ParameterSet(
      id: context.newID(),
      parameters: parameters,
      made: context.moment.time,
      origin: origin
    )
  }

  // MARK: Preview

  private mutating func look(at set: ParameterSet?, _ context: StudyContext) -> [Request] {
    stage = .gathering(set)
    return [
      .run(.previewParameters(deck, set, at: context.moment, boundary: context.boundary))
    ]
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    switch (news, stage) {
    case (.fitOutlook(let outlook, deck), _): self.outlook = outlook
    case (.fitProgress(let done, let total), .fitting): stage = .fitting(done: done, of: total)
    case (.fitted(let report, deck), .fitting): stage = .fitted(report)
    case (.parameterPlan(let plan), .fitting):
      (list, groups) = (ListState(), ListState())
      stage = plan.changesAnything ? .preview(.all(plan)) : .nothingBetter(plan)
    case (.parameterChange(let change, deck), .gathering(let set)) where change.set == set:
      list = ListState()
      stage = .preview(.one(change))
    default: break
    }
    return []
  }

  mutating func didSave(_ written: ChangeSet, _ context: StudyContext) -> [Request] {
    guard case .keeping(let change) = stage else { return [] }
    list = ListState()
    text = TextField(limit: 1_000)
    stage = .done(change)
    (outlook, hasAsked) = (nil, false)
    return [.tell(StatusMessage(tone: .success, .parametersSet))]
  }

  /// Returns to the overview once the change that was saved is undone.
  mutating func applyExternal(
    _ change: ChangeSet,
    created: Set<FlashcardID>,
    _ context: StudyContext
  ) {
    guard case .done(let preview) = stage else { return }
    let decks = Set(preview.decks.map(\.id))
    guard change.decks.contains(where: { decks.contains($0.id) }) else { return }
    stage = .overview
    (outlook, hasAsked) = (nil, false)
  }

  mutating func didFail(because reason: FailureReason) {
    switch stage {
    case .keeping(let change): stage = .preview(change)
    case .gathering, .fitting: goBack()
    default: break
    }
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    ParametersView(screen: self, context: context).draw(into: &canvas)
  }
}
