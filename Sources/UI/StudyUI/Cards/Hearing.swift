import DomainWords
package import Flashcards
import Preferences
import Screens
import Wording

/// A side of a flashcard that is to be read aloud by another program.
package struct HeardText: Hashable, Sendable {
  /// The words.
  package let text: String
  /// The language of the deck; nil where it has none, for the voice's own.
  package let language: DeckLanguage?

  package init(text: String, language: DeckLanguage?) {
    self.text = text
    self.language = language
  }
}

/// The reason why nothing is heard.
package enum HearingFailure: Error, Hashable, Sendable {
  /// speech-dispatcher is not installed.
  case notInstalled
  /// It could not be started or reached, or did not answer in time.
  case notReached
  /// It is set to be reached over the network.
  case overNetwork
  /// It has no voice for the language.
  case noVoice(DeckLanguage)
  /// It refused the text, in its own words.
  case refused(String)
}

/// Reading cards aloud: only where that is switched on, and only when it is asked for.
extension StudyContext {
  /// Asks to hear a side of a card of a deck.
  func hear(_ lines: [StyledLine], of deck: Deck?) -> [ScreenRequest<StudyData>] {
    let text = lines.spoken(wording).map(\.plainText).joined(separator: "\n")
    guard !text.allSatisfy(\.isWhitespace) else { return [.tell(StatusMessage(.voiceNothing))] }
    let language = deck.flatMap { data.decks.map(\.deck).language(of: $0) }
    return [.run(.hear(HeardText(text: text, language: language)))]
  }
}

extension Result<HeardText, HearingFailure> {
  /// The message about what is heard, or why nothing is.
  func message(_ wording: Wording) -> StatusMessage {
    switch self {
    case .success(let heard):
      guard let language = heard.language else { return StatusMessage(.voiceSpeaks) }
      return StatusMessage(.voiceSpeaksLanguage(language: wording.name(of: language)))
    case .failure(.notInstalled): return problem(.voiceNotInstalled)
    case .failure(.notReached): return problem(.voiceNotReached)
    case .failure(.overNetwork): return problem(.voiceOverNetwork)
    case .failure(.noVoice(let language)):
      return problem(.voiceMissing(language: wording.name(of: language)))
    case .failure(.refused(let words)): return problem(.voiceRefused(words: words))
    }
  }

  private func problem(_ phrase: Phrase) -> StatusMessage {
    StatusMessage(tone: .problem, phrase)
  }
}

extension SpokenLine {
  /// The words of a line of a flashcard, which has nothing secret.
  fileprivate var plainText: String {
    var text = ""
    forEachScalar { text.unicodeScalars.append($0) }
    return text
  }
}
