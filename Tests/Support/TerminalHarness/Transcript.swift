/// A moment in a program's output: so many bytes had been written.
public struct Mark: Hashable, Comparable, Sendable {
  let offset: Int

  /// Before anything was written.
  public static let start = Mark(offset: 0)

  /// Whether one moment is before another.
  public static func < (left: Mark, right: Mark) -> Bool { left.offset < right.offset }
}

/// Every byte a program wrote, and the sizes its terminal had meanwhile.
struct Transcript: Sendable {
  struct Size: Sendable {
    var offset: Int
    var columns: Int
    var rows: Int
  }

  private(set) var bytes: [UInt8] = []
  private(set) var sizes: [Size]

  init(columns: Int, rows: Int) {
    sizes = [Size(offset: 0, columns: columns, rows: rows)]
  }

  var end: Mark { Mark(offset: bytes.count) }

  mutating func append(_ output: ArraySlice<UInt8>) {
    bytes += output
  }

  mutating func resize(columns: Int, rows: Int) {
    sizes.append(Size(offset: bytes.count, columns: columns, rows: rows))
  }

  func bytes(since mark: Mark) -> ArraySlice<UInt8> {
    bytes[min(mark.offset, bytes.count)...]
  }
}
