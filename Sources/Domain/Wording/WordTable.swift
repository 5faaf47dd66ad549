import Glibc

/// Texts that are found by their numbers, in one piece of the binary's read-only memory: one that
/// nothing looks into costs neither time at the start nor memory.
struct WordTable: Sendable {
  /// The texts one after another, each with a NUL behind it.
  private let texts: StaticString
  /// The offset in bytes at which each text begins, and behind them the offset of the end.
  private let starts: [UInt32]

  /// The table of texts that have a NUL behind each.
  init(_ texts: StaticString) {
    self.texts = texts
    let end = texts.utf8CodeUnitCount
    var starts: [UInt32] = [0]
    var start = 0
    while start < end, let found = memchr(texts.utf8Start + start, 0, end - start) {
      start = UnsafeRawPointer(texts.utf8Start).distance(to: found) + 1
      starts.append(UInt32(start))
    }
    self.starts = starts
  }

  /// The number of texts.
  var count: Int { starts.count - 1 }

  /// The text with a number; nil where there is none, or an empty one.
  subscript(number: Int) -> String? {
    guard (0..<count).contains(number) else { return nil }
    let (start, end) = (Int(starts[number]), Int(starts[number + 1]) - 1)
    guard start < end else { return nil }
    let bytes = UnsafeBufferPointer(start: texts.utf8Start + start, count: end - start)
    return String(decoding: bytes, as: UTF8.self)
  }
}
