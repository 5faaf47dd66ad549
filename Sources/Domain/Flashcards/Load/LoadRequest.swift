/// A tool that moves days, and the cards that it is for.
package struct LoadRequest: Hashable, Sendable {
  /// The deck whose cards are meant, with those within it; nil for all decks.
  package let deck: DeckID?
  /// The tool.
  package let tool: LoadTool

  /// A request.
  package init(_ tool: LoadTool, of deck: DeckID?) {
    (self.tool, self.deck) = (tool, deck)
  }
}
