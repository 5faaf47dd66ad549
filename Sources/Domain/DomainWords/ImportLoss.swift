package import Wording

/// Something in a file that can't be kept or shown as it is.
package struct ImportLoss: Hashable, Sendable {
  /// The treatment of such things.
  package enum Fate: CaseIterable, Sendable {
    /// They come in, but can't be seen.
    case unshown
    /// They are kept for an export, and have no effect.
    case unused
    /// They come in with a change.
    case repaired
    /// They stay out.
    case left
  }

  /// The kinds of such things, in the order in which they are told.
  package enum Kind: CaseIterable, Sendable {
    case media, scripts
    case styles, descriptions, options
    case repairedNotes
    case notes, files, records, answers, lines

    /// The treatment.
    package var fate: Fate {
      switch self {
      case .media, .scripts: .unshown
      case .styles, .descriptions, .options: .unused
      case .repairedNotes: .repaired
      case .notes, .files, .records, .answers, .lines: .left
      }
    }

    /// A number of them in words.
    package func counted(_ count: Int) -> Phrase {
      switch self {
      case .media, .files: .lostMedia(count)
      case .scripts: .lostScripts(count)
      case .styles: .lostStyles(count)
      case .descriptions: .lostDescriptions(count)
      case .options: .lostOptions(count)
      case .repairedNotes, .notes: .notes(count)
      case .records: .records(count)
      case .answers: .answers(count)
      case .lines: .lines(count)
      }
    }
  }

  /// The kind.
  package let kind: Kind
  /// The number of things.
  package let count: Int
  /// The sentence that tells of them, with the first names.
  package let sentence: Phrase

  /// A loss with the sentence that tells it.
  package init(_ kind: Kind, count: Int, _ sentence: Phrase) {
    (self.kind, self.count, self.sentence) = (kind, count, sentence)
  }
}
