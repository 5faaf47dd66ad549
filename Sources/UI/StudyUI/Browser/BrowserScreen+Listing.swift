import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// What is listed, and what is read of it.
extension BrowserScreen {
  /// All that decides which rows there are, and their order.
  var request: CardListRequest {
    CardListRequest(
      scope,
      search: isUnsearched ? "" : query.text,
      unit: unit,
      key: layout.key,
      isReversed: layout.isReversed
    )
  }

  /// The rows; nil until some are listed.
  var found: CardList? { listing.list }

  /// The id of a row; nil if there is no such row.
  func id(_ row: Int) -> Int64? {
    guard let ids = found?.ids(of: unit), ids.indices.contains(row) else { return nil }
    return ids[row]
  }

  /// A row; nil until it is read.
  func row(_ index: Int) -> CardRow? { id(index).flatMap { rows[$0] } }

  /// True if a row was asked for and can't be read.
  func isMissing(_ index: Int) -> Bool { id(index).map { rows.isMissing($0) } ?? false }

  /// The focused row; nil if there is none, or it is not read.
  var selected: CardRow? { row(list.selected) }

  /// Asks for the rows, unless that was done, and for what is visible of them.
  mutating func ask(_ context: StudyContext) -> [Request] {
    takeLayout(context)
    guard hasLayout else { return [] }
    var requests: [Request] = []
    let request = request
    if listing.ask(for: request) {
      requests.append(.run(.listCards(request, at: context.moment)))
    }
    let height = max(BrowserView.list(in: context.size).height, 1)
    let around = max(0, list.top - height)..<list.top + 2 * height
    let wanted = (Array(around) + Array(told..<told + Self.spokenRows)).compactMap { id($0) }
    let missing = rows.ask(for: wanted)
    if !missing.isEmpty {
      requests.append(.run(.loadRows(missing, unit, at: context.moment)))
    }
    return requests
  }

  /// The number of rows that line mode tells at once.
  static let spokenRows = 20

  /// Takes rows that were listed. The focus stays on its row if that is listed, or else on its place,
  /// unless the list begins `fromTop`.
  mutating func receive(
    _ result: Result<CardList, ListProblem>,
    _ request: CardListRequest,
    _ context: StudyContext
  ) {
    let isFirst = found == nil
    let focused = id(list.selected)
    guard listing.receive(result, for: request), let found else { return }
    if request.search.isEmpty, !marks.isEmpty {
      let there = Set(found.ids(of: unit))
      marks.keep { there.contains($0) }
    }
    let height = BrowserView.list(in: context.size).height
    let place = focused.flatMap { found.ids(of: unit).firstIndex(of: $0) }
    let row = place ?? (line == .search && !isFirst ? 0 : list.selected)
    list.select(row, count: found.count, height: height)
    if let note = start.take() { select(note, context) }
  }

  mutating func select(_ note: NoteID, _ context: StudyContext) {
    guard let found, let row = found.notes.firstIndex(of: note) else { return }
    let height = BrowserView.list(in: context.size).height
    list.select(row, count: found.count, height: height)
  }

  /// The words for the order: those of the column.
  func order(_ wording: Wording) -> String { wording(name(of: layout.key)) }

  /// The name of the column of a key.
  func name(of key: CardSortKey) -> Phrase {
    BrowserColumn.all.first { $0.key == key }?.name ?? .orderAdded
  }

  /// The words for a number of rows.
  func counted(_ rows: Int, _ wording: Wording) -> String {
    wording(unit == .cards ? .cards(rows) : .notes(rows))
  }

  /// The number of marked rows that the search hides.
  var hiddenMarks: Int {
    guard !isUnsearched, !marks.isEmpty, let found else { return 0 }
    return marks.count - found.ids(of: unit).count { marks.contains($0) }
  }
}

extension CardList {
  /// The ids of all rows, by which they are marked.
  func ids(of unit: BrowserUnit) -> LazyMapSequence<Range<Int>, Int64> {
    cards.indices.lazy.map { unit == .cards ? cards[$0].rawValue : notes[$0].rawValue }
  }
}
