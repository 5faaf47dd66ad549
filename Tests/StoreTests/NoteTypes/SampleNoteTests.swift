import Flashcards
import Testing

@testable import Store

@Suite("A note of a type")
struct SampleNoteTests {
  @Test("Is that at a place, or the last one, with the number of all")
  func sample() throws {
    let vault = try StudyFixture()
    try vault.fillWithWords()
    let type = try vault.words().id
    func sample(_ place: Int) throws -> (word: String?, count: Int) {
      let found = try vault.store.sampleNote(of: type, at: place, under: vault.key)
      return (found.note?.fields.first?.text, found.count)
    }
    #expect(try sample(0) == ("word1", 3))
    #expect(try sample(1) == ("word2", 3))
    #expect(try sample(9) == ("word3", 3))
    let none = try vault.store.sampleNote(
      of: StandardNoteType.cloze.type.id,
      at: 0,
      under: vault.key
    )
    #expect(none.note == nil && none.count == 0)
  }
}
