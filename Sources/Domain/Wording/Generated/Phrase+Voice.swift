// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/voice.pot. Change it there.

extension Phrase {
  /// Read flashcards aloud
  package static var settingsVoice: Phrase { Phrase(.settingsVoice) }
  /// With p, a voice of speech-dispatcher says the side of the flashcard that is shown, in the language of its deck. Its text leaves the program for that. Payment cards are never read aloud.
  package static var settingsVoiceNote: Phrase { Phrase(.settingsVoiceNote) }
  /// What is read aloud leaves this program: speech-dispatcher gets the text of the flashcard, and may keep it in memory and in its logs. Whoever is near hears it.
  package static var voiceConfirmation: Phrase { Phrase(.voiceConfirmation) }
  /// Read aloud
  package static var keyHear: Phrase { Phrase(.keyHear) }
  /// Voice: reading aloud.
  package static var voiceSpeaks: Phrase { Phrase(.voiceSpeaks) }
  /// Voice: reading aloud, {language}.
  package static func voiceSpeaksLanguage(language: String) -> Phrase {
    Phrase(.voiceSpeaksLanguage, [language])
  }
  /// Voice: this side has no words to read aloud.
  package static var voiceNothing: Phrase { Phrase(.voiceNothing) }
  /// Voice: speech-dispatcher is not installed. Install it, with a voice such as espeak-ng.
  package static var voiceNotInstalled: Phrase { Phrase(.voiceNotInstalled) }
  /// Voice: speech-dispatcher does not answer. Try spd-say hello in a shell.
  package static var voiceNotReached: Phrase { Phrase(.voiceNotReached) }
  /// Voice: SPEECHD_ADDRESS names a place on the network. Flashcards are read aloud on this machine only.
  package static var voiceOverNetwork: Phrase { Phrase(.voiceOverNetwork) }
  /// Voice: speech-dispatcher has no voice for {language}. Add one, or change the deck's language.
  package static func voiceMissing(language: String) -> Phrase {
    Phrase(.voiceMissing, [language])
  }
  /// Voice: speech-dispatcher says no: {words}
  package static func voiceRefused(words: String) -> Phrase {
    Phrase(.voiceRefused, [words])
  }
  /// Language
  package static var optionLanguage: Phrase { Phrase(.optionLanguage) }
  /// The language of the cards, for the voice that reads them aloud. Decks within it have it too.
  package static var optionLanguageNote: Phrase { Phrase(.optionLanguageNote) }
  /// not set
  package static var optionLanguageNone: Phrase { Phrase(.optionLanguageNone) }
  /// A code such as ja, de, pt-BR or zh-Hant; nothing for that of the deck above it.
  package static var optionLanguageHint: Phrase { Phrase(.optionLanguageHint) }
  /// {word} is no code of a language. Type one such as ja, de or pt-BR, or nothing.
  package static func optionNoLanguage(word: String) -> Phrase {
    Phrase(.optionNoLanguage, [word])
  }
}
