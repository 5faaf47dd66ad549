import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The saved searches, those that were made before, and the layouts: what the vault keeps of a browser.
extension BrowserScreen {
  /// Performs an action on the saved searches.
  mutating func perform(
    _ action: SavedSearchChooser.Action,
    _ context: StudyContext
  ) -> [Request] {
    let rows = SavedSearchChooser.rows(query.text, context)
    let focused = searches?.focused(rows)
    switch (action, focused) {
    case (.move(let move), _): searches?.move(move, rows, context.size)
    case (.close, _):
      if searches?.name == nil { searches = nil } else { searches?.name = nil }
    case (.field(let action), _): searches?.name?.perform(action)
    case (.choose, .present): searches?.askName()
    case (.choose, .saved(let saved)):
      query = TextField(saved.search, limit: Self.longestSearch)
      searches = nil
      return remember(context)
    case (.delete, .saved(let saved)):
      return keep(context) { $0.delete(saved.name) }
    case (.save, _):
      guard let name = searches?.name?.text, !name.allSatisfy(\.isWhitespace) else { return [] }
      searches = nil
      return keep(context) { $0.save(query.text, as: name) }
        + [.tell(StatusMessage(tone: .success, .searchSaved(name: name)))]
    case (.choose, nil), (.delete, _): break
    }
    return []
  }

  /// Puts the search in front of those that were made.
  func remember(_ context: StudyContext) -> [Request] {
    isUnsearched ? [] : keep(context) { $0.remember(query.text) }
  }

  /// Keeps the layout.
  func keepLayout(_ context: StudyContext) -> [Request] {
    keep(context) { $0.setLayout(layout, of: unit, in: scope) }
  }

  /// Changes what the vault keeps.
  private func keep(
    _ context: StudyContext,
    _ change: (inout BrowserMemory) -> Void
  ) -> [Request] {
    guard let old = context.data.browserMemory else { return [] }
    var memory = old
    change(&memory)
    return memory == old ? [] : [.run(.saveBrowserMemory(memory))]
  }

  /// Shows a search that was made before, or what was typed again.
  mutating func walk(_ isOlder: Bool, _ context: StudyContext) {
    guard let (search, past) = walked(isOlder, context) else { return }
    self.past = past
    query = TextField(search, limit: Self.longestSearch)
    isSearchEnded = false
  }

  /// The search that was made before the one in the line, or after it, and the walk then; nil if there is
  /// none.
  func walked(_ isOlder: Bool, _ context: StudyContext) -> (search: String, past: SearchHistory)? {
    var past = past
    let made = context.data.browserMemory?.history ?? []
    let text = query.text
    let search = isOlder ? past.older(than: text, in: made) : past.newer(than: text)
    return search.map { ($0, past) }
  }
}
