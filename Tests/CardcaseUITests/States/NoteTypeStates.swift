import Flashcards
import WindowLevels

@testable import CardcaseUI
@testable import Screens
@testable import StudyUI

extension ScreenState {
  /// The list of note types, and the editor of one.
  static let noteTypes: [ScreenState] = [
    studying("note types", "noteTypes", ["Vokabeln"], .imported) { $0.open(NoteTypesScreen()) },
    studying("note types that can't be read", "noteTypes", ["Note types"]) {
      $0.study?.isUnreadable = true
      $0.open(NoteTypesScreen())
    },
    studying("gallery of note types", "noteTypes", ["New note type"]) {
      $0.open(NoteTypesScreen())
      $0.press(.character("a"), .down)
    },
    studying("name of a note type", "noteTypes", ["Rename"], .imported) {
      $0.open(NoteTypesScreen())
      $0.press(.character("G"), .character("e"))
    },
    studying("note type", "noteTypeEditor", ["Vokabeln"], .imported) { $0.editType() },
    studying("field of a note type", "noteTypeEditor", ["Add field"], .imported) {
      $0.editType()
      $0.press(.down, .character("a"))
      $0.type("Wort")
      $0.press(.enter)
    },
    studying("template", "noteTypeEditor", ["FrontSide"], .imported) {
      $0.editType()
      $0.edit(.place(.back(0)))
    },
    studying("template with a problem", "noteTypeEditor", ["Wrt"], .imported) {
      $0.editType()
      $0.edit(.place(.front(0)))
      $0.press(.control("k"))
      $0.type("{{Wrt}}")
    },
    studying("styling of a note type", "noteTypeEditor", [".card"], .imported) {
      $0.editType()
      $0.edit(.styling)
    },
    studying("preview of a note type", "noteTypeEditor", ["gwin"], .imported) {
      $0.editType()
      $0.press(.control("o"))
    },
    studying("note type asked about", "noteTypeEditor", [], .imported) {
      $0.editType()
      $0.press(.down, .down, .down, .character("d"), .control("s"))
    }.asking,
    studying("note type before it is left", "noteTypeEditor", ["Save and leave"], .imported) {
      $0.editType()
      $0.press(.down, .character("J"), .escape)
    }.asking,
  ]
}

extension ModelHarness {
  /// Opens the editor of the last note type.
  mutating func editType() {
    open(NoteTypesScreen())
    press(.character("G"), .enter)
  }

  /// Begins to type in a row of the editor in front.
  mutating func edit(_ row: NoteTypeEditor.Row) {
    let rows = (front as? NoteTypeEditor)?.rows ?? []
    press(.character("g"))
    for _ in 0..<(rows.firstIndex(of: row) ?? 0) { press(.down) }
    press(.enter)
  }
}
