package import Flashcards
import Screens
import Widgets
import Wording

/// An operation that is undone or redone only after a question: it is large, or older than the
/// session, or others depend on it.
package struct UndoQuestion: Codable, Hashable, Sendable {
  /// The direction.
  package let direction: UndoDirection
  /// The operation.
  package let entry: UndoEntry
  /// The later operations that depend on it and are undone as well, the latest first.
  package let dependents: [UndoEntry]

  /// The greatest number of dependents that are named.
  private static let named = 3

  /// A question about an operation.
  package init(_ direction: UndoDirection, _ entry: UndoEntry, dependents: [UndoEntry]) {
    self.direction = direction
    self.entry = entry
    self.dependents = dependents
  }

  /// The operation with its time, as a sentence.
  func subject(_ environment: ScreenEnvironment) -> String {
    let wording = environment.wording
    let parts = [entry.what(wording), entry.when(environment)]
    return wording(.asSentence(text: parts.joined(separator: wording(.listComma))))
  }

  /// The question, with the number of things concerned.
  func text(_ environment: ScreenEnvironment) -> String {
    let wording = environment.wording
    var sentences = [subject(environment)]
    let howMuch = entry.howMuch(wording)
    if !howMuch.isEmpty { sentences.append(wording(.undoHowMuch(parts: howMuch))) }
    if !dependents.isEmpty {
      let names = dependents.prefix(Self.named).map { $0.what(wording) }
      let isCut = dependents.count > Self.named
      sentences.append(
        wording(
          .undoDependents(
            dependents.count,
            names: names.joined(separator: wording(.listComma))
              + (isCut ? String(Character(environment.theme.ellipsis)) : "")
          )
        )
      )
    }
    return wording.sentences(sentences)
  }
}
