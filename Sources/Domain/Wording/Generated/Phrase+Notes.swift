// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/notes.pot. Change it there.

extension Phrase {
  /// New card
  package static var noteAddTitle: Phrase { Phrase(.noteAddTitle) }
  /// Edit card
  package static var noteEditTitle: Phrase { Phrase(.noteEditTitle) }
  /// Move to a deck
  package static var noteMoveTitle: Phrase { Phrase(.noteMoveTitle) }
  /// Kind
  package static var noteKind: Phrase { Phrase(.noteKind) }
  /// Tags
  package static var noteTags: Phrase { Phrase(.noteTags) }
  /// Prompt and answer
  package static var kindBasic: Phrase { Phrase(.kindBasic) }
  /// Both ways
  package static var kindReversed: Phrase { Phrase(.kindReversed) }
  /// Text with gaps
  package static var kindCloze: Phrase { Phrase(.kindCloze) }
  /// Typed answer
  package static var kindTyped: Phrase { Phrase(.kindTyped) }
  /// what is asked
  package static var layerPrompt: Phrase { Phrase(.layerPrompt) }
  /// what is to be remembered
  package static var layerAnswer: Phrase { Phrase(.layerAnswer) }
  /// The capital of {{c1::Peru}} is {{c2::Lima}}
  package static var layerCloze: Phrase { Phrase(.layerCloze) }
  /// said besides; may stay empty
  package static var layerExtra: Phrase { Phrase(.layerExtra) }
  /// words with spaces between them
  package static var layerTags: Phrase { Phrase(.layerTags) }
  /// Prompt: it needs a character.
  package static var noteEmptyPrompt: Phrase { Phrase(.noteEmptyPrompt) }
  /// Answer: it needs a character.
  package static var noteEmptyAnswer: Phrase { Phrase(.noteEmptyAnswer) }
  /// Prompt: it needs a gap, such as {{c1::text}}.
  package static var noteNoGap: Phrase { Phrase(.noteNoGap) }
  /// Card: not saved yet. Esc again throws it away, Ctrl-S saves it.
  package static var noteLeave: Phrase { Phrase(.noteLeave) }
  /// Card: added on top. Type the next one, or Esc.
  package static var noteAdded: Phrase { Phrase(.noteAdded) }
  /// Card: saved.
  package static var noteSaved: Phrase { Phrase(.noteSaved) }
  /// Card: it is not there any more.
  package static var noteGone: Phrase { Phrase(.noteGone) }
  /// Card: {name} is deleted. u brings it back.
  package static func noteDeleted(name: String) -> Phrase {
    Phrase(.noteDeleted, [name])
  }
  /// Tags: saved.
  package static var noteTagged: Phrase { Phrase(.noteTagged) }
  /// Card: it is in {name} now.
  package static func noteMoved(name: String) -> Phrase {
    Phrase(.noteMoved, [name])
  }
  /// Card: suspended. The same key takes it back.
  package static var noteSuspended: Phrase { Phrase(.noteSuspended) }
  /// Card: it comes up again.
  package static var noteUnsuspended: Phrase { Phrase(.noteUnsuspended) }
  /// Cards: there is none here.
  package static var browserNothing: Phrase { Phrase(.browserNothing) }
  /// No cards yet. Press a to add one.
  package static var browserEmpty: Phrase { Phrase(.browserEmpty) }
  /// Nothing found.
  package static var browserNotFound: Phrase { Phrase(.browserNotFound) }
  /// Suspended
  package static var stateSuspended: Phrase { Phrase(.stateSuspended) }
  /// Young
  package static var stateYoung: Phrase { Phrase(.stateYoung) }
  /// Mature
  package static var stateMature: Phrase { Phrase(.stateMature) }
}
