import DomainWords
import Screens
import Widgets
import WindowLevels
import Wording

/// A form on a screen: what is typed and chosen, and what is said about it.
struct FormState<Form: StudyForm>: Codable, Sendable {
  /// What is typed and chosen.
  var content: Form
  /// True while line mode asks for the value of the focused row.
  private(set) var isTyping = false
  /// True once something was typed or chosen.
  private(set) var isChanged = false
  /// The reason why the form was refused, until something is changed.
  private(set) var problem: String?
  /// What the focused search can be completed to.
  private(set) var completions: [String]?

  init(_ content: Form) {
    self.content = content
  }

  /// True in a row in which something is typed.
  var takesText: Bool { Form.field(of: content.row) != nil }

  /// True in a row in which a search is typed.
  var isSearch: Bool { Form.isSearch(content.row) }

  /// The field of the focused row; nil for one in which nothing is typed.
  var field: TextField? { Form.field(of: content.row).map { content[keyPath: $0] } }

  // MARK: Changing

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) {
    edit(context) { $0.type(scalar) }
  }

  mutating func perform(_ action: FormAction, _ context: StudyContext) {
    switch action {
    case .move(let move):
      content.row = move.from(content.row, in: content.rows)
      (completions, isTyping) = (nil, false)
    case .change(let step):
      (problem, isChanged) = (nil, true)
      content.change(by: step)
    case .field(let action): edit(context) { $0.perform(action) }
    case .complete:
      guard isSearch, let place = Form.field(of: content.row) else { break }
      let old = content[keyPath: place].text
      completions = content[keyPath: place].completeTerm(in: context.data.names)
      isChanged = isChanged || content[keyPath: place].text != old
    case .type: isTyping = true
    case .done: (completions, isTyping) = (nil, false)
    case .submit: completions = nil
    }
  }

  private mutating func edit(_ context: StudyContext, _ change: (inout TextField) -> Void) {
    problem = nil
    guard let place = Form.field(of: content.row) else { return }
    let old = content[keyPath: place].text
    change(&content[keyPath: place])
    isChanged = isChanged || content[keyPath: place].text != old
    completions = isSearch ? content[keyPath: place].suggestedTerms(in: context.data.names) : nil
  }

  /// Says why the form can't be taken, at one of its rows.
  ///
  /// - Parameter row: the row; nil for the focused one.
  mutating func refuse(_ problem: String, at row: Form.Row? = nil) {
    self.problem = problem
    if let row { content.row = row }
  }

  // MARK: Keys

  /// The keys of the focused row.
  ///
  /// - Parameters:
  ///   - submit: the key that takes the form.
  ///   - completes: true if the form has searches.
  func keys<Action: FormAnswering>(
    _ submit: KeyBinding<Action>,
    completes: Bool,
    _ context: StudyContext
  ) -> [KeyBinding<Action>] {
    // What was refused is refused again.
    let submit = problem == nil ? submit : submit.idle
    guard takesText else { return Action.choosingKeys(submit) }
    let canComplete = isSearch && field?.searchCompletion(in: context.data.names) != nil
    let complete = canComplete ? Action.completeKey : Action.completeKey.idle
    return Action.typingKeys(submit, completes ? complete : nil)
  }

  // MARK: Drawing

  /// Draws the rows, and beneath them why the form was refused.
  ///
  /// - Parameters:
  ///   - lines: what is said unless the form was refused.
  ///   - note: what is said in any case; empty for nothing.
  ///   - wrong: what is wrong with the focused search.
  func draw(
    in area: Rect,
    saying lines: [(text: String, style: Style)],
    note: String = "",
    wrong: SearchProblem? = nil,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    let theme = context.theme
    let rows = content.rows
    let view = OptionRowsView(
      rows.map { content.option($0, context) },
      focused: rows.firstIndex(of: content.row) ?? 0,
      theme: theme
    )
    var rest = view.draw(in: area, leaving: 3, into: &canvas)
    if rest.height > 3 { rest = rest.dropping(rows: 1) }
    let refused = problem.map { [("\(Character(theme.cross)) \($0)", theme.bad)] }
    let notes = note.isEmpty ? [] : [(note, theme.muted)]
    for (line, style) in (refused ?? lines) + notes where rest.height > 0 {
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: style))
    }
    guard isSearch, let cursor = canvas.cursor else { return }
    let search = field?.text ?? ""
    SearchNotes(search: search, problem: wrong, completions: completions).draw(
      from: area.minX + view.column(in: area),
      upTo: area.maxX,
      in: area.dropping(rows: cursor.y + 1 - area.minY),
      into: &canvas,
      context
    )
  }

  // MARK: Line mode

  /// The form in line mode, or the question for the value of its focused row.
  ///
  /// - Parameters:
  ///   - name: the name of the scene.
  ///   - title: what the form is about.
  ///   - text: what is said unless the form was refused.
  ///   - wrong: what is wrong with the search that is typed.
  ///   - others: the choices besides the rows.
  func scene<Action: FormAnswering>(
    _ name: String,
    title: String,
    saying text: String,
    wrong: [SpokenLine] = [],
    _ others: [LineModeChoice<Action>],
    _ context: LineModeContext<StudyData, Action>
  ) -> LineModeScene<Action> {
    let wording = context.wording
    let (rows, row) = (content.rows, content.row)
    if isTyping, let field {
      return context.typing(
        "typing \(row) \(wrong.isEmpty)",
        content.label(row),
        field,
        saying: wrong + [.text(told(row, wording)), context.line(.lineModeKeep)],
        clear: .form(.field(.clear)),
        done: .form(.done)
      )
    }
    let problem = problem.map {
      $0.last?.isPunctuation == true ? $0 : wording(.asSentence(text: $0))
    }
    return context.settings(
      "\(name) \(problem ?? "")",
      title: .text(wording.sentences([wording(.asSentence(text: title)), problem ?? text])),
      rows.map { told($0, wording) },
      labels: rows.map { content.label($0) },
      selected: rows.firstIndex(of: row) ?? 0,
      only: context.aside == .row ? rows.firstIndex(of: row) : nil,
      changingBack: rows.indices,
      others + [context.back(.close)],
      select: { .form(.move(.row($0))) }
    ) { row, step in
      let isTyped = Form.field(of: rows[row]) != nil
      return [.form(.move(.row(row))), .form(isTyped ? .type : .change(step))]
    }
  }

  /// A row and what it is set to.
  private func told(_ row: Form.Row, _ wording: Wording) -> String {
    wording(.lineModeItem(label: wording(content.label(row)), value: content.spoken(row, wording)))
  }
}
