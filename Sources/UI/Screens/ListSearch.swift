import TextSearch
package import Widgets
package import WindowLevels
package import Wording

/// A search in a list, which filters it while it is typed.
package struct ListSearch: Codable, Sendable {
  /// An action on the search of a screen.
  package enum Action: Sendable {
    /// Begins to type it, or goes on.
    case begin
    case field(FieldAction)
    /// Goes to what is found. A search without words ends.
    case done
    /// Ends it, so that all is listed.
    case end
  }

  /// What is typed.
  package private(set) var field = TextField(limit: 200)
  /// True while it is typed.
  package fileprivate(set) var isEdited = true
  /// True once the focus was moved in the list while the search is typed, until its next character.
  package var isInList = false

  /// True if the cursor is on the search.
  package var hasCursor: Bool { isEdited && !isInList }

  /// Changes what is typed.
  package mutating func edit(_ change: (inout TextField) -> Void) {
    change(&field)
    isInList = false
  }

  /// The key that begins it.
  package static func binding<Action>(
    _ action: (ListSearch.Action) -> Action
  ) -> KeyBinding<Action> {
    KeyBinding("/", does: action(.begin), .keySearch).formerly()
  }

  /// The keys while it is typed.
  package static func bindings<Action>(
    _ action: (ListSearch.Action) -> Action,
    moving move: (ListState.Move) -> Action
  ) -> [KeyBinding<Action>] {
    [
      KeyBinding(.enter, does: action(.done), .keySubmit),
      KeyBinding(.escape, does: action(.end), .keyShowAll),
    ] + ListState.arrows(move) + FieldAction.bindings { action(.field($0)) }
  }
}

extension ListSearch? {
  /// The text that is searched for; empty if there is no search.
  package var text: String { self?.field.text ?? "" }

  /// The numbers of the items whose label, its synonyms or other texts have the words that are searched
  /// for; those of all items if there is no search.
  package func found<Item>(
    _ items: [Item],
    _ wording: Wording,
    texts: (Item) -> (label: String, others: [String])
  ) -> [Int] {
    guard self != nil else { return Array(items.indices) }
    let words = SearchWords(text)
    let synonyms = Synonyms(wording)
    return items.indices.filter { index in
      let (label, others) = texts(items[index])
      return words.match([label, synonyms[label]] + others)
    }
  }

  package mutating func perform(_ action: ListSearch.Action) {
    switch action {
    case .begin:
      self = self ?? ListSearch()
      self?.isEdited = true
      self?.isInList = false
    case .field(let action): self?.edit { $0.perform(action) }
    case .done where !text.isEmpty: self?.isEdited = false
    case .done, .end: self = nil
    }
  }
}

extension ListSearch {
  /// Draws it beneath the heading. It has the cursor while it is typed, and where nothing else has it.
  package func draw(into canvas: inout Canvas, _ environment: ScreenEnvironment) {
    let caret = SearchLine(field, isEdited: isEdited)
      .draw(upTo: canvas.size.width - 1, into: &canvas, environment)
    if hasCursor || canvas.cursor == nil { canvas.cursor = caret }
  }
}

extension LineModeContext {
  /// The scene while a search is typed.
  package func scene(
    of search: ListSearch,
    _ action: (ListSearch.Action) -> Action
  ) -> LineModeScene<Action> {
    LineModeScene(
      name: "search",
      choices: [back(action(.end))],
      entry: .text(clearing: [action(.field(.clear))], submitting: [action(.done)]),
      prompt: .lineModeAsk(what: wording(.keySearch)),
      onEmpty: ChoiceAction(actions: [action(.field(.clear)), action(.done)]),
      field: search.field
    )
  }
}
