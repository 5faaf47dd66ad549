import Glibc

/// A shape that hides a part of a picture, in the text of a gap of Anki's note type for that:
/// `image-occlusion:rect:left=.1:top=.2:width=.3:height=.4`. Places are shares of the picture's sides.
public struct OcclusionShape: Sendable, Hashable, Codable {
  /// The kinds of shapes that Anki draws.
  package enum Kind: String, Sendable {
    case rectangle = "rect"
    case ellipse
    case polygon
    /// A text of its own, over the picture.
    case text
  }

  /// The names of properties in text, with those of HTML.
  private static let names: [Substring: String] = [
    "left": "left", "top": "top", "width": "width", "height": "height", "rx": "rx", "ry": "ry",
    "points": "points", "angle": "angle", "fill": "fill", "scale": "scale", "text": "text",
    "oi": "occludeInactive", "fs": "font-size",
  ]
  private static let prefix = "image-occlusion:"

  /// The text of the gap. As long as nothing is changed it is as it came.
  package private(set) var source: String {
    didSet { parts = OcclusionParts(source.dropFirst(Self.prefix.count)) }
  }
  /// What the text says: it is parsed once, as each frame asks for much of it.
  private var parts: OcclusionParts

  private enum CodingKeys: CodingKey {
    case source
  }

  /// Parses the text of a gap; nil if it is no shape.
  package init?(_ source: String) {
    guard source.hasPrefix(Self.prefix) else { return nil }
    self.source = source
    parts = OcclusionParts(source.dropFirst(Self.prefix.count))
  }

  /// A rectangle.
  package init(_ area: OcclusionArea) {
    let name = Kind.rectangle.rawValue
    source = Self.prefix + name
    parts = OcclusionParts(name[...])
    place(area)
  }

  /// Decodes the text of a gap.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let shape = Self(try values.decode(String.self, forKey: .source)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .source,
        in: values,
        debugDescription: "no shape"
      )
    }
    self = shape
  }

  /// Compares the texts.
  public static func == (left: Self, right: Self) -> Bool { left.source == right.source }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  // MARK: Properties

  /// The kind; nil for one that is not drawn.
  package var kind: Kind? { Kind(rawValue: parts.name) }

  /// The value of a property; nil without it, or if it is empty.
  package func value(_ name: Substring) -> String? {
    parts.properties.last { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// The number in a property; 0 without one.
  package func number(_ name: Substring) -> Double {
    guard let value = value(name).flatMap(Double.init), value.isFinite else { return 0 }
    return value
  }

  /// True if it is hidden while another one is asked for.
  package var hidesWhileOthersAreAsked: Bool { value("oi") == "1" }

  /// Replaces a property, or adds it before the sign that says whether it is hidden, which is the last one in
  /// Anki too; nil removes it.
  private mutating func put(_ name: Substring, _ value: String?) {
    var properties = parts.properties.filter { $0.name != name || value != nil }
    if let value {
      if let index = properties.firstIndex(where: { $0.name == name }) {
        properties[index].value = value
      } else {
        let end = properties.firstIndex { $0.name == "oi" } ?? properties.count
        properties.insert((name, value), at: end)
      }
    }
    source = properties.reduce(Self.prefix + parts.name) { text, property in
      text + ":\(property.name)=\(property.value.escapingColons)"
    }
  }

  private mutating func set(_ name: Substring, _ value: Double) { put(name, Self.text(of: value)) }

  /// Has the shape hidden, or not, while another one is asked for.
  package mutating func setHidden(whileOthersAreAsked isHidden: Bool) {
    guard isHidden != hidesWhileOthersAreAsked else { return }
    put("oi", isHidden ? "1" : nil)
  }

  /// A share as Anki writes it: with up to four digits, and without zeros at both ends.
  static func text(of share: Double) -> String {
    let scaled = (share * 10_000).rounded()
    guard scaled.isFinite, scaled != 0 else { return ".0000" }
    let parts = Int(abs(min(scaled, 1e12))).quotientAndRemainder(dividingBy: 10_000)
    let digits = String(parts.remainder)
    var text = String(repeating: "0", count: 4 - digits.count) + digits
    while text.last == "0" { text.removeLast() }
    return (scaled < 0 ? "-" : "") + (parts.quotient == 0 ? "" : String(parts.quotient)) + "."
      + text
  }

  // MARK: Places

  /// True if its width and height can be changed.
  package var canBeSized: Bool { kind == .rectangle || kind == .ellipse }

  /// The corners of a polygon, as they are written: its left and upper edges say where it lies.
  package var corners: [(x: Double, y: Double)] { parts.corners }

  /// The least upright rectangle around the shape, without its turn. Of a text it is an estimate.
  package var area: OcclusionArea {
    let (left, top) = (number("left"), number("top"))
    let size: (width: Double, height: Double) =
      switch kind {
      case .rectangle: (number("width"), number("height"))
      case .ellipse: (2 * number("rx"), 2 * number("ry"))
      case .polygon:
        (corners.map(\.x).extent, corners.map(\.y).extent)
      case .text: textSize
      case nil: (0, 0)
      }
    return OcclusionArea(left: left, top: top, width: size.width, height: size.height)
  }

  /// The estimated size of a text: its letters are half as wide as high, on a picture of 4 by 3.
  private var textSize: (width: Double, height: Double) {
    let lines = (value("text") ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let height =
      (value("fs") == nil ? 0.05 : number("fs")) * (value("scale") == nil ? 1 : number("scale"))
    let longest = lines.map(\.count).max() ?? 0
    return (height * 0.375 * Double(longest), height * 1.1 * Double(lines.count))
  }

  /// The sine and the cosine of the clockwise turn about its upper left corner, which Anki counts in 10,000ths of
  /// a full one; nil for none. Polygons have none.
  package var turn: (sine: Double, cosine: Double)? {
    let steps = number("angle").remainder(dividingBy: 10_000)
    guard kind != .polygon, steps != 0 else { return nil }
    let angle = steps / 10_000 * 2 * .pi
    return (sin(angle), cos(angle))
  }

  /// Moves the shape, and sizes it if that can be.
  package mutating func place(_ area: OcclusionArea) {
    set("left", area.left)
    set("top", area.top)
    switch kind {
    case .rectangle:
      set("width", area.width)
      set("height", area.height)
    case .ellipse:
      set("rx", area.width / 2)
      set("ry", area.height / 2)
    case .polygon, .text, nil: break
    }
  }

  // MARK: Markup

  /// The element that Anki's script draws it from. A shape with the number 0 is on all cards.
  func html(_ name: String, _ numbers: [Int]) -> String {
    let properties = parts.properties.compactMap { property -> String? in
      guard let name = Self.names[property.name], !property.value.isEmpty else { return nil }
      let value = name == "text" ? ClozeMarkup.attribute(property.value) : property.value
      return #"data-\#(name)="\#(value)" "#
    }
    return element(name, numbers, shape: parts.name) + properties.joined() + "></div>"
  }

  /// The element with all of the text.
  func marked(_ name: String, _ numbers: [Int]) -> String {
    element(name, numbers, shape: ClozeMarkup.attribute(source)) + "></div>"
  }

  private func element(_ name: String, _ numbers: [Int], shape: String) -> String {
    let list = numbers.map(String.init).joined(separator: ",")
    return #"<div class="\#(numbers == [0] ? "cloze" : name)" data-ordinal="\#(list)" "#
      + #"data-shape="\#(shape)" "#
  }
}

extension String {
  /// The text with a backslash before each colon.
  fileprivate var escapingColons: String {
    reduce(into: "") { text, character in
      if character == ":" { text.append("\\") }
      text.append(character)
    }
  }
}

extension [Double] {
  /// The difference between the greatest and the least.
  fileprivate var extent: Double { (self.max() ?? 0) - (self.min() ?? 0) }
}
