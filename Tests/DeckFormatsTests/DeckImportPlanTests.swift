import DeckReading
import Flashcards
import ReaderProtocol
import TestSupport
import Testing
import Wording

@testable import DeckFormats

@Suite("Taking files of flashcards in")
struct DeckImportPlanTests {
  private let now = Timestamp(milliseconds: 1_750_000_000_000)

  private func take(
    _ text: String,
    into collection: StudyCollection = StudyCollection(),
    deck: String = "Default"
  ) throws -> DeckImportPlan {
    var generator = SeededGenerator(seed: 3)
    return DeckImportPlan(
      try DeckFile.read(Array(text.utf8)),
      into: collection,
      ids: ids(above: collection),
      deck: try #require(DeckName(deck)),
      at: now,
      random: { generator.next() }
    )
  }

  private func ids(above collection: StudyCollection) -> IDSource {
    var all = ChangeSet()
    (all.decks, all.notes, all.cards) = (collection.decks, collection.notes, collection.cards)
    var ids = IDSource()
    all.skip(in: &ids)
    return ids
  }

  private func after(_ change: ChangeSet, _ before: StudyCollection = .init()) -> StudyCollection {
    func merge<Value, ID: ObjectID>(
      _ old: [Value],
      _ new: [Value],
      _ id: (Value) -> ID
    ) -> [Value] {
      let values = Dictionary((old + new).map { (id($0), $0) }, uniquingKeysWith: { $1 })
      return values.values.sorted { id($0) < id($1) }
    }
    return StudyCollection(
      decks: merge(before.decks, change.decks, \.id),
      notes: merge(before.notes, change.notes, \.id),
      cards: merge(before.cards, change.cards, \.id)
    )
  }

  /// All cards known, so that what is lost would be seen.
  private func studied(_ collection: StudyCollection) -> StudyCollection {
    var collection = collection
    for index in collection.cards.indices { collection.cards[index].progress.reviews = 5 }
    return collection
  }

  @Test(
    "new notes get cards, decks with those around them, and ids of the time, none of them twice"
  )
  func new() throws {
    let taken = try take("#deck column:3\none,eins,A::B\ntwo {{c1::a}} {{c2::b}},x,\n")
    #expect(taken.new == 2)
    let all = after(taken.change)
    #expect(all.decks.map(\.name.description) == ["A", "A::B", "Default"])
    #expect(all.cards.map(\.ordinal) == [0, 0, 1])
    #expect(all.cards.map(\.position) == [1, 2, 2])
    #expect(all.notes.allSatisfy { $0.id.rawValue >> 21 == now.rawValue && !$0.guid.isEmpty })
    let ids = all.decks.map(\.id.rawValue) + all.notes.map(\.id.rawValue)
    #expect(Set(ids + all.cards.map(\.id.rawValue)).count == 8)
    #expect(Set(all.notes.map(\.guid)).count == 2)
  }

  @Test("a guid finds its note again: the words change, the cards and their progress stay")
  func update() throws {
    let header = "#guid column:1\n#tags column:4\n"
    let before = studied(after(try take(header + "g1,one,eins,t\ng2,two,zwei,t\n").change))
    let taken = try take(header + "g1,ONE,eins,t\ng2,two,zwei,t\ng3,three,drei,\n", into: before)
    #expect((taken.new, taken.changed, taken.same) == (1, 1, 1))
    let all = after(taken.change, before)
    #expect(all.notes.map(\.content.prompt) == ["ONE", "two", "three"])
    #expect(all.cards.map(\.progress.reviews) == [5, 5, 0])
    #expect(all.notes.first?.id == before.notes.first?.id)
    #expect(taken.change.cards.count == 1)
  }

  @Test(
    "a note is its guid and a card its note and question, whatever ids they have and had in Anki"
  )
  func identity() throws {
    let header = "#guid column:1\n"
    let words = "{{c1::a}} {{c2::b}}"
    var before = studied(after(try take(header + "g1,\(words),x\n").change))
    before.notes = before.notes.map {
      Note(
        id: NoteID(rawValue: 5),
        ankiID: 1_400_000_000_000,
        guid: $0.guid,
        content: $0.content,
        tags: $0.tags,
        modified: $0.modified
      )
    }
    before.cards = before.cards.map { card in
      Flashcard(
        id: FlashcardID(rawValue: Int64(7 - card.ordinal)),
        ankiID: 1_400_000_000_000 + Int64(card.ordinal),
        note: NoteID(rawValue: 5),
        ordinal: card.ordinal,
        deck: card.deck,
        position: card.position,
        progress: card.progress
      )
    }
    let taken = try take(header + "g1,{{c3::c}} {{c2::B}} {{c1::A}},x\n", into: before)
    #expect((taken.new, taken.changed) == (0, 1))
    let all = after(taken.change, before)
    #expect(all.notes.map(\.ankiID) == [1_400_000_000_000])
    #expect(all.cards.map(\.ordinal) == [1, 0, 2])
    #expect(all.cards.map(\.progress.reviews) == [5, 5, 0])
    #expect(all.cards.map(\.ankiID) == [1_400_000_000_001, 1_400_000_000_000, nil])
  }

  @Test("without a guid the prompt in its deck finds the note; in another deck it is another note")
  func byPrompt() throws {
    let before = studied(after(try take("bank,Ufer\n", deck: "German").change))
    let again = try take("bank,Bank\n", into: before, deck: "German")
    #expect((again.new, again.changed) == (0, 1))
    #expect(again.change.cards.isEmpty)
    #expect(try take("bank,Ufer\n", into: before, deck: "German").change.isEmpty)
    let other = try take("bank,banc\n", into: before, deck: "Welsh")
    #expect((other.new, other.changed) == (1, 0))
    #expect(try take("#if matches:keep both\nbank,x\n", into: before, deck: "German").new == 1)
    #expect(try take("#if matches:keep current\nbank,x\n", into: before, deck: "German").same == 1)
  }

  @Test("what stands twice in a file is taken once, and both lines are told")
  func duplicates() throws {
    let taken = try take("one,eins\ntwo,zwei\none,uno\n")
    #expect(taken.new == 2)
    #expect(taken.refused == [LineFault(line: 3, reason: .duplicate(of: 1))])
  }

  @Test("a kind that the file leaves open stays; another one adds cards and drops none")
  func kinds() throws {
    let typed = "#separator:comma\n#guid column:1\n#notetype:Basic (and reversed card)\n"
    let before = studied(after(try take(typed + "g,a,b\n").change))
    #expect(before.cards.count == 2)
    let changed = try take("#guid column:1\ng,a,c\n", into: before)
    #expect(changed.change.notes.map(\.content.kind) == [.basicAndReversed])
    #expect(changed.change.cards.isEmpty)
    let cloze = try take("#guid column:1\n#notetype:Cloze\ng,{{c3::x}},y\n", into: before)
    #expect(cloze.change.cards.map(\.ordinal) == [2])
    #expect(cloze.change.cards.map(\.deck) == [before.cards[0].deck])
  }

  @Test("what is exported comes back as it was, and importing it again changes nothing")
  func roundTrip() throws {
    let text = try take(
      """
      #separator:tab
      #notetype column:3
      #deck column:4
      #tags column:5
      **bold** <tag>	"two
      lines; ""quoted"" # and *more*"	Basic	A::B	t1 t2::x
      {{c1::gap::hint}} and {{c2::two}}		Cloze	A
      one	- a, \\* b	Basic (and reversed card)	C
      tabs	"a	b"	Basic (type in the answer)	C
      """
    )
    #expect(text.refused.isEmpty)
    var before = after(text.change)
    before.decks.sort { $0.name < $1.name }
    for ending in SeparatedTextExport().fileEndings {
      let export = try #require(DeckExport(path: "notes." + ending))
      let (bytes, count) = export.write(before)
      #expect(count == 4)
      let again = try DeckFile.read(bytes)
      #expect(again.faults.isEmpty)
      #expect(
        again.notes.map { $0.fields.map(\.text) }
          == before.notes.map { $0.content.fields.map { FieldExport.html(of: $0) } }
      )
      #expect(again.notes.map(\.kind) == before.notes.map(\.content.kind))
      #expect(again.notes.map { $0.tags ?? .none } == before.notes.map(\.tags))
      #expect(try take(String(decoding: bytes, as: UTF8.self), into: before).change.isEmpty)
    }
    #expect(DeckExport(path: "notes")?.write(before, deck: DeckName("A")).notes == 2)
  }

  @Test(
    "a file's name says what stands between its fields",
    arguments: [
      ("deck.tsv", "tab"), ("a.b/deck", "tab"), (".deck", "tab"), ("d.TXT", "tab"), ("-", "tab"),
      ("deck.csv", "comma"), ("x.tsv.CSV", "comma"), ("deck.json", nil), ("deck.apkg", nil),
      ("deck.", nil),
    ]
  )
  func separators(path: String, separator: String?) {
    let header = DeckExport(path: path)?.write(StudyCollection()).bytes.prefix { $0 != .newline }
    let line = header.map { String(decoding: $0, as: UTF8.self) }
    #expect(line == separator.map { "#separator:" + $0 })
  }

  @Test("a guid may be anything, also what begins a comment or a card of another format")
  func guids() throws {
    let header = "#separator:comma\n#guid column:1\n"
    let guids = ["#\"x", "Q:y", "A:z", "---", "[{", "C:", ","]
    let rows = guids.map { guid in
      var field: [UInt8] = []
      SeparatedField.append(guid, separator: 0x2C, first: true, to: &field)
      return String(decoding: field, as: UTF8.self) + ",prompt \(guid),answer\n"
    }
    let collection = after(try take(header + rows.joined()).change)
    #expect(collection.notes.map(\.guid) == guids)
    let export = try #require(DeckExport(path: "notes"))
    #expect(try DeckFile.read(export.write(collection).bytes).notes.map(\.guid) == guids)
  }
}
