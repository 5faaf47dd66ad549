/// A picture that a card refers to, and that the vault may have.
package struct FacePicture: Sendable, Hashable, Codable {
  /// The name of its file, in NFC.
  package let file: String
  /// Its description, or the name of its file.
  package let text: String
  /// The shapes over it; nil for a picture without any.
  package let occlusion: OccludedPicture?

  /// A picture.
  package init(file: String, text: String, occlusion: OccludedPicture? = nil) {
    self.file = file
    self.text = text
    self.occlusion = occlusion
  }
}

extension StyledRun {
  /// The picture that stands here; nil for anything else, and for one that is elsewhere.
  package var picture: FacePicture? {
    switch placeholder {
    case .picture(let text, let file?): FacePicture(file: file, text: text)
    case .occludedPicture(let picture):
      picture.file.map { FacePicture(file: $0, text: picture.text, occlusion: picture) }
    default: nil
    }
  }
}

extension CardFace {
  /// The pictures of the question, or of both sides, each file once: with the shapes of the answer where that is
  /// shown.
  package func pictures(withAnswer: Bool) -> [FacePicture] {
    let answer = withAnswer ? answer.pictures : []
    let occluded = answer.filter { $0.occlusion != nil }
    var known: Set<String> = []
    return (question.pictures + answer).filter { known.insert($0.file).inserted }
      .map { picture in occluded.first { $0.file == picture.file } ?? picture }
  }

  /// True if the answer is the question's picture with other shapes, and so takes its place.
  package var answersInPlace: Bool { answer.pictures.contains { $0.occlusion != nil } }
}

extension [StyledLine] {
  fileprivate var pictures: [FacePicture] {
    flatMap { line -> [FacePicture] in
      if case .table(let table) = line.kind {
        return table.rows.joined().flatMap { $0.lines.pictures }
      }
      return line.runs.compactMap(\.picture)
    }
  }
}
