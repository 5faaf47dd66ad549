/// The order in which the characters of a line are drawn from left to right, where some run from
/// right to left (UAX #9).
///
/// A terminal that is given its cells in this order, and does not reorder them itself, keeps
/// everything beside the text in place. What joins Arabic letters is the terminal's business.
public struct DrawnOrder: Sendable {
  /// The characters' indices, from left to right.
  public let places: [Int]
  private let isRightToLeft: [Bool]
  private let widths: [Int]

  /// The order of a line's characters; nil if all run from left to right.
  ///
  /// - Parameters:
  ///   - characters: the characters of the line, in the order in which they are read.
  ///   - direction: the direction of the paragraph, by default that of its first letter.
  public init?(_ characters: [Character], direction: TextDirection? = nil) {
    let mayRunLeft = characters.contains { $0.unicodeScalars.contains(where: \.mayRunLeft) }
    guard mayRunLeft || direction == .rightToLeft else { return nil }
    // A character is drawn by its first sign; what stands on it goes where it goes.
    var scalars: [Unicode.Scalar] = []
    var starts: [Int] = []
    for character in characters {
      starts.append(scalars.count)
      scalars += character.unicodeScalars.filter { DisplayScalar($0) != nil }
      // What isn't drawn takes the place of a blank without width.
      if scalars.count == starts[starts.count - 1] { scalars.append("\u{200B}") }
    }
    let direction = direction ?? TextDirection(of: scalars)
    let all = BidiLevels(scalars, direction: direction).levels
    let levels = starts.map { all[$0] }
    guard levels.contains(where: { $0 > 0 }) else { return nil }
    isRightToLeft = levels.map { $0 % 2 == 1 }
    widths = characters.map { displayWidth(of: String($0)) }
    places = Self.order(levels)
  }

  /// The column at which character `place` is drawn, from the start of the line.
  public func column(of place: Int) -> Int {
    places.prefix { $0 != place }.reduce(0) { $0 + widths[$1] }
  }

  /// The sign that is drawn for the first one of character `place`: brackets are mirrored where they
  /// run from right to left.
  public func drawn(_ scalar: Unicode.Scalar, at place: Int) -> Unicode.Scalar {
    guard isRightToLeft[place], let other = BidiTable.mirrored[scalar.value] else { return scalar }
    return Unicode.Scalar(other) ?? scalar
  }

  /// A character as it is drawn at its place.
  public func drawn(_ character: Character, at place: Int) -> Character {
    guard isRightToLeft[place], let first = character.unicodeScalars.first,
      drawn(first, at: place) != first
    else { return character }
    var scalars = String.UnicodeScalarView([drawn(first, at: place)])
    scalars.append(contentsOf: character.unicodeScalars.dropFirst())
    return Character(String(scalars))
  }

  /// L2: from the highest level down to the lowest odd one, each run of that level or higher is
  /// turned around.
  static func order(_ levels: [UInt8]) -> [Int] {
    var places = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < places.count {
        guard levels[places[start]] >= level else {
          start += 1
          continue
        }
        let end = places[start...].firstIndex { levels[$0] < level } ?? places.count
        places[start..<end].reverse()
        start = end
      }
    }
    return places
  }
}
