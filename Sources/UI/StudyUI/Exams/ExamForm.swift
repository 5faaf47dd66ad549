import DomainWords
import Flashcards
import PaymentCards
import Screens
import Widgets
import Wording

/// The rows of the form of an exam, as they are typed and chosen.
struct ExamForm: StudyForm {
  /// A row, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case day, aim, wanted, minutes, most, daysOff, cards, search, name
  }

  typealias Refusal = FormRefusal<Row, ExamText.Problem>

  private var day = TextField(limit: 20)
  private(set) var wantsKnowledge = true
  private var wanted = TextField("95", limit: 5)
  private var minutes = TextField("15", limit: 5)
  private var most = TextField(limit: 5)
  private var daysOff = TextField(limit: 400)
  private var isOfAllDecks = false
  private var search = TextField(limit: BrowserScreen.longestSearch)
  private var name = TextField(limit: 60)
  /// The name that the exam has if none is typed: that of its deck.
  private let usualName: String
  /// The focused row.
  var row = Row.day

  /// The form of a new exam.
  ///
  /// - Parameter name: the name of its deck.
  init(named name: String) { usualName = name }

  /// The form of an exam.
  ///
  /// - Parameter name: the name of its deck.
  init(_ exam: Exam, named name: String, today: StudyDay, _ wording: Wording) {
    self.init(named: name)
    day = TextField(LoadToolText.text(of: exam.day), limit: 20)
    switch exam.aim {
    case .knowledge(let share):
      wanted = TextField(String(Int((share * 100).rounded())), limit: 5)
    case .minutes(let count):
      wantsKnowledge = false
      minutes = TextField(String(count), limit: 5)
    }
    most = TextField(exam.mostMinutes.map { String($0) } ?? "", limit: 5)
    daysOff = TextField(ExamText.text(of: exam.daysOff, from: today, wording), limit: 400)
    isOfAllDecks = exam.isOfAllDecks
    search = TextField(exam.search, limit: BrowserScreen.longestSearch)
    self.name = TextField(exam.name, limit: 60)
  }

  /// The rows that are shown.
  var rows: [Row] {
    Row.allCases.filter { row in
      switch row {
      case .wanted, .most: wantsKnowledge
      case .minutes: !wantsKnowledge
      case .day, .aim, .daysOff, .cards, .search, .name: true
      }
    }
  }

  // MARK: Changing

  static func field(of row: Row) -> WritableKeyPath<ExamForm, TextField>? {
    switch row {
    case .day: \.day
    case .wanted: \.wanted
    case .minutes: \.minutes
    case .most: \.most
    case .daysOff: \.daysOff
    case .search: \.search
    case .name: \.name
    case .aim, .cards: nil
    }
  }

  static func isSearch(_ row: Row) -> Bool { row == .search }

  mutating func change(by step: Int) {
    switch row {
    case .aim: wantsKnowledge.toggle()
    case .cards: isOfAllDecks.toggle()
    case .day, .wanted, .minutes, .most, .daysOff, .search, .name: break
    }
  }

  /// Aims at so many minutes a day.
  mutating func aim(at count: Int) {
    wantsKnowledge = false
    minutes = TextField(String(count), limit: 5)
  }

  // MARK: Reading

  /// The exam with what is typed, without a plan.
  ///
  /// - Throws: the row that can't be taken, and the reason.
  func read(today: StudyDay, _ wording: Wording) throws(Refusal) -> Exam {
    let day = try read(.day) { text throws(ExamText.Problem) in
      try ExamText.day(text, after: today)
    }
    var exam = Exam(
      name: name.text,
      isOfAllDecks: isOfAllDecks,
      search: search.text,
      day: day
    )
    if wantsKnowledge {
      exam.aim = .knowledge(try read(.wanted, ExamText.knowledge))
      exam.mostMinutes = try read(.most, ExamText.limit)
    } else {
      exam.aim = .minutes(try read(.minutes, ExamText.minutes))
    }
    exam.daysOff = try read(.daysOff) { text throws(ExamText.Problem) in
      try ExamText.daysOff(text, from: today, wording)
    }
    return exam
  }

  // MARK: Words

  func label(_ row: Row) -> Phrase {
    switch row {
    case .day: .examDay
    case .aim: .examAim
    case .wanted: .examWanted
    case .minutes: .examMinutes
    case .most: .examMost
    case .daysOff: .examDaysOff
    case .cards: .keyCards
    case .search: .keySearch
    case .name: .filteredRowName
    }
  }

  func option(_ row: Row, _ context: StudyContext) -> OptionRow {
    let wording = context.wording
    guard let place = Self.field(of: row) else {
      let other = wording(choices(row).other)
      return OptionRow(wording(label(row)), .choice(value(row, wording), others: [other]))
    }
    let placeholder =
      switch row {
      case .day: LoadToolText.text(of: context.environment.studyDay + 30)
      case .name: usualName
      default: Self.meaningOfNothing(row).map { wording($0) } ?? ""
      }
    return OptionRow(wording(label(row)), .text(self[keyPath: place], placeholder: placeholder))
  }

  /// The value of a row with two of them, and the other one.
  private func choices(_ row: Row) -> (chosen: Phrase, other: Phrase) {
    let (choices, isSecond): ([Phrase], Bool) =
      row == .cards
      ? ([.examOfDeck, .examOfAllDecks], isOfAllDecks)
      : ([.examAimKnowledge, .examAimMinutes], !wantsKnowledge)
    return isSecond ? (choices[1], choices[0]) : (choices[0], choices[1])
  }

  /// What a row means in which nothing is typed.
  private static func meaningOfNothing(_ row: Row) -> Phrase? {
    switch row {
    case .most: .examNoLimit
    case .daysOff: .examNoDaysOff
    case .search: .examAllCards
    case .day, .aim, .wanted, .minutes, .cards, .name: nil
    }
  }

  func value(_ row: Row, _ wording: Wording) -> String {
    guard let place = Self.field(of: row) else { return wording(choices(row).chosen) }
    let typed = self[keyPath: place].text
    return typed.isEmpty ? Self.meaningOfNothing(row).map { wording($0) } ?? "" : typed
  }

  /// The value of a row as it is said: dates in words.
  func spoken(_ row: Row, _ wording: Wording) -> String {
    let value = value(row, wording)
    guard row == .day || row == .daysOff else { return value }
    return value.split(whereSeparator: LoadToolText.isSeparator).map { word in
      // What is no date is said as it is.
      let day = try? LoadToolText.day(String(word), from: .min)
      return day.map { wording.date(of: CalendarDay(nearestTo1970Plus: $0)) } ?? String(word)
    }.joined(separator: wording(.listComma))
  }
}
