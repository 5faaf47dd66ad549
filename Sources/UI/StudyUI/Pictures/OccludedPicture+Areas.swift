import Flashcards
import Widgets
import WindowLevels
import Wording

extension OccludedPicture {
  /// The areas that are painted over the picture, those of later shapes over those of earlier ones.
  var areas: [PaintedArea] {
    shapes.compactMap { shape in
      switch shape.role {
      case .asked: shape.shape.painted(colors.asked)
      case .hidden:
        // Anki writes texts wherever they are not what is asked for.
        shape.shape.kind == .text ? shape.shape.written : shape.shape.painted(colors.hidden)
      case .revealed:
        shape.shape.kind == .text ? shape.shape.written : shape.shape.painted(colors.revealed)
      case .label: shape.shape.written
      case .open: nil
      }
    }
  }

  /// What is said where the picture is not drawn: its name, which shape is asked for and where that is; after the
  /// turn also its text, if it is one.
  func words(_ wording: Wording) -> String {
    guard let first else { return text }
    let (numbers, all) = (wording.all(asked.map { String($0) }), String(count))
    let place = wording(first.shape.area.placePhrase)
    guard isRevealed else {
      return wording(
        .faceOcclusionAsked(picture: text, number: numbers, of: all, place: place)
      )
    }
    guard first.shape.kind == .text, let words = first.shape.value("text") else {
      return wording(
        .faceOcclusionShown(picture: text, number: numbers, of: all, place: place)
      )
    }
    let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return wording(.faceOcclusionText(picture: text, number: numbers, of: all, text: line))
  }
}

extension OcclusionArea {
  private static let phrases: [[Phrase]] = [
    [.placeUpperLeft, .placeTop, .placeUpperRight], [.placeLeft, .placeMiddle, .placeRight],
    [.placeLowerLeft, .placeBottom, .placeLowerRight],
  ]

  /// The part of the picture in which it lies.
  var placePhrase: Phrase {
    let (column, row) = place
    return Self.phrases[row.rawValue][column.rawValue]
  }
}

extension OcclusionShape {
  /// The shape in colours; nil for one that Anki does not draw.
  func painted(_ colors: OcclusionColors.Pair, text: String = "") -> PaintedArea? {
    let outline: PaintedArea.Outline
    switch kind {
    case .rectangle, .text: outline = .rectangle
    case .ellipse: outline = .ellipse
    case .polygon:
      let corners = corners
      let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
      outline = .polygon(corners.map { PaintedArea.Place(x: $0.x - left, y: $0.y - top) })
    case nil: return nil
    }
    let area = area
    return PaintedArea(
      outline,
      corner: PaintedArea.Place(x: area.left, y: area.top),
      width: area.width,
      height: area.height,
      turn: turn.map { PaintedArea.Place(x: $0.sine, y: $0.cosine) },
      fill: colors.fill.map { Color($0) },
      edge: colors.edge.map { Color($0) },
      text: text
    )
  }

  /// A text over the picture.
  fileprivate var written: PaintedArea? {
    painted(.init(fill: nil, edge: nil), text: value("text") ?? "")
  }
}

extension Color {
  fileprivate init(_ color: RGBColor) {
    self.init(red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
  }
}
