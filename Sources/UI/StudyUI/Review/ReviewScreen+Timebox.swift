import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// The time of study that a timebox measures.
struct Timebox: Sendable {
  /// The beginning.
  let began: Instant
  /// The number of answers of the session then.
  let answered: Int
}

/// The question once the time of a timebox is over.
struct TimeboxQuestion: Codable, Sendable {
  /// The number of answers in it.
  let answers: Int
  /// The minutes that it took.
  let minutes: Int
  /// The focused answer: 0 goes on, 1 stops.
  private var choice = 0

  init(answers: Int, minutes: Int) {
    self.answers = answers
    self.minutes = minutes
  }

  /// Handles a key.
  ///
  /// - Returns: true to go on, false to stop, nil while the question stays.
  mutating func answer(_ action: DialogAction) -> Bool? {
    action.given(&choice, of: 2, yes: 0, no: 1).map { $0 == 0 }
  }

  func dialog(_ wording: Wording) -> Dialog {
    Dialog(
      DialogBox(
        heading: wording(.reviewTimebox),
        text: wording(.reviewTimeboxText(answers, time: wording(.minutes(minutes)))),
        choices: [wording(.keySubmit), wording(.keyStop)],
        selected: choice
      ),
      isGrave: false
    )
  }
}

extension ReviewScreen {
  func dialog(_ context: StudyContext) -> Dialog? {
    guard card != nil, context.data.deck(deck) != nil else { return nil }
    return timeboxQuestion?.dialog(context.wording)
  }

  /// Begins a timebox with a card, or asks whether to go on once its time is over.
  mutating func checkTimebox(_ context: StudyContext) {
    guard let limit = context.preferences.timebox else {
      timebox = nil
      return
    }
    let answered = session?.answered ?? 0
    guard let timebox else {
      self.timebox = Timebox(began: context.now, answered: answered)
      return
    }
    let spent = timebox.began.duration(to: context.now)
    guard spent >= limit, timeboxQuestion == nil else { return }
    timeboxQuestion = TimeboxQuestion(
      answers: max(0, answered - timebox.answered),
      minutes: Int(spent.components.seconds / 60)
    )
  }

  /// Handles a key of the question. The card stays, and its time begins with the way back to it.
  mutating func answerTimebox(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    guard let goesOn = timeboxQuestion?.answer(action) else { return [] }
    timeboxQuestion = nil
    timebox = Timebox(began: context.now, answered: session?.answered ?? 0)
    shownAt = context.now
    return goesOn ? [] : [.close]
  }
}
