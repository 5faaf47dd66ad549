package import Flashcards
package import Wording

/// A picture or a sound that is to be added to the vault.
package enum MediaSource: Sendable, Equatable {
  /// A file, by its path as it was typed.
  case file(path: String)
  /// The picture that the clipboard holds.
  case clipboard
  /// What was pasted.
  case content(DataURL)
}

/// What becomes of the place where a picture was taken.
package enum LocationChoice: Sendable {
  /// It is asked about; nothing is added before.
  case ask
  case keep, remove
}

/// A picture or a sound that was added, or was there.
package struct ArrivedMedia: Sendable, Equatable {
  /// The name that it has.
  package let name: MediaName
  /// The name that was wanted.
  package let wanted: String

  /// Keeps the parts.
  package init(name: MediaName, wanted: String) {
    self.name = name
    self.wanted = wanted
  }
}

/// What came of adding pictures and sounds.
package enum MediaArrival: Sendable {
  /// All were added, in their order.
  case added([ArrivedMedia])
  /// Nothing was added yet, as the picture with this name tells where it was taken.
  case located(name: String)
  /// Nothing was added, for a reason.
  case refused(Phrase)
}
