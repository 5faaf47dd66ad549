import Flashcards
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import StudyUI
@testable import Widgets

extension StudyVault {
  /// The text of the shapes of the note: a rectangle, an ellipse and a text on all cards.
  static let occlusions =
    "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>"
    + "{{c2::image-occlusion:ellipse:left=.6:top=.6:rx=.15:ry=.15:oi=1}}<br>"
    + "{{c0::image-occlusion:text:left=.6:top=.1:text=Herz:scale=1.:fs=.1:oi=1}}<br>"

  /// A deck with a note for image occlusion, whose picture the vault has.
  static var occluded: StudyVault {
    var study = StudyVault([])
    let type = NoteTypeGallery.imageOcclusion.draft(
      named: "Image Occlusion",
      fieldNames: { "\($0)" },
      templateName: { "Card \($0)" }
    ).applied(as: NoteTypeID(rawValue: 5_000))
    study.noteTypes[type.id] = type
    let note = Note(
      id: NoteID(rawValue: 100),
      guid: "occlusion",
      content: NoteContent(
        type: type,
        fields: [occlusions, #"<img src="map.png">"#, "Which organ?", "More", ""].map {
          FieldText($0, .html)
        }
      ),
      tags: .none,
      modified: Timestamp(rawValue: 0)
    )
    study.notes[note.id] = note
    for ordinal in note.content.ordinals {
      let id = FlashcardID(rawValue: 101 + Int64(ordinal))
      study.cards[id] = Flashcard(
        id: id,
        note: note.id,
        ordinal: ordinal,
        deck: DeckID(rawValue: 1),
        position: 100 + ordinal
      )
    }
    let size = Size(width: 40, height: 30)
    let bytes = [UInt8](repeating: 96, count: 3 * size.width * size.height)
    study.pictures["map.png"] = Pixels(size: size, bytes: bytes).map { .pixels($0, ownSize: size) }
    return study
  }
}

extension ModelHarness {
  /// Opens the note for image occlusion in its form, and its shapes.
  mutating func openOcclusions() {
    open(BrowserScreen(.deck(.numbers)))
    press(.character("e"), .function(4))
  }
}
