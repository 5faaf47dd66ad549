import Flashcards
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Exports a deck, the decks or the notes that are marked, or all decks, to a file.
struct ExportScreen: StudyScreen {
  enum Action: Sendable {
    case save, all, field(FieldAction), close
  }

  /// The marked rows to export.
  enum Marked: Codable, Sendable {
    case decks(RowMarks), notes(RowMarks)
  }

  /// The focused deck, after which the file is named at first.
  let deck: Deck
  /// The marked rows that are exported in place of the deck; nil if none are.
  let marked: Marked?
  private(set) var path: TextField
  /// True to export all decks.
  private(set) var isAll = false
  private(set) var problem: ExportProblem?
  private(set) var isWriting = false

  private enum CodingKeys: CodingKey {
    case deck, marked, path, isAll
  }

  init(_ deck: Deck, marked: Marked? = nil) {
    self.deck = deck
    self.marked = marked
    path = TextField("\(deck.name.leaf).tsv", limit: 4_096)
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, does: .save, .keySave),
      KeyBinding(.function(2), does: .all, .keyChange),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + FieldAction.bindings { .field($0) }

  var takesText: Bool { true }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    problem = nil
    _ = path.apply(.type(scalar))
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return [.close]
    case .all: isAll.toggle()
    case .field(let action):
      problem = nil
      path.perform(action)
    case .save:
      guard !path.text.isEmpty else { return [.tell(StatusMessage(.fileNoName))] }
      guard !isWriting else { return [] }
      isWriting = true
      return [.run(.export(scope, path: path.text))]
    }
    return []
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
    case .decks(let marks): wording.count(.decks, marks.count)
    case .notes(let marks): wording.count(.notes, marks.count)
    case nil: deck.name.description
    }
  }

  mutating func receive(_ news: StudyResponse, _ context: StudyContext) -> [Request] {
    isWriting = false
    switch news {
    case .exported(let count):
      return [
        .close,
        .tell(
          StatusMessage(
            tone: .success,
            .deckExportDone(notes: context.wording.count(.notes, count), path: path.text)
          )
        ),
      ]
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
    let area = Heading.rectBeneath(in: canvas.size, width: 76)
    TextFieldView(
      text: wording(.exportText(deck: isAll ? wording(.exportAll) : part(wording))),
      field: path,
      problem: problem.map { $0.words(wording) }
    ).draw(in: area, into: &canvas, theme: context.theme)
  }
}
