import CardcaseUI
import Flashcards
import FoundationEssentials
import StudyUI

/// Reads flashcards aloud on a thread of its own, so that the screen never waits for a voice.
final class SpeechController {
  private let service = SpeechService(ProcessInfo.processInfo.environment)
  private let thread: WorkThread

  /// The limit of waiting at the end for what has to be ended.
  private static let patience = Duration.milliseconds(200)

  init(_ mailbox: Mailbox) {
    thread = WorkThread(mailbox: mailbox)
  }

  /// Has a text spoken in the place of what is spoken.
  func hear(_ heard: HeardText, for effectID: EffectID) {
    let service = service
    let silence = service.present
    thread.add {
      let result: Result<HeardText, HearingFailure>
      do throws(HearingFailure) {
        try service.speak(heard, askedFor: silence)
        result = .success(heard)
      } catch {
        result = .failure(error)
      }
      return .message(.reply(.study(.heard(result)), to: effectID))
    }
  }

  /// Ends what is spoken and waits.
  func hush() { service.silence() }

  /// Ends what is spoken, before the program stops or ends.
  func settle() {
    hush()
    thread.wait(atMost: Self.patience)
  }
}

extension DeckLanguage {
  /// The language among those of a synthesizer's voices that comes nearest: the same with script and
  /// region, the same language, or one of the same language with a region of its own.
  ///
  /// - Returns: nil if there is no voice for it.
  func nearest(among languages: [String]) -> String? {
    let wanted = [tag, primary] + (Self.aliases[primary] ?? [])
    let exact = wanted.lazy.compactMap { name in
      languages.first { $0.lowercased() == name.lowercased() }
    }
    return exact.first
      ?? languages.first { voice in
        wanted.contains { voice.lowercased().hasPrefix($0.lowercased() + "-") }
      }
  }

  /// Other tags of ISO 639 for the same: espeak-ng calls Chinese "cmn", others "zh".
  private static let aliases = [
    "zh": ["cmn"], "cmn": ["zh"], "nb": ["no"], "no": ["nb"], "he": ["iw"], "id": ["in"],
    "fa": ["pes"],
  ]
}
