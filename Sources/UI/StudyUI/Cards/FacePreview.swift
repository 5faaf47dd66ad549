import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// A rendered card that is typed. It is not sealed: it is rendered again.
struct FacePreview: Sendable {
  private var requested: FaceRequest?
  private(set) var face: CardFace?
  /// True if the note does not make the card.
  private(set) var isMissing = false

  mutating func receive(_ rendered: RenderedFace) {
    isMissing = rendered == .missing
    switch rendered {
    case .face(let face): self.face = face
    case .missing, .failed: face = nil
    }
  }

  /// True if a request is another one than the last.
  mutating func wants(_ request: FaceRequest) -> Bool {
    guard request != requested else { return false }
    requested = request
    return true
  }
}

extension FacePreview {
  /// The pictures on both sides.
  func wantedPictures(_ environment: ScreenEnvironment) -> [WantedPicture] {
    (face?.pictures(withAnswer: true) ?? []).wanted(environment)
  }
}

extension CardFace {
  /// The rows of a preview in an area: the front alone, or both sides; of a card whose answer takes the question's
  /// place the answer, as after the turn.
  func previewRows(
    in area: Rect,
    isFront: Bool = false,
    _ context: StudyContext
  ) -> CardFaceRows {
    let sides = FlashcardSides(
      face: self,
      width: CardStackView.textWidth(in: area),
      height: CardStackView.textRows(in: area),
      context: context
    )
    let answer = isFront ? nil : sides.answer
    let beneath = answersInPlace ? nil : answer
    return CardFaceRows(
      prompt: beneath == nil ? answer ?? sides.question : sides.question,
      answer: beneath,
      answerRows: beneath.map { max(1, $0.count) } ?? 0,
      title: context.wording(.notePreview),
      side: ""
    )
  }
}
