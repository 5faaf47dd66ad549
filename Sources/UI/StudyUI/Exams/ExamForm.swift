import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

/// The rows of the form of an exam, as they are typed and chosen.
struct ExamForm: Codable, Sendable {
  /// A row, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case day, aim, wanted, minutes, most, daysOff, search, name
  }

  /// A row that can't be taken, and the reason.
  struct Refusal: Error {
    let row: Row
    let problem: ExamText.Problem
  }

  private var day = TextField(limit: 20)
  private(set) var wantsKnowledge = true
  private var wanted = TextField("95", limit: 5)
  private var minutes = TextField("15", limit: 5)
  private var most = TextField(limit: 5)
  private var daysOff = TextField(limit: 400)
  private var search = TextField(limit: BrowserScreen.longestSearch)
  private var name = TextField(limit: 60)
  /// The focused row.
  var row = Row.day

  /// The form of an exam; of a new one with nil.
  init(_ exam: Exam?, today: StudyDay, _ wording: Wording) {
    guard let exam else { return }
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
    search = TextField(exam.search, limit: BrowserScreen.longestSearch)
    name = TextField(exam.name, limit: 60)
  }

  /// The rows that are shown.
  var rows: [Row] {
    Row.allCases.filter { row in
      switch row {
      case .wanted, .most: wantsKnowledge
      case .minutes: !wantsKnowledge
      case .day, .aim, .daysOff, .search, .name: true
      }
    }
  }

  // MARK: Changing

  /// The field of the focused row; nil for one in which nothing is typed.
  var field: TextField? {
    get { Self.path(row).map { self[keyPath: $0] } }
    set {
      if let newValue, let path = Self.path(row) { self[keyPath: path] = newValue }
    }
  }

  private static func path(_ row: Row) -> WritableKeyPath<ExamForm, TextField>? {
    switch row {
    case .day: \.day
    case .wanted: \.wanted
    case .minutes: \.minutes
    case .most: \.most
    case .daysOff: \.daysOff
    case .search: \.search
    case .name: \.name
    case .aim: nil
    }
  }

  /// Chooses the other aim.
  mutating func changeAim() { wantsKnowledge.toggle() }

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
    func read<Value>(
      _ row: Row,
      _ body: (String) throws(ExamText.Problem) -> Value
    ) throws(Refusal) -> Value {
      do throws(ExamText.Problem) {
        return try body(value(row))
      } catch {
        throw Refusal(row: row, problem: error)
      }
    }
    let day = try read(.day) { text throws(ExamText.Problem) in
      try ExamText.day(text, after: today)
    }
    var exam = Exam(name: name.text, search: search.text, day: day)
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

  private func value(_ row: Row) -> String { Self.path(row).map { self[keyPath: $0].text } ?? "" }

  // MARK: Words

  /// The words before the value of a row.
  func label(_ row: Row) -> Phrase {
    switch row {
    case .day: .examDay
    case .aim: .examAim
    case .wanted: .examWanted
    case .minutes: .examMinutes
    case .most: .examMost
    case .daysOff: .examDaysOff
    case .search: .keySearch
    case .name: .filteredRowName
    }
  }

  /// A row as it is drawn.
  ///
  /// - Parameter deck: the name of the deck.
  func option(_ row: Row, _ deck: String, _ wording: Wording, today: StudyDay) -> OptionRow {
    guard let path = Self.path(row) else {
      let others = wording(wantsKnowledge ? .examAimMinutes : .examAimKnowledge)
      return OptionRow(wording(label(row)), .choice(value(row, wording), others: [others]))
    }
    let placeholder =
      switch row {
      case .day: LoadToolText.text(of: today + 30)
      case .name: deck
      default: Self.meaningOfNothing(row).map { wording($0) } ?? ""
      }
    return OptionRow(wording(label(row)), .text(self[keyPath: path], placeholder: placeholder))
  }

  /// What a row means in which nothing is typed.
  private static func meaningOfNothing(_ row: Row) -> Phrase? {
    switch row {
    case .most: .examNoLimit
    case .daysOff: .examNoDaysOff
    case .search: .examAllCards
    case .day, .aim, .wanted, .minutes, .name: nil
    }
  }

  /// The value of a row in words.
  func value(_ row: Row, _ wording: Wording) -> String {
    guard row == .aim else {
      let typed = value(row)
      return typed.isEmpty ? Self.meaningOfNothing(row).map { wording($0) } ?? "" : typed
    }
    return wording(wantsKnowledge ? .examAimKnowledge : .examAimMinutes)
  }
}
