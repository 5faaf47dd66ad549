import Flashcards
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

extension ScreenState {
  /// The list of a deck's notes, and the form of one.
  static let notes: [ScreenState] = [
    studying("list that can't be read", "browser", []) {
      $0.study?.isUnreadable = true
      $0.open(BrowserScreen(.deck(.numbers)))
    },
    studying("list", "browser", ["one", "three"]) { $0.open(BrowserScreen(.deck(.numbers))) },
    studying("list of other note types", "browser", ["gwin", "Rebe"], .imported) {
      $0.open(BrowserScreen(.deck(.numbers)))
    },
    studying("editor of another note type", "noteForm", ["gwin", "Wein"], .imported) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("e"), .tab)
    },
    studying("occlusions", "noteForm", ["10 20 30 40"], .occluded) {
      $0.openOcclusions()
    },
    studying("place of an occlusion", "noteForm", ["10 20 30 40"], .occluded) {
      $0.openOcclusions()
      $0.press(.character("e"))
    },
    studying("no occlusions", "noteForm", [], .occluded) {
      $0.openOcclusions()
      $0.press(.character("d"), .character("d"), .character("d"))
    },
    studying("editor with a duplicate", "noteForm", ["one"]) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.type("one")
      $0.press(.enter)
    },
    studying("empty list", "browser", [], StudyVault([])) {
      $0.open(BrowserScreen(.deck(.numbers)))
    },
    studying("list searched", "browser", ["one"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("/"))
      $0.type("e")
    },
    studying("list that found", "browser", ["two"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("/"))
      $0.type("two")
      $0.press(.enter)
    },
    studying("list that found nothing", "browser", []) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("/"))
      $0.type("zzz")
      $0.press(.enter)
    },
    studying("tags", "browser", []) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("#"))
    },
    studying("marked list", "browser", ["one", "two"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character(" "), .down, .character(" "))
    },
    studying("list of states", "browser", ["Peru"], states) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("@"), .down, .character("!"), .down)
    },
    studying("tags completed", "browser", [], tagged) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character(" "), .character("#"))
      $0.type("ve")
      $0.press(.tab)
    },
    studying("question before many cards", "browser", [], many) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("*"), .character("d"))
    }.asking,
    studying("moving", "deckChoice", []) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("m"))
    },
    studying("moving to a new deck", "deckChoice", []) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character(" "), .character(" "), .character("m"))
      $0.type("Nu")
    },
    studying("question before many are moved", "deckChoice", [], many) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("*"), .character("m"), .enter)
    }.asking,
    studying("replacing", "replacing", ["Find and replace"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("*"))
      $0.edit(.replacing)
      $0.type("e")
      $0.press(.down)
      $0.type("E")
    },
    studying("replacing changes", "replacing", ["[e"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("*"))
      $0.edit(.replacing)
      $0.type("e")
      $0.press(.enter, .down)
    },
    studying("replacing by no expression", "replacing", ["Find and replace"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.edit(.replacing)
      $0.type("(")
      $0.press(.up, .left)
    },
    studying("type change", "typeChange", ["Change note type"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.edit(.typeChange)
    },
    studying("type change of texts that go", "typeChange", ["Change note type"], .imported) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.edit(.typeChange)
      $0.press(.down, .left)
    },
    studying("type change asked about", "typeChange", [], .imported) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.edit(.typeChange)
      $0.press(.enter)
    }.asking,
    studying("type change of several types", "typeChange", ["of several"], .imported) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("*"))
      $0.edit(.typeChange)
    },
    studying("duplicates", "duplicates", ["one", "3 notes"], doubled) {
      $0.open(DuplicatesScreen(.everything))
    },
    studying("duplicates marked", "duplicates", ["one"], doubled) {
      $0.open(DuplicatesScreen(.everything))
      $0.press(.character("*"))
    },
    studying("no duplicates", "duplicates", ["No two notes"]) {
      $0.open(DuplicatesScreen(.everything))
    },
    studying("check of media", "mediaCheck", ["gone.mp3", "old 1.png"], .checked()) {
      $0.open(MediaCheckScreen())
    },
    studying("check of many media", "mediaCheck", ["Unused files: 3000"], .checked(unused: 3_000)) {
      $0.open(MediaCheckScreen())
      $0.press(.character("G"))
    },
    studying("check of media that finds nothing", "mediaCheck", ["Nothing is missing"]) {
      $0.open(MediaCheckScreen())
    },
    studying("check of media that can't be made", "mediaCheck", []) {
      $0.study?.isUnreadable = true
      $0.open(MediaCheckScreen())
    },
    studying("question before unused media are deleted", "mediaCheck", ["3 unused"], .checked()) {
      $0.open(MediaCheckScreen())
      $0.press(.character("d"))
    }.asking,
    studying("note", "noteForm", []) { $0.open(NoteForm(addingTo: .numbers)) },
    studying("note's kind", "noteForm", []) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.tab, .tab)
    },
    studying("note's tags", "noteForm", []) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.backTab)
    },
    studying("note before it is left", "noteForm", ["Save and leave"]) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.type("four")
      $0.press(.escape)
    }.asking,
    studying("list with markup sorted", "browser", ["The cap"], marked) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("O"))
    },
    studying("note's tags completed", "noteForm", ["ver"], tagged) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.backTab)
      $0.type("ver")
      $0.press(.tab)
    },
    studying("note that is changed", "noteForm", ["three", "drei"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("e"))
    },
    studying("note with a file chosen", "noteForm", ["cat.png"], losesAtLock: .work) {
      $0.files = FakeFiles("Pictures/", "cat.png", "notes.txt", "tick.mp3")
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.function(3), .down)
    },
    studying("note with a file that is refused", "noteForm", ["notes.txt"], losesAtLock: .work) {
      $0.files = FakeFiles("Pictures/", "cat.png", "notes.txt", "tick.mp3")
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.function(3))
      $0.type("notes.txt")
      $0.press(.enter)
    },
    studying("note with a file that is added", "noteForm", ["Adding"], losesAtLock: .work) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.function(3))
      $0.type("cat.png")
      $0.study?.leavesSlowWork = true
      $0.press(.enter)
    }.atWork,
    studying("note with a picture that tells its place", "noteForm", ["Remove the place"]) {
      $0.open(NoteForm(addingTo: .numbers))
      $0.press(.function(3))
      $0.type("located.jpg")
      $0.press(.enter)
    }.asking,
    studying("card information", "cardInformation", ["three", "State"]) {
      $0.open(BrowserScreen(.deck(.numbers)))
      $0.press(.character("i"))
    },
    studying("card information of a learner", "cardInformation", ["word 3", "State"], .learned) {
      $0.open(CardInformationScreen(of: FlashcardID(rawValue: 1_031)))
    },
    studying("card information scrolled", "cardInformation", [], .learned) {
      $0.open(CardInformationScreen(of: FlashcardID(rawValue: 1_031)))
      $0.press(.tab, .character("G"))
    },
    studying("card information that can't be read", "cardInformation", []) {
      $0.study?.isUnreadable = true
      $0.open(CardInformationScreen(of: FlashcardID(rawValue: 101)))
    },
  ]

  /// A note that is asked both ways, beside others.
  private static var states: StudyVault {
    var study = StudyVault()
    study.add(.basicAndReversed, "Peru", "Lima", deck: 1, id: 500)
    return study
  }

  /// Notes of which one has tags.
  private static var tagged: StudyVault {
    var study = StudyVault()
    study.notes[NoteID(rawValue: 100)]?.tags = Tags("verbs verse")
    return study
  }

  /// Notes of which some have the same text.
  private static var doubled: StudyVault {
    StudyVault([("one", "eins"), ("two", "zwei"), ("one", "un"), ("one", "uno"), ("two", "deux")])
  }

  /// More cards than are changed without a question.
  private static var many: StudyVault {
    StudyVault((1...101).map { ("word \($0)", "Wort \($0)") })
  }

  /// Notes with markup and a gap.
  private static var marked: StudyVault {
    var study = StudyVault([("The **capital** of\n*Peru*", "`Lima`")])
    study.add(.cloze, "a {{c1::bird::animal}} sings", "", deck: 1, id: 500)
    return study
  }
}
