/// A picture that a card refers to, and that the vault may have.
package struct FacePicture: Sendable, Hashable, Codable {
  /// The name of its file, in NFC.
  package let file: String
  /// Its description, or the name of its file.
  package let text: String

  /// A picture.
  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}

extension StyledRun {
  /// The picture that stands here; nil for anything else, and for one that is elsewhere.
  package var picture: FacePicture? {
    if case .picture(let text, let file?)? = placeholder {
      FacePicture(file: file, text: text)
    } else {
      nil
    }
  }
}

extension CardFace {
  /// The pictures of the question, or of both sides, each file once.
  package func pictures(withAnswer: Bool) -> [FacePicture] {
    var known: Set<String> = []
    return (question.pictures + (withAnswer ? answer.pictures : []))
      .filter { known.insert($0.file).inserted }
  }
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
