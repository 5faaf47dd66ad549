import Flashcards
import Foundation
import Testing

@Suite("What the browser remembers")
struct BrowserMemoryTests {
  @Test("has each search once, the newest first, and a hundred of them")
  func history() {
    var memory = BrowserMemory()
    for number in 1...101 { memory.remember("tag:\(number)") }
    memory.remember(" \u{3000}")
    memory.remember(" tag:50 ")
    #expect(memory.history.count == 100)
    #expect(memory.history.prefix(3) == ["tag:50", "tag:101", "tag:100"])
    #expect(memory.history.last == "tag:2")
    #expect(memory.history.filter { $0 == "tag:50" }.count == 1)
  }

  @Test("has the tags of the last custom study of each deck, and reads what older programs wrote")
  func tags() throws {
    var memory = BrowserMemory()
    let older = try JSONEncoder().encode(memory)
    #expect(memory.studyTags(of: DeckID(rawValue: 1)) == nil)
    for number in Int64(1)...120 {
      let id = DeckID(rawValue: number)
      memory.remember(StudyTags(deck: id, included: ["old"], excluded: []))
      memory.remember(StudyTags(deck: id, included: ["verb"], excluded: ["a", "b"]))
    }
    memory = try JSONDecoder().decode(BrowserMemory.self, from: JSONEncoder().encode(memory))
    #expect(memory.studyTags(of: DeckID(rawValue: 120))?.included == ["verb"])
    #expect(memory.studyTags(of: DeckID(rawValue: 21))?.excluded == ["a", "b"])
    #expect(memory.studyTags(of: DeckID(rawValue: 20)) == nil)
    #expect(!String(decoding: older, as: UTF8.self).contains("studyTags"))
    #expect(try JSONDecoder().decode(BrowserMemory.self, from: older) == BrowserMemory())
  }

  @Test("has one saved search of a name, whatever its case")
  func saved() {
    var memory = BrowserMemory()
    memory.save("tag:verb", as: "Verbs")
    memory.save("is:due", as: "Über")
    memory.save("tag:verb is:due", as: " verbs ")
    memory.save("is:new", as: " ")
    #expect(
      memory.saved == [
        SavedSearch(name: "verbs", search: "tag:verb is:due"),
        SavedSearch(name: "Über", search: "is:due"),
      ]
    )
    #expect(memory.saved(named: "ÜBER")?.search == "is:due")
    memory.delete("VERBS")
    memory.delete("nothing")
    #expect(memory.saved.map(\.name) == ["Über"])
  }

  @Test("gives a saved search another name that is free")
  func rename() {
    var memory = BrowserMemory()
    memory.save("tag:verb", as: "Verbs")
    memory.save("is:due", as: "Due")
    let names = [
      ("verbs", "DUE"), ("verbs", "  "), ("nouns", "Nouns"), ("verbs", "VERBS"), ("due", "Today"),
    ]
    let isRenamed = names.map { memory.rename($0, to: $1) }
    #expect(isRenamed == [false, false, false, true, true])
    #expect(memory.saved.map(\.name) == ["VERBS", "Today"])
  }

  @Test("takes saved searches along, with a number where another has the name")
  func take() {
    var memory = BrowserMemory()
    memory.save("is:due", as: "Due")
    let given = [
      SavedSearch(name: "Due", search: "is:due"), SavedSearch(name: "due", search: "prop:due<0"),
      SavedSearch(name: "Leeches", search: "tag:leech"), SavedSearch(name: " ", search: "is:new"),
    ]
    let new = [
      SavedSearch(name: "due 2", search: "prop:due<0"),
      SavedSearch(name: "Leeches", search: "tag:leech"),
    ]
    let taken = [memory.take(given), memory.take(given)]
    #expect(taken == [new, []])
    #expect(memory.saved == [given[0]] + new)
  }

  @Test("has a layout for cards and for notes, of all decks and of one")
  func layouts() {
    var memory = BrowserMemory()
    let deck = BrowserScope.deck(DeckID(rawValue: 1))
    let layout = BrowserLayout(columns: ["answer", "of the future"], key: .due, isReversed: true)
    memory.setLayout(layout, of: .notes, in: deck)
    #expect(memory.layout(of: .notes, in: .deck(DeckID(rawValue: 2))) == layout)
    #expect(memory.layout(of: .notes, in: .everything) == nil)
    #expect(memory.layout(of: .cards, in: deck) == nil)
  }

  @Test("keeps the columns of a layout whose order is of another version")
  func unknownKey() throws {
    let json = #"{"columns": ["answer"], "key": "of the future", "isReversed": true}"#
    let layout = try JSONDecoder().decode(BrowserLayout.self, from: Data(json.utf8))
    #expect(layout == BrowserLayout(columns: ["answer"], key: .added, isReversed: true))
  }
}
