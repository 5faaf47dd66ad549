import Testing

@testable import Screens
@testable import Widgets

@Suite("Completing what is typed, and choosing from a list")
struct CompletionTests {
  @Test("goes as far as all names agree, whatever the case, the accents and the width")
  func completion() {
    let names = ["Español", "Espaldas", "Other"]
    #expect(Completion("ESP", among: names).text == "Espa")
    #expect(Completion("espan", among: names).text == "Español")
    #expect(Completion("Ｏ", among: names).text == "Other")
    #expect(
      Completion("x", among: names).text == "x" && Completion("x", among: names).matches == []
    )
    #expect(
      Completion("", among: names).text == "" && Completion("", among: names).matches == names
    )
    #expect(Completion("a", among: ["Äpfel", "Apfel"]).text == "Äpfel")
  }

  @Test("of a word completes the one before the caret, and says what it can still become")
  func word() {
    var field = TextField("one ver two", limit: 100)
    field.place(7)
    #expect(field.completeWord(among: ["verbs", "verse"]) == ["verbs", "verse"])
    #expect(field.text == "one ver two" && field.caret == 7)
    _ = field.insert("b")
    #expect(field.completeWord(among: ["verbs", "verse"]) == [])
    #expect(field.text == "one verbs  two" && field.caret == 10)
  }

  @Test("of a whole text puts the caret at its end")
  func whole() {
    var field = TextField("num", limit: 100)
    field.place(1)
    #expect(field.complete(among: ["Numbers", "Numbers::Odd"]) == ["Numbers", "Numbers::Odd"])
    #expect(field.text == "Numbers" && field.caret == 7)
  }

  @Test("a list has the names that the filter leaves, and what is new at its end")
  func list() {
    var choices = ChoiceList(limit: 20)
    let names = ["Ñandú", "Other"]
    #expect(choices.rows(names) == [.name(0), .name(1)])
    choices.edit { _ = $0.insert("nandu") }
    #expect(choices.rows(names, new: "nandu") == [.name(0), .new("nandu")])
    choices.move(.down, count: 2, height: 5)
    #expect(choices.focused(choices.rows(names, new: "nandu")) == .new("nandu"))
    choices.edit { _ = $0.insert("x") }
    #expect(choices.list.selected == 0 && choices.rows(names) == [])
    #expect(choices.focused([]) == nil)
  }
}
