import Flashcards
import Screens
import Widgets
import Wording

/// The edited line: the search, or tags.
extension BrowserScreen {
  /// True if Tab changes what is typed, or says what it can become.
  func completes(_ context: StudyContext) -> Bool {
    guard line != .search else {
      return query.searchCompletion(in: context.data.names) != nil
    }
    var trial = tags
    let names = trial.completeWord(among: context.data.tags)
    return trial != tags || !names.isEmpty && names != completions
  }

  mutating func changeLine(
    _ context: StudyContext,
    _ body: (inout TextField) -> Void
  ) {
    completions = nil
    isInList = false
    isSearchEnded = false
    switch line {
    case .search:
      body(&query)
      suggest(context)
    case .tags, .addTags, .removeTags: body(&tags)
    case nil: break
    }
  }

  mutating func clearLine() {
    if line == .search { query = TextField(limit: Self.longestSearch) }
    line = nil
    completions = nil
  }

  mutating func completeTag(_ context: StudyContext) {
    completions = tags.completeWord(among: context.data.tags)
  }

  /// The dialog in which tags are typed: those of the focused note, or for all that are marked; nil if
  /// none are.
  func tagDialog(_ context: StudyContext) -> FieldDialog? {
    let label: Phrase? =
      switch line {
      case .tags: .noteTags
      case .addTags: .keyAddTags
      case .removeTags: .keyRemoveTags
      case .search, nil: nil
      }
    guard let label else { return nil }
    let targets = targets(line == .tags ? .focused : .marked)
    let row = targets.count == 1 ? targets.ids.first.flatMap { rows[$0] } : nil
    let count = unit == .cards ? Phrase.cards(targets.count) : .notes(targets.count)
    return FieldDialog(
      context.wording(label),
      row?.note.content.title.withoutMarks ?? context.wording(count),
      tags,
      completions: completions
    )
  }

  mutating func endLine(_ context: StudyContext) -> [Request] {
    let ended = line
    isSearchEnded = true
    guard ended != .search || problem == nil else { return [] }
    line = nil
    completions = nil
    switch ended {
    case .tags:
      guard var note = selected?.note else { return [] }
      note.tags = Tags(tags.text)
      note.modified = context.moment.time
      var change = ChangeSet()
      change.notes = [note]
      keeping = Keeping { _ in StatusMessage(tone: .success, .noteSaved) }
      return [.run(.save(change, UndoableOperation(.tag, note.content.title)))]
    case .addTags, .removeTags:
      guard !Tags(tags.text).names.isEmpty else { return [] }
      let edit = ended == .addTags ? BulkEdit.addTags(tags.text) : .removeTags(tags.text)
      return ask(.edit(edit), targets(.marked))
    case .search: return remember(context)
    case nil: return []
    }
  }
}
