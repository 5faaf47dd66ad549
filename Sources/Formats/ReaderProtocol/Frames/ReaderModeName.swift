/// The work for which a reader is started; its only argument.
package enum ReaderModeName: String, Sendable, CaseIterable {
  /// Rendering cards, while the vault is open.
  case faces
  /// Reading a package of Anki's.
  case packageIn = "package-in"
  /// Writing a package for Anki.
  case packageOut = "package-out"
  /// Reading the database of hashcards.
  case hashcards
  /// Reading another program's file of payment cards.
  case cardsIn = "cards-in"
  /// Writing a file of payment cards for another program.
  case cardsOut = "cards-out"
  /// Reading a text of flashcards or of a history of answers.
  case decksIn = "decks-in"
  /// Decoding pictures, one after another.
  case pictures
  /// Decoding sounds, one after another.
  case sounds
}

/// The limits of a reader's process, which the program sets before it runs.
package struct ReaderLimits: Sendable {
  /// The greatest size of a package, and of the database in it, in bytes.
  package static let longestFile: UInt64 = 4 << 30

  /// The size of all that is mapped, in bytes.
  package let memory: UInt64
  /// The processor time, in seconds.
  package let seconds: UInt64
  /// The largest size of a file without a name, in bytes.
  package let fileSize: UInt64
}

extension ReaderModeName {
  /// The limits of a reader for this work.
  package var limits: ReaderLimits {
    switch self {
    case .faces: ReaderLimits(memory: 512 << 20, seconds: 600, fileSize: 0)
    case .packageIn, .packageOut, .hashcards:
      // A database of 100,000 notes is read with some megabytes; the rest is for what is hostile. The
      // last page of a database may reach beyond the greatest size.
      ReaderLimits(memory: 1 << 30, seconds: 900, fileSize: ReaderLimits.longestFile + 1 << 20)
    // Deriving a key may take 1 GiB, and the file is here once more in the clear.
    case .cardsIn, .cardsOut: ReaderLimits(memory: 2 << 30, seconds: 120, fileSize: 0)
    // The whole file is here, of 256 MiB at most, and once more while it is taken apart.
    case .decksIn: ReaderLimits(memory: 2 << 30, seconds: 900, fileSize: 0)
    // Where its format has a picture decoded whole, one of the greatest size takes 600 MB.
    case .pictures: ReaderLimits(memory: 1 << 30, seconds: 600, fileSize: 0)
    // The file, twice while it grows.
    case .sounds: ReaderLimits(memory: 512 << 20, seconds: 600, fileSize: 0)
    }
  }
}
