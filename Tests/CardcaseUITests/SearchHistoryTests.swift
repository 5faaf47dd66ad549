import Testing

@testable import StudyUI

@Suite("A walk through the searches that were made")
struct SearchHistoryTests {
  private enum Step { case older, newer }

  /// Walks from a text, with each further step from what the last one showed.
  private func walk(_ history: inout SearchHistory, from text: String, _ steps: Step...)
    -> [String?]
  {
    var text = text
    return steps.map { step in
      let shown =
        switch step {
        case .older: history.older(than: text, in: ["is:due", "tag:verb", "dog"])
        case .newer: history.newer(than: text)
        }
      text = shown ?? text
      return shown
    }
  }

  @Test("goes back to the oldest, and then to what was typed")
  func walk() {
    var history = SearchHistory()
    let back = walk(&history, from: "ca", .newer, .older, .older, .older, .older)
    #expect(back == [nil, "is:due", "tag:verb", "dog", nil])
    let forth = walk(&history, from: "dog", .newer, .newer, .newer, .newer, .older)
    #expect(forth == ["tag:verb", "is:due", "ca", nil, "is:due"])
  }

  @Test("begins anew where what it showed was changed")
  func changed() {
    var history = SearchHistory()
    #expect(walk(&history, from: "", .older) == ["is:due"])
    let again = walk(&history, from: "is:due -", .newer, .older, .newer)
    #expect(again == [nil, "is:due", "is:due -"])
  }

  @Test("does not stop at what is typed already")
  func typed() {
    var history = SearchHistory()
    let shown = walk(&history, from: "is:due", .older, .newer)
    #expect(shown == ["tag:verb", "is:due"])
    #expect(walk(&history, from: "dog", .older) == ["is:due"])
    let none = history.older(than: "", in: [])
    #expect(none == nil)
  }
}
