/// A position in a program's output, in bytes.
public struct Mark: Hashable, Comparable, Sendable {
  let offset: Int

  /// The beginning of the output.
  public static let start = Mark(offset: 0)

  /// True if one mark is before another.
  public static func < (left: Mark, right: Mark) -> Bool { left.offset < right.offset }
}

/// All output of a program, and the sizes its terminal had meanwhile.
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
