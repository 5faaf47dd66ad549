// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/everywhere.pot. Change it there.

extension Phrase {
  /// Cardcase
  package static var programName: Phrase { Phrase(.programName) }
  /// Demo: nothing is kept
  package static var demoNote: Phrase { Phrase(.demoNote) }
  /// Demo
  package static var demoNoteShort: Phrase { Phrase(.demoNoteShort) }
  /// Too small: Cardcase needs {width} by {height} cells.
  package static func tooSmall(width: String, height: String) -> Phrase {
    Phrase(.tooSmall, [width, height])
  }
  /// {key} does nothing here. F1 shows the keys.
  package static func keyUnknown(key: String) -> Phrase {
    Phrase(.keyUnknown, [key])
  }
  /// q quits from Home alone. Ctrl-C quits here.
  package static var keyQuitsFromHome: Phrase { Phrase(.keyQuitsFromHome) }
  /// Enter
  package static var keyNameEnter: Phrase { Phrase(.keyNameEnter) }
  /// Backspace
  package static var keyNameBackspace: Phrase { Phrase(.keyNameBackspace) }
  /// Space
  package static var keyNameSpace: Phrase { Phrase(.keyNameSpace) }
  /// Keys
  package static var helpTitle: Phrase { Phrase(.helpTitle) }
  /// On this screen
  package static var helpScreen: Phrase { Phrase(.helpScreen) }
  /// Moving
  package static var helpMoving: Phrase { Phrase(.helpMoving) }
  /// Undoing
  package static var helpUndoing: Phrase { Phrase(.helpUndoing) }
  /// Typing
  package static var helpTyping: Phrase { Phrase(.helpTyping) }
  /// Everywhere
  package static var helpEverywhere: Phrase { Phrase(.helpEverywhere) }
  /// OK
  package static var choiceOK: Phrase { Phrase(.choiceOK) }
  /// Back
  package static var choiceBack: Phrase { Phrase(.choiceBack) }
  /// ,
  package static var listComma: Phrase { Phrase(.listComma) }
  /// ;
  package static var listSemicolon: Phrase { Phrase(.listSemicolon) }
  /// {first} {second}
  package static func twoSentences(first: String, second: String) -> Phrase {
    Phrase(.twoSentences, [first, second])
  }
  /// {name}. {sentence}
  package static func nameAndSentence(name: String, sentence: String) -> Phrase {
    Phrase(.nameAndSentence, [name, sentence])
  }
  /// {text}.
  package static func asSentence(text: String) -> Phrase {
    Phrase(.asSentence, [text])
  }
  /// and
  package static var listAnd: Phrase { Phrase(.listAnd) }
  /// or
  package static var listOr: Phrase { Phrase(.listOr) }
  /// {low} to {high}
  package static func listRange(low: String, high: String) -> Phrase {
    Phrase(.listRange, [low, high])
  }
}
