/// A shape that hides a part of a picture, in the text of a gap:
/// `image-occlusion:rect:left=.1:top=.2`.
struct OcclusionShape {
  /// The properties of shapes, with their names in HTML.
  private static let names: [Substring: String] = [
    "left": "left", "top": "top", "width": "width", "height": "height", "rx": "rx", "ry": "ry",
    "points": "points", "angle": "angle", "fill": "fill", "scale": "scale", "text": "text",
    "oi": "occludeInactive", "fs": "font-size",
  ]
  private static let prefix = "image-occlusion:"

  private let shape: Substring
  private let properties: [(name: String, value: String)]

  /// Parses the text of a gap; nil if it is no shape.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    let parts = text.dropFirst(Self.prefix.count).split(
      separator: ":",
      omittingEmptySubsequences: false
    )
    shape = parts.first ?? ""
    properties = parts.dropFirst().compactMap { part in
      guard let sign = part.firstIndex(of: "="), let name = Self.names[part[..<sign]] else {
        return nil
      }
      let value = String(part[part.index(after: sign)...])
      guard !value.isEmpty else { return nil }
      return (name, name == "text" ? ClozeMarkup.attribute(value) : value)
    }
  }

  /// The element that Anki's script draws it from. A shape with the number 0 is on all cards.
  func html(_ name: String, _ numbers: [Int]) -> String {
    let list = numbers.map(String.init).joined(separator: ",")
    return #"<div class="\#(numbers == [0] ? "cloze" : name)" data-ordinal="\#(list)" "#
      + #"data-shape="\#(shape)" "#
      + properties.map { #"data-\#($0.name)="\#($0.value)" "# }.joined() + "></div>"
  }
}
