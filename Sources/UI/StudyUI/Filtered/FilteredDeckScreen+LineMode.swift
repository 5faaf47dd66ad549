import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension FilteredDeckScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    if let question = dialogScene(context.screen) { return question }
    let title = deck.map { wording.name($0.name) } ?? wording(.filteredNew)
    let wrong = form.isSearch ? problem(form.content.row) : nil
    let refused = wrong.map { wording(.asSentence(text: wording($0.phrase))) }
    return form.scene(
      "filtered deck \(isRefused)",
      title: title,
      saying: isRefused ? refused ?? "" : "",
      wrong: wrong?.lines(of: form.field?.text ?? "", wording) ?? [],
      [
        LineChoice("build", wording(.keyBuild), .form(.submit)),
        LineChoice(
          "more",
          wording(.lineModeTellMore),
          ChoiceAction(
            lines: (found(wording) + [wording(.filteredLeftOut)]).map { .text($0) }
          )
        ),
      ],
      context
    )
  }
}
