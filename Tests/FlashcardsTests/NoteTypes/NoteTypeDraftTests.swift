import Foundation
import Testing

@testable import Flashcards

@Suite("A draft of a note type")
struct NoteTypeDraftTests {
  /// Three fields and two templates, with Anki's configurations.
  private static let type = NoteType(
    id: NoteTypeID(rawValue: 900),
    ankiID: 1_700_000_000_000,
    name: "Words",
    kind: .normal,
    fields: [
      NoteField(name: "A", configuration: [0x08, 1]),
      NoteField(name: "B", configuration: [0x08, 2]),
      NoteField(name: "C", configuration: [0x08, 3]),
    ],
    templates: [
      CardTemplate(
        name: "one",
        front: "{{A}} x {{#B}}in {{text:B}}{{/B}} {{^ B }}not{{/B}} {{type:C}}<!-- {{B}} -->",
        back: "{{FrontSide}}{{ A }}{{text:B}}",
        configuration: [0x1A, 5] + Array("{{B}}".utf8)
      ),
      CardTemplate(name: "two", front: "{{B}}", back: "{{A}}", configuration: [0x40, 7]),
    ],
    css: ".card {}",
    // The second field sorts, and older programs are told what cards need.
    configuration: [0x10, 1, 0x42, 2, 0x08, 0, 0x48, 1]
  )

  @Test("that changes nothing is the type, byte for byte")
  func untouched() {
    let draft = NoteTypeDraft(Self.type)
    #expect(!draft.isChanged)
    #expect(draft.applied(as: Self.type.id) == Self.type)
    #expect(draft.problems().isEmpty)
  }

  @Test("renames a field where templates name it, and leaves all else as it is written")
  func renaming() throws {
    var draft = NoteTypeDraft(Self.type)
    try draft.renameField(at: 1, to: "Bee")
    let type = draft.applied(as: Self.type.id)
    #expect(type.fields.map(\.name) == ["A", "Bee", "C"])
    #expect(
      type.templates[0].front
        == "{{A}} x {{#Bee}}in {{text:Bee}}{{/Bee}} {{^ Bee }}not{{/Bee}} {{type:C}}<!-- {{B}} -->"
    )
    #expect(type.templates[0].back == "{{FrontSide}}{{ A }}{{text:Bee}}")
    #expect(type.templates[0].configuration == [0x1A, 7] + Array("{{Bee}}".utf8))
    #expect(type.fields[1].configuration == [0x08, 2])
    #expect(type.configuration == [0x10, 1, 0x48, 1])
    #expect(type.layout == nil)
  }

  @Test("renames a field in templates with other delimiters")
  func otherDelimiters() throws {
    var draft = NoteTypeDraft(Self.type)
    draft.setFront("{{=<% %>=}}<%A%>{{A}}", at: 0)
    try draft.renameField(at: 0, to: "X")
    #expect(draft.templates[0].front == "{{=<% %>=}}<%X%>{{A}}")
    draft.removeField(at: 0)
    #expect(draft.templates[0].front == "{{=<% %>=}}{{A}}<%B%>")
  }

  @Test("takes a removed field out of the templates as Anki does")
  func removing() {
    var draft = NoteTypeDraft(Self.type)
    draft.removeField(at: 1)
    #expect(draft.templates[0].front == "{{A}} x in  not {{type:C}}<!-- {{B}} -->")
    #expect(draft.templates[0].back == "{{FrontSide}}{{ A }}")
    #expect(draft.templates[1].front == "{{A}}")
    #expect(draft.removedFields == [1])
    let type = draft.applied(as: Self.type.id)
    #expect(type.fields.map(\.configuration) == [[0x08, 1], [0x08, 3]])
    // The field that sorted is gone: now it is the first.
    #expect(type.sortField == 0)
    #expect(type.layout?.fields == [0, 2])
    #expect(type.layout?.fieldEnd == 3)
  }

  @Test("keeps the texts of moved fields in their places, and has the same field sort")
  func moving() {
    var draft = NoteTypeDraft(Self.type)
    draft.moveField(from: 1, to: 0)
    let type = draft.applied(as: Self.type.id)
    #expect(type.fields.map(\.name) == ["B", "A", "C"])
    #expect(type.layout?.fields == [1, 0, 2])
    #expect(type.sortField == 0)
    let content = NoteContent(type: type, record: ["a", "b", "c"].map { FieldText($0) })
    #expect(content.fields.map(\.text) == ["b", "a", "c"])
    #expect(content.record.map(\.text) == ["a", "b", "c"])
  }

  @Test("gives a new field a place that none has or had, and no other device takes at that time")
  func places() throws {
    var draft = NoteTypeDraft(Self.type)
    draft.removeField(at: 2)
    try draft.addField(named: "New", at: 0)
    #expect(draft.applied(as: Self.type.id).layout?.fields == [3, 0, 1])
    let free = { FreePlaces(fields: 5, replica: $0) }
    #expect(draft.applied(as: Self.type.id, free: free(1)).layout?.fields == [9, 0, 1])
    #expect(draft.applied(as: Self.type.id, free: free(7)).layout?.fields == [7, 0, 1])
  }

  @Test("moves a template with its cards, and gives a new one an ordinal that none had")
  func templates() {
    var draft = NoteTypeDraft(Self.type)
    draft.moveTemplate(from: 1, to: 0)
    draft.removeTemplate(at: 1)
    draft.addTemplate(named: "three", copying: 0)
    draft.setFront("{{C}}", at: 1)
    let type = draft.applied(as: Self.type.id)
    #expect(type.templates.map(\.name) == ["two", "three"])
    #expect(type.layout?.templates == [1, 2])
    let texts = ["a", "b", "c"].map { FieldText($0) }
    #expect(type.ordinals(of: texts) == [1, 2])
    #expect(type.template(ofCard: 1)?.name == "two")
    #expect(type.template(ofCard: 0) == nil)
    #expect(draft.removedTemplates == [0])
    // Anki's configuration of a template that stays goes with it.
    #expect(type.templates[0].configuration == [0x40, 7])
  }

  @Test("refuses names of fields that Anki refuses, and those that others have")
  func fieldNames() {
    let draft = NoteTypeDraft(Self.type)
    let reasons: [(String, NoteTypeProblem.Reason?)] = [
      ("", .emptyName), ("  ", .emptyName), ("a:b", .fieldCharacter(":")),
      ("a\"b", .fieldCharacter("\"")), ("{a", .fieldCharacter("{")), ("a}", .fieldCharacter("}")),
      ("#a", .fieldBeginning("#")), ("^a", .fieldBeginning("^")), (" /a", .fieldBeginning("/")),
      ("b", .takenName("b")), ("D", nil), ("a#", nil),
    ]
    for (name, reason) in reasons { #expect(draft.problem(ofFieldName: name) == reason) }
    #expect(draft.problem(ofFieldName: "b", at: 1) == nil)
    var changed = draft
    #expect(throws: NoteTypeProblem(.field(0), .takenName("C"))) {
      try changed.renameField(at: 0, to: "C")
    }
    #expect(changed == draft)
  }

  @Test("names each problem with its place")
  func problems() {
    typealias Problem = NoteTypeProblem
    func problems(_ front: String, _ back: String = "{{A}}") -> [Problem] {
      var draft = NoteTypeDraft(Self.type)
      draft.setFront(front, at: 0)
      draft.setBack(back, at: 0)
      return draft.problems()
    }
    #expect(
      problems("{{Nope}}")
        == [Problem(.front(0), .template(.unknownField(tag: "{{Nope}}", name: "Nope")))]
    )
    #expect(
      problems("{{A}}", "{{#A}}")
        == [Problem(.back(0), .template(.sectionNotClosed(name: "A")))]
    )
    #expect(problems("nothing") == [Problem(.front(0), .noField)])
    #expect(problems("{{Tags}}").isEmpty)
    #expect(problems("{{#A}}text{{/A}}", "nothing").isEmpty)
    #expect(problems("{{B}}") == [Problem(.front(1), .sameFront(as: "one"))])
    var named = NoteTypeDraft(Self.type)
    named.name = " basic"
    named.renameTemplate(at: 1, to: "ONE")
    #expect(
      named.problems(besides: ["Basic"])
        == [
          Problem(.name, .takenName(" basic")), Problem(.template(0), .takenName("one")),
          Problem(.template(1), .takenName("ONE")),
        ]
    )
  }

  @Test("of a cloze type needs a gap on both sides, and keeps its only template")
  func cloze() {
    var draft = NoteTypeDraft(StandardNoteType.cloze.type)
    draft.addTemplate(named: "second", copying: 0)
    draft.removeTemplate(at: 0)
    #expect(draft.templates.count == 1)
    draft.setBack("{{Text}}", at: 0)
    #expect(draft.problems() == [NoteTypeProblem(.back(0), .noCloze)])
    draft.setBack("{{type:cloze:Text}}", at: 0)
    #expect(draft.problems().isEmpty)
    draft.removeField(at: 0)
    #expect(draft.templates[0].front == "{{cloze:Back Extra}}")
  }

  @Test("keeps the last field and the last template")
  func last() {
    var draft = NoteTypeDraft(Self.type)
    for _ in 0..<5 {
      draft.removeField(at: 0)
      draft.removeTemplate(at: 0)
    }
    #expect(draft.fields.map(\.name) == ["C"])
    #expect(draft.templates.map(\.name) == ["two"])
  }

  @Test("is kept whole in a sealed session")
  func coding() throws {
    var draft = NoteTypeDraft(Self.type)
    draft.moveField(from: 2, to: 0)
    draft.setFront("{{C}}", at: 0)
    let kept = try JSONEncoder().encode(draft)
    #expect(try JSONDecoder().decode(NoteTypeDraft.self, from: kept) == draft)
  }

  @Test(
    "from each row of the gallery has no problem and makes its cards",
    arguments: NoteTypeGallery.allCases
  )
  func gallery(_ row: NoteTypeGallery) {
    let draft = row.draft(
      named: "T",
      fieldNames: { "f:\($0)" },
      templateName: { "Card \($0)" }
    )
    #expect(draft.problems().isEmpty)
    let type = draft.applied(as: NoteTypeID(rawValue: 5_000))
    #expect(type.templates.count == row.templateCount)
    #expect(type.configuration == [0x48, row.rawValue])
    #expect(type.layout == nil)
    let texts = ["{{c1::x}}", "y", ""].prefix(type.fields.count).map { FieldText($0, .html) }
    let expected = row == .basicAndReversed ? [0, 1] : [0]
    #expect(type.ordinals(of: texts) == expected)
    #expect(type.typesAnswer(0) == (row == .typed))
    if row == .optionalReversed {
      #expect(type.ordinals(of: ["x", "y", "1"].map { FieldText($0, .html) }) == [0, 1])
    }
  }

  @Test("of a copy has the standard style where the type has none, and no id of Anki's")
  func copying() {
    let draft = NoteTypeDraft(copying: StandardNoteType.cloze.type, named: "Mine")
    let type = draft.applied(as: NoteTypeID(rawValue: 5_000))
    #expect(type.name == "Mine")
    #expect(type.ankiID == nil)
    #expect(type.css.contains(".cloze"))
    #expect(type.fields.map(\.name) == StandardNoteType.cloze.type.fields.map(\.name))
  }
}

@Suite("The record of a note whose type was changed")
struct NoteRecordTests {
  private static let texts = ["a", "b", "c"].map { FieldText($0, .html) }

  private static func type(_ names: [String], _ layout: NoteTypeLayout?) -> NoteType {
    NoteType(
      id: NoteTypeID(rawValue: 900),
      name: "T",
      kind: .normal,
      fields: names.map { NoteField(name: $0) },
      templates: [CardTemplate(name: "Card", front: "{{\(names[0])}}", back: "")],
      layout: layout
    )
  }

  @Test("keeps texts for which there is no field until there is one again")
  func waiting() {
    let full = Self.type(["A", "B", "C"], nil)
    let less = Self.type(["C", "A"], NoteTypeLayout(fields: [2, 0], templates: [0], fieldEnd: 3))
    let note = NoteContent(type: full, record: Self.texts).with(less)
    #expect(note.fields.map(\.text) == ["c", "a"])
    #expect(note.record == Self.texts)
    #expect(note.with(full).fields == Self.texts)
    var other = note
    other.take(less)
    #expect(other.record.map(\.text) == ["a", "", "c"])
  }

  @Test("of an unchanged type is its fields")
  func unchanged() {
    let note = NoteContent(type: Self.type(["A", "B", "C"], nil), fields: Self.texts)
    #expect(note.record == Self.texts)
  }

  @Test("that ends before the place of a field has no text for it")
  func short() {
    let type = Self.type(["A", "D"], NoteTypeLayout(fields: [0, 3], templates: [0]))
    #expect(NoteContent(type: type, record: Self.texts).fields.map(\.text) == ["a", ""])
  }
}
