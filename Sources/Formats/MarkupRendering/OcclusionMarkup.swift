import CGumbo
import Flashcards

extension HTMLNode {
  /// The classes of the elements of shapes, with what they mean.
  private static let roles: [(name: Substring, role: OccludedPicture.Role)] = [
    ("cloze", .asked), ("cloze-highlight", .revealed), ("cloze-inactive", .hidden),
  ]
  /// The most shapes that are looked at.
  private static let mostShapes = 1_000

  /// The shapes of gaps within the element, in order.
  var occlusionShapes: [OccludedPicture.Shape] {
    var shapes: [OccludedPicture.Shape] = []
    var open = [self]
    while let node = open.popLast(), shapes.count < Self.mostShapes {
      if let shape = node.occlusionShape { shapes.append(shape) }
      open += node.children.reversed().compactMap(HTMLNode.child)
    }
    return shapes
  }

  private var occlusionShape: OccludedPicture.Shape? {
    guard case .element(GUMBO_TAG_DIV) = kind, hasAttributes,
      let shape = attribute("data-shape").flatMap({ OcclusionShape($0) }), let kind = shape.kind,
      let role = Self.roles.first(where: { hasClass($0.name) })?.role
    else { return nil }
    // One with the number 0 is on all cards.
    guard attribute("data-ordinal") != "0" else {
      return OccludedPicture.Shape(shape, kind == .text ? .label : .hidden)
    }
    let isShown = role == .hidden && !shape.hidesWhileOthersAreAsked
    return OccludedPicture.Shape(shape, isShown ? .open : role)
  }
}

extension OcclusionColors {
  /// The colours of a style sheet: custom properties of Anki's note type, such as `--active-shape-color` and
  /// `--active-shape-border`.
  init(css: String) {
    self.init()
    guard css.contains("-shape-") else { return }
    func pair(_ name: String, _ standard: Pair) -> Pair {
      var pair = standard
      if let value = css.value(of: "--\(name)-shape-color") { pair.fill = value.shapeColor }
      if let value = css.value(of: "--\(name)-shape-border") {
        let parts = value.split(separator: " ")
        let width = parts.first.map { $0.prefix { "0123456789.".contains($0) } }.flatMap {
          Double($0)
        }
        pair.edge = width == 0 ? nil : parts.dropFirst().first.flatMap { String($0).shapeColor }
      }
      return pair
    }
    asked = pair("active", asked)
    hidden = pair("inactive", hidden)
    revealed = pair("highlight", revealed)
  }
}

extension String {
  /// The last value of a custom property in a style sheet, in lower case; nil without one.
  fileprivate func value(of property: String) -> String? {
    let parts = split(separator: property, omittingEmptySubsequences: false).dropFirst()
    return parts.last { $0.drop(while: \.isWhitespace).first == ":" }.map { part in
      let value = part.drop { $0 != ":" }.dropFirst().prefix { !";}\n".contains($0) }
      return value.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
  }

  /// The colour of a shape; nil for one that does not cover.
  fileprivate var shapeColor: RGBColor? {
    let isClear = hasPrefix("#") && (count == 9 && hasSuffix("00") || count == 5 && hasSuffix("0"))
    return isClear ? nil : CSSColor.color(self)
  }
}
