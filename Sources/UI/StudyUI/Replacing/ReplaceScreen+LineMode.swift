import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension ReplaceScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    if asked != nil { return text(context) }
    if context.aside == .summary { return changes(context) }
    let wording = context.wording
    func choice(_ row: Row, _ label: Phrase, _ value: String) -> LineChoice {
      let item = wording(.lineModeItem(label: wording(label), value: value))
      let number = String((Row.allCases.firstIndex(of: row) ?? 0) + 1)
      return row == .search || row == .replacement
        ? LineModeChoice(number, item, .ask(row))
        : LineModeChoice(number, item, .row(row), .change(1))
    }
    func isOn(_ option: Bool) -> String { wording(option ? .settingsOn : .settingsOff) }
    let choices = [
      choice(.search, .replaceFind, search.text),
      choice(.replacement, .replaceWith, replacement.text),
      choice(.place, .replacePlace, place.name(wording)),
      choice(.letters, .replaceLetters, isOn(request.matchesCase)),
      choice(.expression, .replaceExpression, isOn(request.isExpression)),
    ]
    return LineModeScene(
      name: "replace \(request)",
      lines: [context.line(.replaceTitle)],
      choices: choices + [
        LineModeChoice("p", wording(.keyShowChanges), ChoiceAction(aside: .summary)),
        context.back(.close),
      ]
    )
  }

  /// What is found, or what takes its place, as it is typed.
  private func text(_ context: LineContext) -> LineScene {
    let field = row == .search ? search : replacement
    let label: Phrase = row == .search ? .replaceFind : .replaceWith
    let soFar =
      field.text.isEmpty
      ? [] : [context.item(.lineModeSoFar, field.text), context.line(.lineModeKeep)]
    return context.typing(
      "text \(row)",
      label,
      field,
      saying: soFar,
      clear: .field(.clear),
      done: .take
    )
  }

  /// The changes, before they are made.
  private func changes(_ context: LineContext) -> LineScene {
    let wording = context.wording
    if preview.isWaiting { return context.moment(.replaceTitle) }
    guard !preview.fields.isEmpty else {
      return LineModeScene(
        name: "no changes",
        lines: [context.line(lack)],
        choices: [context.back()]
      )
    }
    let fields = preview.fields
    let list = LineModeList(count: fields.count, context: context, aside: .summary)
    let count: Phrase =
      preview.isWhole
      ? .replaceChanges(fields.count) : .replaceChangesMore(count: String(fields.count))
    return LineModeScene(
      name: "changes \(context.firstRow) \(fields.count)",
      lines: [.count(wording(count))] + list.page.map { .text(fields[$0].words(wording)) },
      choices: [LineModeChoice("1", wording(.keyReplace), .replace)] + list.more
        + [context.back()],
      isQuestion: true,
      position: list.position
    )
  }
}
