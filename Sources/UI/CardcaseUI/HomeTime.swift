import Flashcards
import PaymentCards
import Screens
import StudyUI
import Wording

/// The date, the time and the minutes of study, as Home says them.
struct HomeTime {
  private let context: ShellContext

  init(_ context: ShellContext) {
    self.context = context
  }

  /// The date and the time, and the time alone. They change as Home is drawn: nothing wakes the
  /// program for them.
  var texts: [String] {
    let environment = context.environment
    let clock = environment.clock(at: environment.moment.time)
    return ["\(environment.date(of: environment.today))  \(clock)", clock]
  }

  /// The time that studying what is due takes.
  var minutes: String {
    let study = context.data.study
    let minutes = study.outline.due.minutes(
      eachAnswerTaking: study.statistics?.answers.typicalDuration
    )
    return context.wording(.homeMinutes(minutes))
  }

  /// The minutes that each of the next days takes, tomorrow first; nil until the learner's pace is
  /// known.
  var week: [Int]? {
    let study = context.data.study
    return study.statistics.map {
      study.outline.week.minutes(eachAnswerTaking: $0.answers.typicalDuration)
    }
  }
}
