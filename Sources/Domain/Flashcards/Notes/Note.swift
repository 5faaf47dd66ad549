/// A unit of knowledge from which cards are made. Its identity outlives every change of words.
public struct Note: Sendable, Hashable {
  /// The note's identifier in this vault.
  public let id: NoteID
  /// The note's id in Anki; nil if it does not come from there.
  public let ankiID: Int64?
  /// The note's globally unique id, by which an import finds it again.
  public let guid: String
  /// The note's type and fields.
  public var content: NoteContent
  /// The note's tags.
  public var tags: Tags
  /// The time at which its fields, tags or deck last changed.
  public var modified: Timestamp

  /// Creates a note from its parts.
  public init(
    id: NoteID,
    ankiID: Int64? = nil,
    guid: String,
    content: NoteContent,
    tags: Tags,
    modified: Timestamp
  ) {
    self.id = id
    self.ankiID = ankiID
    self.guid = guid
    self.content = content
    self.tags = tags
    self.modified = modified
  }

  /// A guid for a new note from 64 random bits, in the alphabet of Anki's guids.
  public static func guid(random: UInt64) -> String {
    let alphabet = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~"
    )
    var rest = random
    var text: [Character] = []
    repeat {
      text.append(alphabet[Int(rest % UInt64(alphabet.count))])
      rest /= UInt64(alphabet.count)
    } while rest > 0
    return String(text.reversed())
  }
}

/// The reason why a typed note was refused.
public enum NoteError: Error, Sendable, Equatable {
  /// The prompt is empty or only white space.
  case emptyPrompt
  /// The answer is empty or only white space, in a note that needs one.
  case emptyAnswer
  /// The prompt of a cloze note has no gap.
  case noGap
}
