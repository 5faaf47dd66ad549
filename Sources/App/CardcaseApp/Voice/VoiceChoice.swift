import Flashcards

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
