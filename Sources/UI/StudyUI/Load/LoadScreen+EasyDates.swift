import DomainWords
import Flashcards
import Preferences
import Screens
import Wording

/// The easy dates of the decks that are meant.
extension LoadScreen {
  /// What the tool does, and the dates that are easy already where it is about these.
  func explanation(_ context: StudyContext) -> String {
    let wording = context.wording
    let dates = easyDates(context)
    let isAboutDates = form.content.tool == .easy || form.content.tool == .forget
    guard isAboutDates, !dates.isEmpty else { return wording(form.content.tool.text) }
    // As they are typed, but where they are heard.
    let told = wording.isSpoken ? wording.spans(dates) : LoadToolText.text(of: dates)
    let kept = wording(.lineModeItem(label: wording(.loadEasyDates), value: told))
    return wording.sentences([wording(form.content.tool.text), wording(.asSentence(text: kept))])
  }

  /// What a tool does, or did.
  func sentences(of change: LoadChange, isDone: Bool, _ context: StudyContext) -> [String] {
    change.sentences(
      context.wording,
      isDone: isDone,
      balances: context.preferences.balancesLoad
    )
  }

  private func easyDates(_ context: StudyContext) -> Set<StudyDay> {
    let decks = context.data.decks.map(\.deck)
    let chosen = decks.first { $0.id == deck }?.family(among: decks) ?? decks
    let today = context.environment.studyDay
    return chosen.reduce(into: []) { $0.formUnion($1.easyDates.from(today)) }
  }
}
