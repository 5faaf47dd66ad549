import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension FilteredDeckScreen {
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    drawForm(into: &canvas, context)
    drawDialog(into: &canvas, context)
  }

  private func drawForm(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.homeFlashcards), deck?.name.description ?? wording(.filteredNew)],
      into: &canvas,
      context.environment
    )
    form.draw(
      in: Heading.rectBeneath(in: canvas.size),
      saying: found(wording).map { ($0, context.theme.text) },
      note: wording(.filteredLeftOut),
      wrong: form.isSearch ? problem(form.content.row) : nil,
      into: &canvas,
      context
    )
  }
}
