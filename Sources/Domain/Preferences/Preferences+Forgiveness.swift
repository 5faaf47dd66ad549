package import Flashcards

extension Preferences {
  /// The differences that are forgiven in typed answers.
  package var forgiveness: Forgiveness {
    var forgiven: Forgiveness = []
    if self.forgivesCase { forgiven.insert(.letterCase) }
    if self.forgivesAccents { forgiven.insert(.accents) }
    if self.forgivesPunctuation { forgiven.insert(.punctuation) }
    return forgiven
  }
}
