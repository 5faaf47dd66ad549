/// The circumstances of an edit of many cards.
public struct EditContext: Sendable {
  /// The moment of the edit.
  public let now: LocalMoment
  /// The end of the user's days of study.
  public let boundary: DayBoundary
  /// The number that all random choices of the edit follow from.
  public let seed: UInt64
  /// The last position that a card has.
  package var lastPosition = 0
  /// The new cards that an edit of positions may move to make room.
  package var newCards: [Flashcard] = []
  /// Replaces the text of an edit in a note. What finds it is not of this module.
  package var replace: @Sendable (inout Note) -> Void = { _ in }
  /// The text by which notes are the same; nil for a note that is like no other.
  package var comparedText: @Sendable (Note) -> String? = { _ in nil }
  /// The type that notes get.
  package var type: NoteType?

  /// Creates the circumstances.
  public init(now: LocalMoment, boundary: DayBoundary = DayBoundary(), seed: UInt64 = 0) {
    self.now = now
    self.boundary = boundary
    self.seed = seed
  }

  /// The day of study of the edit.
  var today: StudyDay { boundary.day(of: now) }
}
