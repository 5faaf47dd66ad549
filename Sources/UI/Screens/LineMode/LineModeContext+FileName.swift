import Secrets
import Widgets
import Wording

extension LineModeContext {
  /// Asks for the name of a file. One that is there already stays where nothing is typed. The files
  /// there are can be heard, and one of them chosen by its number.
  package func fileName(
    _ path: PathField,
    saying lines: [SpokenLine],
    problem: String?,
    choices: [LineModeChoice<Action>] = [],
    action: (PathField.Action) -> Action,
    submit: Action,
    back: Action
  ) -> LineModeScene<Action> {
    guard aside == .files || path.isDirectory else {
      let soFar = path.text.isEmpty ? [] : [item(.lineModeSoFar, path.text), line(.lineModeKeep)]
      return LineModeScene(
        name: "file \(path.text) \(problem ?? "") \(choices.map(\.label))",
        lines: (problem.map { [.text($0)] } ?? lines) + soFar,
        choices: choices + [list] + [self.back(back)],
        entry: .text(clearing: [action(.edit(.clear))], submitting: [submit]),
        prompt: .lineModeAsk(what: wording(.columnFile)),
        onEmpty: path.text.isEmpty ? nil : ChoiceAction(actions: [submit]),
        field: path.field
      )
    }
    return files(path, action: action, submit: submit, back: back)
  }

  /// The choice to hear the files there are.
  private var list: LineModeChoice<Action> {
    LineModeChoice("list", wording(.lineModeListFiles), ChoiceAction(aside: .files, firstRow: 0))
  }

  /// The files that the path can become.
  private func files(
    _ path: PathField,
    action: (PathField.Action) -> Action,
    submit: Action,
    back: Action
  ) -> LineModeScene<Action> {
    let (directory, _) = FileListing.parts(of: path.text)
    let list = LineModeList(count: path.entries.count, context: self, aside: .files)
    let rows = list.rows(
      doing: { row in
        path.entries[row].kind == .directory
          ? [action(.pick(row))] : [action(.pick(row)), submit]
      },
      then: .files
    ) { path.entries[$0].heard(path.kinds, wording) }
    let note: Phrase? =
      if let failure = path.listing?.failure(wording) {
        failure
      } else if path.listing == nil || path.listing?.path != path.text {
        .studyLoading
      } else {
        path.entries.isEmpty ? .noMatch : nil
      }
    let cut =
      path.listing?.isCut == true ? [line(.filesCut(count: String(path.entries.count)))] : []
    return LineModeScene(
      name: "files \(path.text) \(path.listing?.path ?? "-") \(firstRow)",
      lines: [item(.lineModeFiles, path.text.isEmpty ? "./" : path.text)]
        + (note.map { [line($0)] } ?? []) + cut,
      choices: rows + [LineModeChoice("other", wording(.lineModeOtherFile), action(.edit(.clear)))]
        + [self.back(back)],
      listsChoices: true,
      entry: .text(clearing: [action(.edit(.clear))], submitting: [submit]),
      prompt: .lineModeAsk(what: wording(.columnFile)),
      field: path.field,
      reading: { [names = path.entries.map(\.path), field = path.field, wording] typed in
        // A number stands for the file of that row.
        guard let row = typed.number.map({ $0 - 1 }), names.indices.contains(row) else {
          return field.reading(of: typed, first: typed.count, goingOn: false, wording)
        }
        return .text(directory + names[row])
      }
    )
  }
}
