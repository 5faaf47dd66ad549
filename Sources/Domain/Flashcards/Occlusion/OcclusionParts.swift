/// The parts of the text of a shape: its name, and its properties behind colons.
struct OcclusionParts: Sendable {
  /// The greatest number of corners, as each pixel is held against each.
  private static let mostCorners = 500

  /// The name of the shape, as it is written.
  let name: String
  /// The properties, in order.
  let properties: [(name: Substring, value: String)]
  /// The corners of a polygon.
  let corners: [(x: Double, y: Double)]

  /// Parses what stands behind the sign of a shape.
  init(_ text: Substring) {
    let parts = Self.split(text)
    name = parts[0]
    properties = parts.dropFirst().compactMap { part in
      part.firstIndex(of: "=").map { (part[..<$0], String(part[part.index(after: $0)...])) }
    }
    let points = properties.last { $0.name == "points" && !$0.value.isEmpty }?.value ?? ""
    corners = points.split(separator: " ").prefix(Self.mostCorners).compactMap { point in
      let numbers = point.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 && numbers.allSatisfy(\.isFinite) ? (numbers[0], numbers[1]) : nil
    }
  }

  /// The parts between colons, at least one. A colon behind a backslash parts nothing.
  private static func split(_ text: Substring) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if character == ":", !isEscaped {
        parts.append("")
      } else {
        if isEscaped, character != ":" { parts[parts.count - 1].append("\\") }
        parts[parts.count - 1].append(character)
      }
      isEscaped = false
    }
    if isEscaped { parts[parts.count - 1].append("\\") }
    return parts
  }
}
