import Flashcards
import Screens
import Widgets
import Wording

/// The edited line: the search, or tags.
extension BrowserScreen {
  /// True if Tab changes what is typed, or says what it can become.
  var completes: Bool {
    guard line != .search else { return completesSearch }
    var trial = tags
    let names = trial.completeWord(among: knownTags ?? [])
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
      search(context, fromTop: true)
      suggest()
    case .tags, .addTags, .removeTags: body(&tags)
    case nil: break
    }
  }

  mutating func clearLine(_ context: StudyContext) {
    if line == .search { query = TextField(limit: Self.longestSearch) }
    line = nil
    completions = nil
    search(context)
  }

  mutating func completeTag(_ shelf: LoadedDeck, _ context: StudyContext) {
    completions = tags.completeWord(among: knownTags ?? shelf.tags(context.wording.collation))
  }

  /// The dialog in which tags are typed: those of the focused note, or for all that are marked; nil if
  /// none are.
  func tagDialog(_ shelf: LoadedDeck, _ context: StudyContext) -> FieldDialog? {
    let label: Phrase? =
      switch line {
      case .tags: .noteTags
      case .addTags: .keyAddTags
      case .removeTags: .keyRemoveTags
      case .search, nil: nil
      }
    guard let label else { return nil }
    let cards = targets(line == .tags ? .focused : .marked, shelf)
    let notes = Set(cards.compactMap { shelf.card($0)?.note })
    let title = notes.first.flatMap { shelf.note($0) }?.content.title.withoutMarks ?? ""
    return FieldDialog(
      context.wording(label),
      notes.count == 1 ? title : context.wording(.notes(notes.count)),
      tags,
      completions: completions
    )
  }

  mutating func endLine(_ shelf: LoadedDeck, _ context: StudyContext) -> [Request] {
    let ended = line
    isSearchEnded = true
    guard ended != .search || problem == nil else { return [] }
    line = nil
    completions = nil
    switch ended {
    case .tags:
      guard let note = selected.flatMap({ shelf.card($0) }).flatMap({ shelf.note($0.note) }) else {
        return []
      }
      var changed = note
      changed.tags = Tags(tags.text)
      changed.modified = context.moment.time
      var change = ChangeSet()
      change.notes = [changed]
      return save(
        SavedChange(
          change,
          .noteSaved,
          UndoableOperation(.tag, note.content.title)
        )
      )
    case .addTags, .removeTags:
      guard !Tags(tags.text).names.isEmpty else { return [] }
      let edit = ended == .addTags ? BulkEdit.addTags(tags.text) : .removeTags(tags.text)
      return ask(.edit(edit), targets(.marked, shelf), shelf, context)
    case .search, nil: return []
    }
  }
}
