import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension NoteTypeEditor {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    if work != nil { return context.moment(.keySave) }
    if isTurned { return card(context) }
    if let entry { return typing(entry, context) }
    if context.aside == .row { return told(row, context) }
    return parts(context)
  }

  /// All parts of the type.
  private func parts(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let list = LineModeList(count: rows.count, context: context)
    let problems = problems.map { SpokenLine.text(sentence($0, wording)) }
    return LineModeScene(
      name: "parts \(draft.name) \(rows.count) \(problems.count) \(context.firstRow)",
      lines: [.text(draft.name)] + problems,
      choices: list.rows(doing: { [.move(.row($0))] }, then: .row) { told(rows[$0], wording) } + [
        LineModeChoice("f", wording(.noteTypeAddField), .add(.field))
      ]
        + (draft.hasManyTemplates
          ? [LineModeChoice("t", wording(.noteTypeAddCardType), .add(.template))] : []) + [
          LineModeChoice("c", wording(.keySave), .save), context.back(.close),
        ],
      position: list.position
    )
  }

  /// A part on one line: its kind and its name, or how many lines its text has.
  private func told(_ row: Row, _ wording: Wording) -> String {
    let text = text(of: row)
    switch row {
    case .place(.name):
      return wording(.lineModeItem(label: wording(.noteTypeName), value: text))
    case .place(.field): return wording(.lineModeItem(label: wording(.noteTypeField), value: text))
    case .place(.template):
      return wording(.lineModeItem(label: wording(.noteTypeCardType), value: text))
    case .place(.front), .place(.back), .styling:
      let lines = text.isEmpty ? 0 : text.count { $0.isNewline } + 1
      return wording(
        .lineModeItem(label: label(row, wording), value: wording(.noteTypeLines(lines)))
      )
    }
  }

  /// The menu of a part.
  private func told(_ row: Row, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let isText = Self.isText(row)
    var choices = [LineModeChoice("1", wording(isText ? .keyEdit : .keyRename), Action.edit)]
    func add(_ phrase: Phrase, _ action: Action) {
      choices.append(LineModeChoice(String(choices.count + 1), wording(phrase), action))
    }
    if canDelete { add(.keyDelete, .delete) }
    if canOrder(by: -1) { add(.keyMoveUp, .order(-1)) }
    if canOrder(by: 1) { add(.keyMoveDown, .order(1)) }
    add(.notePreview, .turn)
    return LineModeScene(
      name: "part \(row)",
      lines: [.text(told(row, wording))] + (isText ? text(of: row).spokenLines : []),
      choices: choices + [context.back()]
    )
  }

  /// A name or a text: what is in it stays where nothing is typed.
  private func typing(_ entry: Entry, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let isText = Self.isText(entry.row)
    let problem = entry.problem.map { [SpokenLine.text($0.words(wording))] } ?? []
    let text = entry.field.text
    let onward: Action = isText || entry.isNew && text.isEmpty ? .leaveEntry : .take
    let what = entry.isNew ? wording(.noteTypeAddField) : label(entry.row, wording)
    return LineModeScene(
      name: "typing \(entry.row) \(entry.problem == nil)",
      lines: problem
        + (text.isEmpty
          ? []
          : wording(.lineModeItem(label: wording(.lineModeSoFar), value: text)).spokenLines
            + [context.line(.lineModeKeep)]),
      choices: [context.back(.leaveEntry)],
      entry: .text(
        clearing: [.field(.clear)],
        submitting: [isText ? .leaveEntry : .take],
        breaking: isText ? .newline : nil
      ),
      prompt: .lineModeAsk(what: what),
      onEmpty: ChoiceAction(actions: [onward]),
      field: entry.field
    )
  }

  /// The preview: both sides of the card.
  private func card(_ context: LineContext) -> LineScene {
    let wording = context.wording
    var lines: [SpokenLine] = [.text(previewTitle(wording))]
    if let face = preview.face {
      lines += face.question.spoken(wording)
      if !previewsFront { lines += face.answer.spoken(wording) }
    } else if preview.isMissing {
      lines.append(context.line(.noteTypeBlankFront))
    }
    let next =
      sample.count > 1 ? [LineModeChoice("n", wording(.noteTypeNextNote), Action.nextNote)] : []
    return LineModeScene(
      name: "preview \(previewed) \(sample.place) \(lines.count)",
      lines: lines,
      choices: next + [context.back(.turn)]
    )
  }
}
