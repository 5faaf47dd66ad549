import Flashcards
import Screens
import Widgets

/// The lock keeps what is listed and how, the search, the marks, the edited line and the question.
extension BrowserScreen {
  private enum CodingKeys: CodingKey {
    case scope, list, query, tags, line, marks, question, completions, unit, layout
    case chooser, searches, menu, told
    /// The deck of a screen that was sealed when there was no other scope.
    case deck
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let scope = try values.decodeIfPresent(BrowserScope.self, forKey: .scope)
    self.init(try scope ?? .deck(values.decode(DeckID.self, forKey: .deck)))
    list = try values.decode(ListState.self, forKey: .list)
    query = try values.decode(TextField.self, forKey: .query)
    tags = try values.decode(TextField.self, forKey: .tags)
    line = try values.decodeIfPresent(Line.self, forKey: .line)
    marks = try values.decode(RowMarks.self, forKey: .marks)
    confirmation = try values.decodeIfPresent(
      BulkConfirmation<FlashcardEdit>.self,
      forKey: .question
    )
    completions = try values.decodeIfPresent([String].self, forKey: .completions)
    unit = try values.decodeIfPresent(BrowserUnit.self, forKey: .unit) ?? .cards
    if let layout = try values.decodeIfPresent(BrowserLayout.self, forKey: .layout) {
      (self.layout, hasLayout) = (layout, true)
    }
    searches = try values.decodeIfPresent(SavedSearchChooser.self, forKey: .searches)
    menu = try values.decodeIfPresent(EditMenu.self, forKey: .menu)
    chooser = try values.decodeIfPresent(ColumnChooser.self, forKey: .chooser)
    told = try values.decodeIfPresent(Int.self, forKey: .told) ?? 0
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(scope, forKey: .scope)
    try values.encode(list, forKey: .list)
    try values.encode(query, forKey: .query)
    try values.encode(tags, forKey: .tags)
    try values.encodeIfPresent(line, forKey: .line)
    try values.encode(marks, forKey: .marks)
    try values.encodeIfPresent(confirmation, forKey: .question)
    try values.encodeIfPresent(completions, forKey: .completions)
    try values.encode(unit, forKey: .unit)
    if hasLayout { try values.encode(layout, forKey: .layout) }
    try values.encodeIfPresent(chooser, forKey: .chooser)
    try values.encodeIfPresent(searches, forKey: .searches)
    try values.encodeIfPresent(menu, forKey: .menu)
    try values.encode(told, forKey: .told)
  }
}
