import DomainWords
import Flashcards
import Screens
import Wording

extension ExportScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    if isWriting { return context.moment(.importWriting) }
    if let written {
      return LineModeScene(
        name: "written",
        lines: written.map { .text($0) },
        choices: [context.back(.close)]
      )
    }
    let wording = context.wording
    let other: Phrase = isAll ? .lineModeExportOne(deck: ownPart(wording)) : .lineModeExportAll
    let choices = choices(wording)
    return context.fileName(
      path,
      // A value that was changed is heard.
      saying: [context.item(.exportRowScope, part(wording))]
        + choices.map { .count($0.label) } + [context.line(.exportReadable)],
      problem: problem.map { $0.words(wording) },
      choices: choices + [LineModeChoice("all", wording(other), .all)],
      action: { .path($0) },
      submit: .save,
      back: .close
    )
  }

  /// The rows with their values, and the words that change them.
  private func choices(_ wording: Wording) -> [LineChoice] {
    func choice(_ word: String, _ label: Phrase, _ value: Phrase, _ row: Row) -> LineChoice {
      let item = Phrase.lineModeItem(label: wording(label), value: wording(value))
      return LineModeChoice(word, wording(item), .row(row))
    }
    func isOn(_ option: Bool) -> Phrase { option ? .settingsOn : .settingsOff }
    return rows.compactMap { row in
      switch row {
      case .format: format.map { choice("format", .exportRowFormat, $0.name, row) }
      case .schedule: choice("schedule", .exportSchedule, isOn(options.withSchedule), row)
      case .presets: choice("presets", .exportPresets, isOn(options.withPresets), row)
      case .version: choice("version", .exportRowVersion, version, row)
      case .scope, .place: nil
      }
    }
  }
}
