import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

/// The rows of the screen that moves days, as they are typed and chosen.
struct LoadForm: StudyForm {
  /// A row, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case tool, cards, perDay, firstDay, lastDay, sides, spread, dates, beyond
  }

  typealias Refusal = FormRefusal<Row, LoadToolText.Problem>

  private(set) var tool = LoadTool.Name.postpone
  private var cards = TextField("10", limit: 10)
  private var perDay = TextField("100", limit: 10)
  private var firstDay = TextField(limit: 20)
  private var lastDay = TextField(limit: 20)
  private(set) var sides = HolidaySides.both
  private var spread = TextField("7", limit: 10)
  private var dates = TextField(limit: 400)
  private(set) var goesBeyond = false
  /// The focused row.
  var row = Row.tool

  /// The rows that are shown.
  var rows: [Row] {
    switch tool {
    case .postpone, .advance: [.tool, .cards]
    case .flatten: [.tool, .perDay]
    case .holiday: [.tool, .firstDay, .lastDay, .sides, .spread]
    case .easy: [.tool, .dates, .beyond]
    case .forget: [.tool, .dates]
    case .disperse, .balance: [.tool]
    }
  }

  // MARK: Changing

  static func field(of row: Row) -> WritableKeyPath<LoadForm, TextField>? {
    switch row {
    case .cards: \.cards
    case .perDay: \.perDay
    case .firstDay: \.firstDay
    case .lastDay: \.lastDay
    case .spread: \.spread
    case .dates: \.dates
    case .tool, .sides, .beyond: nil
    }
  }

  mutating func change(by step: Int) {
    switch row {
    case .tool: tool = tool.next(by: step)
    case .sides: sides = sides.next(by: step)
    case .beyond: goesBeyond.toggle()
    case .cards, .perDay, .firstDay, .lastDay, .spread, .dates: break
    }
  }

  // MARK: Reading

  /// The tool with what is typed.
  ///
  /// - Throws: the row that can't be taken, and the reason.
  func read(today: StudyDay) throws(Refusal) -> LoadTool {
    switch tool {
    case .postpone: return .postpone(cards: try read(.cards, LoadToolText.cards))
    case .advance: return .advance(cards: try read(.cards, LoadToolText.cards))
    case .flatten: return .flatten(perDay: try read(.perDay, LoadToolText.cards))
    case .holiday:
      let first = firstDay.text
      _ = try read(.firstDay) { text throws(LoadToolText.Problem) in
        try LoadToolText.day(text, from: today)
      }
      let days = try read(.lastDay) { text throws(LoadToolText.Problem) in
        try LoadToolText.holiday(from: first, to: text, today: today)
      }
      return .holiday(days, sides, spread: try read(.spread, LoadToolText.days))
    case .easy:
      let dates = try read(.dates) { text throws(LoadToolText.Problem) in
        try LoadToolText.dates(text, from: today)
      }
      return .easyDates(dates, beyond: goesBeyond)
    case .forget:
      let dates = try read(.dates) { text throws(LoadToolText.Problem) in
        text.allSatisfy(\.isWhitespace) ? [] : try LoadToolText.dates(text, from: today)
      }
      return .forget(dates)
    case .disperse: return .disperse
    case .balance: return .balance
    }
  }

  // MARK: Words

  func label(_ row: Row) -> Phrase {
    switch row {
    case .tool: .loadTool
    case .cards: .keyCards
    case .perDay: .loadPerDay
    case .firstDay: .loadFirstDay
    case .lastDay: .loadLastDay
    case .sides: .loadSides
    case .spread: .loadSpread
    case .dates: .loadDates
    case .beyond: .loadBeyond
    }
  }

  /// A row as it is drawn; an empty date has an example.
  func option(_ row: Row, _ context: StudyContext) -> OptionRow {
    let wording = context.wording
    guard let path = Self.field(of: row) else {
      // Of eight tools the others have no room beside it.
      return row == .beyond
        ? OptionRow("", .toggle(wording(label(row)), isOn: goesBeyond))
        : OptionRow(wording(label(row)), .choice(value(row, wording), others: []))
    }
    let isDate = row == .firstDay || row == .lastDay || row == .dates && tool == .easy
    let example = isDate ? LoadToolText.text(of: context.environment.studyDay + 1) : ""
    return OptionRow(wording(label(row)), .text(self[keyPath: path], placeholder: example))
  }

  func value(_ row: Row, _ wording: Wording) -> String {
    if let path = Self.field(of: row) { return self[keyPath: path].text }
    return switch row {
    case .sides: wording(sides.phrase)
    case .beyond: wording(goesBeyond ? .settingsOn : .settingsOff)
    default: wording(tool.phrase)
    }
  }
}
