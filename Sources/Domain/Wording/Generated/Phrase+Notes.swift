// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/notes.pot. Change it there.

extension Phrase {
  /// New card
  package static var noteAddTitle: Phrase { Phrase(.noteAddTitle) }
  /// Edit card
  package static var noteEditTitle: Phrase { Phrase(.noteEditTitle) }
  /// Move to a deck
  package static var noteMoveTitle: Phrase { Phrase(.noteMoveTitle) }
  /// Another note has the same first field, in deck {deck}.
  package static func noteDuplicate(deck: String) -> Phrase {
    Phrase(.noteDuplicate, [deck])
  }
  /// A card is shown as plain text: {reason}
  package static func cardNotRendered(reason: String) -> Phrase {
    Phrase(.cardNotRendered, [reason])
  }
  /// Also the options of: {decks}.
  package static func optionsShared(decks: String) -> Phrase {
    Phrase(.optionsShared, [decks])
  }
  /// Another note has the same first field.
  package static var noteDuplicateSomewhere: Phrase { Phrase(.noteDuplicateSomewhere) }
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
  /// Preview
  package static var notePreview: Phrase { Phrase(.notePreview) }
  /// Card: added on top. Type the next one, or Esc.
  package static var noteAdded: Phrase { Phrase(.noteAdded) }
  /// Card: saved.
  package static var noteSaved: Phrase { Phrase(.noteSaved) }
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
  /// No cards yet. Press {key} to add one.
  package static func browserEmpty(key: String) -> Phrase {
    Phrase(.browserEmpty, [key])
  }
  /// Nothing found.
  package static var browserNotFound: Phrase { Phrase(.browserNotFound) }
  /// Suspended
  package static var stateSuspended: Phrase { Phrase(.stateSuspended) }
  /// Young
  package static var stateYoung: Phrase { Phrase(.stateYoung) }
  /// Mature
  package static var stateMature: Phrase { Phrase(.stateMature) }
  /// State
  package static var columnState: Phrase { Phrase(.columnState) }
  /// Interval
  package static var columnInterval: Phrase { Phrase(.columnInterval) }
  /// Added
  package static var orderAdded: Phrase { Phrase(.orderAdded) }
  /// Review
  package static var stateReview: Phrase { Phrase(.stateReview) }
  /// Schedule
  package static var cardFacts: Phrase { Phrase(.cardFacts) }
  /// Answered
  package static var cardLastAnswer: Phrase { Phrase(.cardLastAnswer) }
  /// Answers
  package static var cardAnswers: Phrase { Phrase(.cardAnswers) }
  /// Forgotten
  package static var cardLapses: Phrase { Phrase(.cardLapses) }
  /// today
  package static var agoToday: Phrase { Phrase(.agoToday) }
  /// yesterday
  package static var agoYesterday: Phrase { Phrase(.agoYesterday) }
  /// {days} ago
  package static func agoDays(days: String) -> Phrase {
    Phrase(.agoDays, [days])
  }
  /// Answers
  package static var cardHistory: Phrase { Phrase(.cardHistory) }
  /// Changed meanwhile
  package static var noteChangedTitle: Phrase { Phrase(.noteChangedTitle) }
  /// This note was changed since you opened it, by a command or on another device.
  package static var noteChangedText: Phrase { Phrase(.noteChangedText) }
  /// This note was deleted since you opened it. Keep both: yours becomes a new note.
  package static var noteDeletedText: Phrase { Phrase(.noteDeletedText) }
  /// Put mine in its place
  package static var noteChangedReplace: Phrase { Phrase(.noteChangedReplace) }
}
