import Flashcards
import PaymentCards
import Screens
import Secrets
import Undo
import Widgets
import WindowLevels
import Wording

/// The form for a note: adds notes one after another, or edits one. The lock keeps the input and
/// the caret.
struct NoteForm: StudyScreen {
  enum Action: Sendable {
    case next, save, newline, complete, walk(Int), line(Int), field(FieldAction), choose(
      StandardNoteType
    ),
      close
    /// The question before unsaved words are left: another answer, the one that is focused, or none.
    case otherAnswer(Int), answer, stay
  }

  enum Field: Int, CaseIterable, Codable {
    case prompt, answer, kind, tags
  }

  /// The purpose of the form.
  enum Purpose: Codable, Sendable {
    /// Adding notes to a deck.
    case adding(DeckID)
    /// Editing a note of the open deck.
    case editing(NoteID, shelf: DeckID)
  }

  let purpose: Purpose
  private(set) var focus = Field.prompt
  private(set) var prompt: TextField
  private(set) var answer: TextField
  var tags: TextField
  /// The tags that what is typed can be completed to; nil without any.
  var completions: [String]?
  private(set) var kind: StandardNoteType
  private var original: Texts
  /// The reason why the note can't be saved; nil if there is none.
  private(set) var problem: NoteError?
  /// The question before unsaved words are left; nil while it is not asked.
  private(set) var leaving: LeaveQuestion?
  private var isKeeping = false

  /// All input of the form.
  private struct Texts: Codable, Hashable {
    var prompt = ""
    var answer = ""
    var tags = ""
    var kind = StandardNoteType.basic
  }

  private enum CodingKeys: CodingKey {
    case purpose, focus, prompt, answer, tags, kind, original, completions, leaving
  }

  /// The maximum number of characters of a side.
  static let limit = 20_000

  init(addingTo deck: DeckID) {
    purpose = .adding(deck)
    kind = .basic
    prompt = TextField(limit: Self.limit)
    answer = TextField(limit: Self.limit)
    tags = TextField(limit: 1_000)
    original = Texts()
  }

  init(editing card: Card, _ shelf: LoadedDeck) {
    purpose = .editing(card.note, shelf: shelf.deck.id)
    let note = shelf.note(card.note)
    let words = note?.content
    original = Texts(
      prompt: words?.prompt ?? "",
      answer: words?.answer ?? "",
      tags: note?.tags.text ?? "",
      kind: words?.kind ?? .basic
    )
    kind = original.kind
    prompt = TextField(original.prompt, limit: Self.limit)
    answer = TextField(original.answer, limit: Self.limit)
    tags = TextField(original.tags, limit: 1_000)
  }

  var takesText: Bool { leaving == nil && focus != .kind }

  var requirement: StudyRequirement? { .deck(deck) }

  /// The deck that notes are added to, or that is open.
  var deck: DeckID {
    switch purpose {
    case .adding(let deck), .editing(_, let deck): deck
    }
  }

  private var texts: Texts {
    Texts(prompt: prompt.text, answer: answer.text, tags: tags.text, kind: kind)
  }

  // MARK: Typing

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    touch()
    change { _ = $0.apply(.type(scalar)) }
    return []
  }

  mutating func paste(_ part: PastePart, _ context: StudyContext) -> [Request]? {
    guard case .text(let buffer) = part, takesText else { return [] }
    touch()
    let isOneLine = focus == .tags
    change { field in
      _ = field.insertLines(
        buffer.scalars.map { isOneLine && $0.properties.isWhitespace ? " " : $0 }
      )
    }
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .close: return leave()
    case .otherAnswer(let step):
      leaving?.move(by: step)
      return []
    case .answer:
      defer { leaving = nil }
      return leaving?.choice == .discard ? [.close] : []
    case .stay:
      leaving = nil
      return []
    default: break
    }
    touch()
    switch action {
    case .next:
      guard focus != .tags else { return save(context) }
      walk(1)
    case .save: return save(context)
    case .newline:
      guard focus == .prompt || focus == .answer else { return [] }
      change { _ = $0.insert("\n") }
    case .complete: if !completeTag(context) { walk(1) }
    case .walk(let step): walk(step)
    case .line(let step): moveLine(step, context)
    case .field(let action): edit(action, context)
    case .choose(let kind): self.kind = kind
    case .close, .otherAnswer, .answer, .stay: break
    }
    return []
  }

  private mutating func touch() {
    problem = nil
  }

  private mutating func walk(_ step: Int) {
    completions = nil
    focus = focus.advanced(by: step)
  }

  private mutating func edit(_ action: FieldAction, _ context: StudyContext) {
    guard focus == .kind else {
      let width = NoteFormView(form: self, context: context).textWidth
      change { $0.apply(action, width: width) }
      return
    }
    switch action {
    case .left: changeKind(by: -1)
    case .right: changeKind(by: 1)
    default: break
    }
  }

  private mutating func changeKind(by step: Int) {
    let kinds = StandardNoteType.allCases
    let index = kinds.firstIndex(of: kind) ?? 0
    kind = kinds[(index + step + kinds.count) % kinds.count]
  }

  /// Moves the caret to another row, or to the adjacent field from the first or last one.
  private mutating func moveLine(_ step: Int, _ context: StudyContext) {
    let width = NoteFormView(form: self, context: context).textWidth
    var isMoved = false
    change { isMoved = $0.moveRows(step, width: width) }
    if !isMoved { walk(step) }
  }

  /// The focused text field; nil for the kind.
  var field: TextField? {
    switch focus {
    case .prompt: prompt
    case .answer: answer
    case .tags: tags
    case .kind: nil
    }
  }

  private mutating func change(_ body: (inout TextField) -> Void) {
    completions = nil
    switch focus {
    case .prompt: body(&prompt)
    case .answer: body(&answer)
    case .tags: body(&tags)
    case .kind: break
    }
  }

  private mutating func leave() -> [Request] {
    guard texts != original else { return [.close] }
    leaving = LeaveQuestion()
    return []
  }

  // MARK: Saving

  private mutating func save(_ context: StudyContext) -> [Request] {
    guard !isKeeping else { return [] }
    guard let shelf = context.shelf(deck) else { return [.run(.reload)] }
    let words: NoteContent
    do throws(NoteError) {
      words = try NoteContent(kind: kind, prompt: prompt.text, answer: answer.text)
    } catch {
      problem = error
      focus = error == .emptyAnswer ? .answer : .prompt
      return []
    }
    let change: ChangeSet
    let kind: UndoableOperation.Kind
    switch purpose {
    case .adding(let deck):
      kind = .add
      change = NoteMaking(shelf: shelf, context: context)
        .adding(words, tags: Tags(tags.text), to: deck)
    case .editing(let id, _):
      kind = .edit
      guard let note = shelf.note(id) else {
        return [.tell(StatusMessage(tone: .problem, .noteGone))]
      }
      change = NoteMaking(shelf: shelf, context: context)
        .changing(note, to: words, tags: Tags(tags.text))
    }
    isKeeping = true
    return [.run(.save(change, UndoableOperation(kind, words.prompt.firstLine)))]
  }

  mutating func didSave(_ change: ChangeSet, _ context: StudyContext) -> [Request] {
    isKeeping = false
    switch purpose {
    case .adding:
      // The fields are cleared for the next note (challenge 1 of the seed). Its kind and tags stay.
      prompt = TextField(limit: Self.limit)
      answer = TextField(limit: Self.limit)
      focus = .prompt
      original = texts
      return [.tell(StatusMessage(tone: .success, .noteAdded))]
    case .editing:
      return [.close, .tell(StatusMessage(tone: .success, .noteSaved))]
    }
  }

  mutating func didFail(because reason: FailureReason) {
    isKeeping = false
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    NoteFormView(form: self, context: context).draw(into: &canvas)
  }
}
