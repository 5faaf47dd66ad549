import Flashcards
import Screens
import Widgets
import WindowLevels
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
    let name = isAll ? wording(.exportAll) : part(wording)
    let other: Phrase = isAll ? .lineModeExportOne(deck: part(wording)) : .lineModeExportAll
    return context.fileName(
      path,
      saying: [context.line(.lineModeExport(deck: name))],
      problem: problem.map { $0.words(wording) },
      choices: [LineModeChoice("all", wording(other), .all)],
      action: { .path($0) },
      submit: .save,
      back: .close
    )
  }
}
