package import Flashcards

extension Preferences {
  /// The differences that typed answers are forgiven.
  package var forgiveness: Forgiveness {
    var forgiven: Forgiveness = []
    if self.forgivesCase { forgiven.insert(.letterCase) }
    if self.forgivesAccents { forgiven.insert(.accents) }
    if self.forgivesPunctuation { forgiven.insert(.punctuation) }
    return forgiven
  }
}
