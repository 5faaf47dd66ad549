import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

/// The rows of the form of a filtered deck, as they are typed and chosen.
struct FilteredDeckForm: StudyForm {
  /// A row, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case name, search, limit, order
    /// The second search, which is none while it is blank.
    case second, secondLimit, secondOrder
    case answers, again, hard, good

    /// The number of the search that it is about, counted from 0; nil for the deck.
    var search: Int? {
      switch self {
      case .search, .limit, .order: 0
      case .second, .secondLimit, .secondOrder: 1
      case .name, .answers, .again, .hard, .good: nil
      }
    }

    /// The answer whose delay it is; nil for any other row.
    var rating: Rating? {
      switch self {
      case .again: .again
      case .hard: .hard
      case .good: .good
      default: nil
      }
    }
  }

  /// A search that is typed, with its limit and order.
  struct Search: Codable, Sendable {
    var text: TextField
    var limit: TextField
    var order: FilteredOrder

    init(_ search: FilteredSearch) {
      text = TextField(search.text, limit: BrowserScreen.longestSearch)
      limit = TextField(String(search.limit), limit: 10)
      order = search.order
    }

    /// True if nothing is typed.
    var isBlank: Bool { text.text.allSatisfy(\.isWhitespace) }
  }

  /// The reason why a row can't be taken.
  enum Problem: Error {
    case phrase(Phrase)
    case number(OptionTextError)

    func words(_ wording: Wording) -> String {
      switch self {
      case .phrase(let phrase): wording(phrase)
      case .number(let error): error.sentence(wording)
      }
    }
  }

  /// Anki's standards for the second search.
  private static let second = FilteredSearch("", limit: 20, order: .due)
  /// The largest limit that can be typed.
  private static let largestLimit = CustomStudy.unlimited
  /// The delays to choose among, in seconds; 0 has the card go home.
  private static let delays: [UInt32] = [0, 30, 60, 120, 300, 600, 900, 1_800, 3_600]

  var name: TextField
  var searches: [Search]
  var reschedules: Bool
  var delays: PreviewDelays
  /// The focused row.
  var row: Row

  /// The form of a deck; of a new one with nil.
  init(_ deck: FilteredDeck?, search: String) {
    let options = deck?.options ?? FilteredOptions()
    name = TextField(deck?.name.description ?? "", limit: 200)
    let given = options.searches + (deck == nil ? [FilteredSearch(search)] : [])
    searches = zip(0..., [FilteredSearch(""), Self.second]).map { index, standard in
      Search(given.indices.contains(index) ? given[index] : standard)
    }
    reschedules = options.reschedules
    delays = options.delays
    row = search.isEmpty && deck == nil ? .search : .name
  }

  /// The rows that are shown.
  var rows: [Row] {
    Row.allCases.filter { row in
      switch row {
      case .secondLimit, .secondOrder: !searches[1].isBlank
      case .again, .hard, .good: !reschedules
      default: true
      }
    }
  }

  /// The searches that count.
  var used: [Search] { searches[1].isBlank ? [searches[0]] : searches }

  // MARK: Changing

  static func field(of row: Row) -> WritableKeyPath<FilteredDeckForm, TextField>? {
    switch row {
    case .name: \.name
    case .search: \.searches[0].text
    case .limit: \.searches[0].limit
    case .second: \.searches[1].text
    case .secondLimit: \.searches[1].limit
    case .order, .secondOrder, .answers, .again, .hard, .good: nil
    }
  }

  static func isSearch(_ row: Row) -> Bool { row == .search || row == .second }

  mutating func change(by step: Int) {
    switch row {
    case .order: searches[0].order = searches[0].order.next(by: step)
    case .secondOrder: searches[1].order = searches[1].order.next(by: step)
    case .answers: reschedules.toggle()
    case .again: Self.step(&delays.again, by: step)
    case .hard: Self.step(&delays.hard, by: step)
    case .good: Self.step(&delays.good, by: step)
    case .name, .search, .limit, .second, .secondLimit: break
    }
  }

  private static func step(_ delay: inout UInt32, by step: Int) {
    let all = Set(delays + [delay]).sorted()
    let index = (all.firstIndex(of: delay) ?? 0) + step
    delay = all[(index + all.count) % all.count]
  }

  // MARK: Reading

  /// The deck that the form describes.
  ///
  /// - Parameters:
  ///   - deck: the deck that is changed; nil for a new one.
  ///   - taken: the names of the other decks.
  /// - Throws: the row that can't be taken, and the reason.
  func read(_ deck: FilteredDeck?, taken: Set<DeckName>) throws(Refusal) -> FilteredDeck {
    guard let name = DeckName(name.text) else {
      throw Refusal(row: .name, problem: .phrase(.deckNameEmpty))
    }
    guard !taken.contains(name) else {
      throw Refusal(row: .name, problem: .phrase(.deckNameTaken))
    }
    var read: [FilteredSearch] = []
    for (search, row) in zip(used, [Row.limit, .secondLimit]) {
      do throws(OptionTextError) {
        let limit = try OptionText.number(search.limit.text, in: 0...Self.largestLimit)
        read.append(FilteredSearch(search.text.text, limit: limit, order: search.order))
      } catch {
        throw Refusal(row: row, problem: .number(error))
      }
    }
    return FilteredDeck(
      id: deck?.id ?? FilteredDeckID(rawValue: 0),
      ankiID: deck?.ankiID,
      name: name,
      options: FilteredOptions(searches: read, reschedules: reschedules, delays: delays),
      carried: deck?.carried
    )
  }

  typealias Refusal = FormRefusal<Row, Problem>

  // MARK: Words

  func label(_ row: Row) -> Phrase {
    switch row {
    case .name: .filteredRowName
    case .search: .keySearch
    case .second: .filteredRowSecond
    case .limit, .secondLimit: .filteredRowLimit
    case .order, .secondOrder: .lineModeOrder
    case .answers: .filteredRowAnswers
    case .again, .hard, .good: (row.rating ?? .good).phrase
    }
  }

  func option(_ row: Row, _ context: StudyContext) -> OptionRow {
    let wording = context.wording
    let label = wording(label(row))
    let search = searches[row.search ?? 0]
    switch row {
    case .name: return OptionRow(label, .text(name))
    case .search: return OptionRow(label, .text(search.text, placeholder: wording(.browseAll)))
    case .second: return OptionRow(label, .text(search.text))
    case .limit, .secondLimit: return OptionRow(label, .text(search.limit))
    case .order, .secondOrder:
      // Of eleven the others have no room beside it.
      return OptionRow(label, .choice(wording(search.order.name), others: []))
    case .answers:
      return OptionRow(label, .toggle(wording(.filteredReschedules), isOn: reschedules))
    case .again, .hard, .good: return OptionRow(label, .choice(value(row, wording), others: []))
    }
  }

  func value(_ row: Row, _ wording: Wording) -> String {
    let search = searches[row.search ?? 0]
    return switch row {
    case .name: name.text
    case .search: search.isBlank ? wording(.browseAll) : search.text.text
    case .second: search.text.text
    case .limit, .secondLimit: search.limit.text
    case .order, .secondOrder: wording(search.order.name)
    case .answers: wording(reschedules ? .settingsOn : .settingsOff)
    case .again, .hard, .good: delays.words(after: row.rating ?? .good, wording)
    }
  }
}
