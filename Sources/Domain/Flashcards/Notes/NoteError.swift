/// The reason why a typed note was refused.
public enum NoteError: Error, Sendable, Equatable {
  /// The prompt is empty or only white space.
  case emptyPrompt
  /// The answer is empty or only white space, in a note that needs one.
  case emptyAnswer
  /// The prompt of a cloze note has no gap.
  case noGap
}
