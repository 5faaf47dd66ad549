import Flashcards
import Testing

@testable import MarkupRendering

@Suite("The cards of the standard note types")
struct StandardTypeTests {
  private func face(_ content: NoteContent, _ ordinal: Int) -> CardFace? {
    CardRendering.face(of: content.faceRequest(ordinal: ordinal))
  }

  @Test("A reversed card asks the answer")
  func reversed() throws {
    let words = try NoteContent(kind: .basicAndReversed, prompt: "dog", answer: "ci")
    let face = try #require(self.face(words, 1))
    #expect(face.question.map(\.text) == ["ci"])
    #expect(face.answer.map(\.text) == ["dog"])
    #expect(self.face(words, 2) == nil)
  }

  @Test("A hint is read as Markdown, as the text around a gap is")
  func markdown() throws {
    let words = try NoteContent(
      kind: .cloze,
      prompt: "**bold {{c1::*x*::*h*}}**",
      answer: "more"
    )
    let face = try #require(self.face(words, 0))
    #expect(
      face.question == [
        StyledLine(
          kind: .text,
          runs: [
            StyledRun(text: "bold ", style: .strong),
            StyledRun(text: "[", style: .strong, mark: .gap),
            StyledRun(text: "h", style: [.strong, .emphasis], mark: .gap),
            StyledRun(text: "]", style: .strong, mark: .gap),
          ]
        )
      ]
    )
    #expect(
      face.answer.first?.runs == [
        StyledRun(text: "bold ", style: .strong),
        StyledRun(text: "x", style: [.strong, .emphasis], mark: .revealed),
      ]
    )
    #expect(face.answer.last?.text == "more")
  }
}
