internal import CRE2

/// A pattern of RE2, compiled.
final class CompiledPattern: Sendable {
  /// The reasons why there is none.
  enum Failure: Error {
    case tooLarge
    case refused
  }

  /// The most memory for one pattern and the states that its searches keep, in bytes. It has room
  /// for a repetition of 100 times all letters, half of what Anki's engine takes: time grows with the
  /// pattern as well as with the text, and a search within one text can't be interrupted.
  private static let memory: Int64 = 4 << 20

  /// RE2 has locks for the states that searches share.
  private nonisolated(unsafe) let pattern: OpaquePointer

  /// Whether a match has to begin where the search does.
  private let isAnchored: Bool

  /// Compiles a pattern of UTF-8 in RE2's syntax.
  init(_ syntax: [UInt8], anchored: Bool) throws(Failure) {
    var made: OpaquePointer?
    let result = syntax.withUnsafeBytes { bytes in
      cre2_create(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, Self.memory, &made)
    }
    guard let made else { throw result == CRE2_REFUSED ? .refused : .tooLarge }
    pattern = made
    isAnchored = anchored
  }

  deinit {
    cre2_destroy(pattern)
  }

  func matches(_ text: UnsafeRawBufferPointer) -> Bool {
    cre2_matches(pattern, text.bindMemory(to: CChar.self).baseAddress, text.count, isAnchored)
  }

  /// Finds the first match at an offset or behind it, and puts the places of the match and of its
  /// groups into `ranges`.
  func find(
    in text: UnsafeRawBufferPointer,
    from offset: Int,
    into ranges: inout [cre2_range]
  ) -> Bool {
    cre2_find(
      pattern,
      text.bindMemory(to: CChar.self).baseAddress,
      text.count,
      offset,
      isAnchored,
      &ranges,
      ranges.count
    )
  }
}

extension cre2_range {
  /// The place in bytes. Nil for a group that has no part in the match.
  var bytes: Range<Int>? {
    start < 0 ? nil : start..<end
  }
}
