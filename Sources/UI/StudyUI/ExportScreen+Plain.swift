import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension ExportScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    if isWriting { return context.moment(.importWriting) }
    let wording = context.wording
    let name = isAll ? wording(.exportAll) : deck.name.description
    let other: Phrase = isAll ? .lineModeExportOne(deck: deck.name.description) : .lineModeExportAll
    return context.fileName(
      path,
      saying: [context.line(.lineModeExport(deck: name))],
      problem: problem.map { $0.words(wording) },
      choices: [PlainChoice("all", wording(other), .tab)]
    )
  }
}
