import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Exports a deck, the decks or the notes that are marked, or all decks, to a file.
struct ExportScreen: StudyScreen {
  enum Action: Sendable {
    case save, all, path(PathField.Action), close
  }

  /// The marked rows to export.
  enum Marked: Codable, Sendable {
    case decks(RowMarks), notes(RowMarks)
  }

  /// The focused deck, after which the file is named at first.
  let deck: Deck
  /// The marked rows that are exported in place of the deck; nil if none are.
  let marked: Marked?
  private(set) var path: PathField
  /// True to export all decks.
  private(set) var isAll = false
  private(set) var problem: ExportProblem?
  private(set) var isWriting = false
  /// The sentences about the file that was written; nil before, and where there is no remark.
  private(set) var written: [String]?

  private enum CodingKeys: CodingKey {
    case deck, marked, path, isAll
  }

  init(_ deck: Deck, marked: Marked? = nil) {
    self.deck = deck
    self.marked = marked
    path = PathField("\(deck.name.leaf).tsv")
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .save, .keySave),
      KeyBinding(.function(2), does: .all, .keyChange),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + PathField.bindings { .path($0) }

  /// The keys once a file is written of which something is to be known.
  static let doneBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .escape, does: .close, .keyBack)
  ]

  static let tables: [[KeyBinding<Action>]] = [bindings, doneBindings]

  var takesText: Bool { written == nil }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard written == nil else { return Self.doneBindings }
    return path.table(Self.bindings) { if case .path(let action) = $0 { action } else { nil } }
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    problem = nil
    path.type(scalar)
    return path.requests()
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.close]
    case .all:
      let usual = usualName(context.wording)
      isAll.toggle()
      // A name that was typed stays.
      if path.text == usual { path = PathField(usualName(context.wording)) }
      return path.requests()
    case .path(let action):
      problem = nil
      path.perform(action, height: PathFieldView.listHeight(in: Self.area(context.size)))
      return path.requests()
    case .save:
      // A file that is there is not written over: its name is a start for another one.
      guard path.chooseFocused() == nil, !path.isDirectory else {
        if path.isDirectory { path.enterDirectory() }
        return path.requests()
      }
      guard !path.text.isEmpty else { return [.tell(StatusMessage(.fileNoName))] }
      guard !isWriting else { return [] }
      isWriting = true
      return [.run(.export(scope, path: path.text))]
    }
  }

  mutating func advance(_ context: StudyContext) -> [Request] { path.requests() }

  mutating func receive(_ listing: FileListing, _ context: StudyContext) -> [Request] {
    path.receive(listing)
    return path.requests()
  }

  /// The name that a file has at first.
  private func usualName(_ wording: Wording) -> String {
    "\(isAll ? wording(.statisticsAllDecks) : deck.name.leaf).tsv"
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

  /// The words for what is exported unless it is all.
  func part(_ wording: Wording) -> String {
    switch marked {
    case .decks(let marks): wording(.decks(marks.count))
    case .notes(let marks): wording(.notes(marks.count))
    case nil: wording.name(deck.name)
    }
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

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyExport)],
      into: &canvas,
      context.environment
    )
    if let written {
      canvas.cursor = Self.area(canvas.size).origin
      canvas.write(wrapped: written.joined(separator: "\n\n"), in: Self.area(canvas.size))
      return
    }
    PathFieldView(
      text: wording(.exportText(deck: isAll ? wording(.statisticsAllDecks) : part(wording))),
      path: path,
      problem: problem.map { $0.words(wording) }
    ).draw(in: Self.area(canvas.size), into: &canvas, context.environment)
  }

  private static func area(_ size: Size) -> Rect { Heading.rectBeneath(in: size, width: 76) }
}

extension ExportScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    if isWriting { return context.moment(.importWriting) }
    if let written {
      return LineModeScene(
        name: "written",
        lines: written.map { .text($0) },
        choices: [context.back(.close)]
      )
    }
    let wording = context.wording
    let name = isAll ? wording(.statisticsAllDecks) : part(wording)
    let other: Phrase = isAll ? .lineModeExportOne(deck: part(wording)) : .lineModeExportAll
    return context.fileName(
      path,
      saying: [context.line(.lineModeExport(deck: name))],
      problem: problem.map { $0.words(wording) },
      choices: [LineModeChoice("all", wording(other), .all)],
      action: { .path($0) },
      submit: .save,
      back: .close
    )
  }
}
