import Foundation
import TestSupport
import Testing
import WindowLevels

@Suite("Geometry")
struct GeometryTests {
  private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

  @Test("A size has no negative side, however it was made")
  func size() throws {
    #expect(Size(width: -3, height: 2) == Size(width: 0, height: 2))
    #expect(Rect(x: 0, y: 0, width: 5, height: -1).isEmpty)
    let decoded = try JSONDecoder().decode(Size.self, from: Data(#"{"width":-3,"height":2}"#.utf8))
    #expect(decoded == Size(width: 0, height: 2))
  }

  @Test("A rectangle contains its first cell and not the one after its last")
  func containsPoints() {
    #expect(rect.contains(Point(x: 2, y: 1)))
    #expect(rect.contains(Point(x: 5, y: 3)))
    #expect(!rect.contains(Point(x: 6, y: 3)))
    #expect(!rect.contains(Point(x: 5, y: 4)))
    #expect(!rect.contains(Point(x: 1, y: 1)))
    #expect(rect.points.count == 12)
  }

  @Test("A rectangle contains another where it contains all of its cells", arguments: 0..<4)
  func containsRects(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b) = (Rect.random(using: &generator), Rect.random(using: &generator))
      #expect(a.contains(b) == b.points.allSatisfy { a.contains($0) }, "\(a) \(b)")
    }
  }

  @Test("An intersection holds exactly the cells that both have", arguments: 0..<4)
  func intersection(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b) = (Rect.random(using: &generator), Rect.random(using: &generator))
      #expect(a.intersection(b).points == a.points.filter { b.contains($0) }, "\(a) \(b)")
      #expect(a.intersection(b).isEmpty == a.points.filter { b.contains($0) }.isEmpty)
    }
  }

  @Test("An inset takes from all sides, and ends at nothing")
  func inset() {
    #expect(rect.inset(x: 1, y: 1) == Rect(x: 3, y: 2, width: 2, height: 1))
    #expect(rect.inset() == rect)
    #expect(rect.inset(x: -1) == Rect(x: 1, y: 1, width: 6, height: 3))
    #expect(rect.inset(x: 3, y: 3).isEmpty)
  }

  @Test("A centred rectangle is in the middle, and never greater than what it is in")
  func centred() {
    let screen = Rect(size: Size(width: 80, height: 24))
    #expect(
      screen.centered(Size(width: 42, height: 13)) == Rect(x: 19, y: 5, width: 42, height: 13)
    )
    #expect(rect.centered(Size(width: 99, height: 1)) == Rect(x: 2, y: 2, width: 4, height: 1))
  }
}

extension Rect {
  /// All cells, row by row.
  var points: [Point] {
    (0..<height).flatMap { y in (0..<width).map { Point(x: minX + $0, y: minY + y) } }
  }

  /// A rectangle in or near a grid of eight by eight, at times an empty one.
  static func random(using generator: inout SeededGenerator) -> Rect {
    Rect(
      x: .random(in: -1...7, using: &generator),
      y: .random(in: -1...7, using: &generator),
      width: .random(in: 0...8, using: &generator),
      height: .random(in: 0...8, using: &generator)
    )
  }
}
