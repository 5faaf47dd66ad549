import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Exports a deck, the decks or the notes that are marked, or all decks, to a file: rows for the
/// format, what is written, and where.
struct ExportScreen: StudyScreen {
  enum Action: Sendable {
    case save, all, path(PathField.Action), close
    case move(ListState.Move), change(Int), row(Row)
  }

  /// The marked rows to export.
  enum Marked: Codable, Sendable {
    case decks(RowMarks), notes(RowMarks)
  }

  /// A row of the form, in their order. The raw values are in sealed sessions.
  enum Row: String, CaseIterable, Codable, Sendable {
    case format, scope, schedule, presets, version, place
  }

  /// The focused deck, after which the file is named at first.
  let deck: Deck
  /// The marked rows that are exported in place of the deck; nil if none are.
  let marked: Marked?
  private(set) var path: PathField
  /// True to export all decks.
  private(set) var isAll = false
  private(set) var options = PackageExportOptions()
  /// The focused row.
  private(set) var row = Row.format
  private(set) var problem: ExportProblem?
  private(set) var isWriting = false
  /// The sentences about the file that was written; nil before, and where there is no remark.
  private(set) var written: [String]?

  init(_ deck: Deck, marked: Marked? = nil) {
    self.deck = deck
    self.marked = marked
    path = PathField(Self.name(deck.name.leaf, as: .package))
  }

  var takesText: Bool { written == nil && row == .place }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    problem = nil
    path.type(scalar)
    return path.requests()
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.close]
    case .all:
      chooseScope(context.wording)
      return path.requests()
    case .path(.move(let move)) where path.list == nil: row = move.from(row, in: rows)
    case .path(let action):
      problem = nil
      path.perform(action, height: PathFieldView.listHeight(in: Self.area(context.size)))
      return path.requests()
    case .move(let move): row = move.from(row, in: rows)
    case .change(let step):
      change(row, by: step, context.wording)
      return path.requests()
    case .row(let row):
      change(row, by: 1, context.wording)
      return path.requests()
    case .save: return save(context.wording)
    }
    return []
  }

  private mutating func save(_ wording: Wording) -> [Request] {
    switch path.submitForWriting(usualName: usualName(wording)) {
    case .other: return path.requests()
    case .empty: return [.tell(StatusMessage(.fileNoName))]
    case .file:
      guard !isWriting else { return [] }
      isWriting = true
      return [.run(.export(scope, path: path.text, options))]
    }
  }

  mutating func advance(_ context: StudyContext) -> [Request] { path.requests() }

  mutating func receive(_ listing: FileListing, _ context: StudyContext) -> [Request] {
    path.receive(listing)
    return path.requests()
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    isWriting = false
    switch news {
    case .exported(let things, let remark):
      let done = Phrase.deckExportDone(path: path.text, notes: context.wording(things))
      guard let remark else { return [.close, .tell(StatusMessage(tone: .success, done))] }
      written = [context.wording(done), context.wording(remark)]
    case .exportFailed(let problem): self.problem = problem
    default: break
    }
    return []
  }
}

// MARK: The rows

extension ExportScreen {
  /// The format that the file's name asks for; nil for an ending that no format has.
  var format: FlashcardExportFormat? { FlashcardExportFormat(path: path.text) }

  /// The formats that can be chosen.
  var formats: [FlashcardExportFormat] {
    FlashcardExportFormat.allCases.filter { $0 != .collection || isAll }
  }

  /// The rows of the form.
  var rows: [Row] {
    Row.allCases.filter { row in
      switch row {
      case .format, .scope, .place: true
      case .schedule, .presets: format == .package
      case .version: format?.isPackage == true
      }
    }
  }

  /// The notes to export.
  private var scope: ExportScope {
    guard !isAll else { return .all }
    return switch marked {
    case .decks(let marks): .decks(Set(marks.ids.map(DeckID.init)))
    case .notes(let marks): .notes(Set(marks.ids.map(NoteID.init)))
    case nil: .decks([deck.id])
    }
  }

  private mutating func change(_ row: Row, by step: Int, _ wording: Wording) {
    switch row {
    case .format:
      let last = formats.count - 1
      let next = format.flatMap { formats.firstIndex(of: $0) }.map { $0 + step } ?? 0
      choose(formats[next < 0 ? last : next > last ? 0 : next], wording)
    case .scope: chooseScope(wording)
    case .schedule: options.withSchedule.toggle()
    case .presets: options.withPresets.toggle()
    case .version: options.isForOlderAnki.toggle()
    case .place: break
    }
  }

  /// Chooses a format. A name that is still the usual one goes with it, of another one the ending.
  private mutating func choose(_ format: FlashcardExportFormat, _ wording: Wording) {
    problem = nil
    let isUsual = path.text == usualName(wording)
    let stem = self.format.map { path.text.lowercased().hasSuffix($0.ending) ? $0.ending.count : 0 }
    let name = Self.name(String(path.text.dropLast(stem ?? 0)), as: format)
    path = PathField(isUsual ? usualName(wording, as: format) : name)
  }

  private mutating func chooseScope(_ wording: Wording) {
    problem = nil
    let isUsual = path.text == usualName(wording)
    isAll.toggle()
    // A part can't take the place of a whole collection.
    if !isAll, format == .collection { choose(.package, wording) }
    // A name that was typed stays.
    if isUsual { path = PathField(usualName(wording)) }
    if !rows.contains(row) { row = .format }
  }

  /// The name that a file has at first.
  private func usualName(_ wording: Wording, as format: FlashcardExportFormat? = nil) -> String {
    let stem = isAll ? wording(.statisticsAllDecks) : deck.name.leaf
    return Self.name(stem, as: format ?? self.format ?? .package)
  }

  /// A name with the ending of a format.
  private static func name(_ stem: String, as format: FlashcardExportFormat) -> String {
    let stem = stem.last == " " ? String(stem.dropLast()) : stem
    return format == .history ? "\(stem) \(format.ending)" : stem + format.ending
  }

  /// The words for what is exported.
  func part(_ wording: Wording) -> String {
    isAll ? wording(.statisticsAllDecks) : ownPart(wording)
  }

  /// The words for what is exported unless it is all.
  func ownPart(_ wording: Wording) -> String {
    switch marked {
    case .decks(let marks): wording(.decks(marks.count))
    case .notes(let marks): wording(.notes(marks.count))
    case nil: wording.name(deck.name)
    }
  }
}

extension ExportScreen {
  private enum CodingKeys: CodingKey {
    case deck, marked, path, isAll, options, row
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    deck = try values.decode(Deck.self, forKey: .deck)
    marked = try values.decodeIfPresent(Marked.self, forKey: .marked)
    path = try values.decode(PathField.self, forKey: .path)
    isAll = try values.decode(Bool.self, forKey: .isAll)
    options =
      try values.decodeIfPresent(PackageExportOptions.self, forKey: .options)
      ?? PackageExportOptions()
    row = try values.decodeIfPresent(Row.self, forKey: .row) ?? .place
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(deck, forKey: .deck)
    try values.encodeIfPresent(marked, forKey: .marked)
    try values.encode(path, forKey: .path)
    try values.encode(isAll, forKey: .isAll)
    try values.encode(options, forKey: .options)
    try values.encode(row, forKey: .row)
  }
}
