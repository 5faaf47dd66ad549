/// A form of texts in which the words of Unicode have the boundaries of words of ASCII: `_` is
/// `__`, a word character c beyond ASCII is `_c_`, and everything else is as it was. The bytes at
/// both ends of what stands for a character then belong to words of ASCII if the character belongs
/// to words.
enum WordTranscription {
  /// A character of a transcription, in RE2's syntax.
  static let unit = "[^_]|__|_[^\\x{0}-\\x{7f}]_"

  private static let underscore = UInt8(ascii: "_")

  /// A text is at most so many times as long transcribed.
  private static let growth = 2

  // MARK: Patterns

  private static let underscoreSet = CodePointSet(UInt32(underscore))
  private static let words = UnicodeTables.word.intersection(.beyondASCII)
  private static let others = UnicodeTables.word.inverted.intersection(.beyondASCII)

  /// The forms of the characters of a set: what stands between two marks, which is nothing for `_`.
  static func alternatives(of set: CodePointSet) -> [(mark: String, set: CodePointSet?)] {
    var alternatives: [(String, CodePointSet?)] = []
    var unmarked = set.isASCII ? set : set.intersection(.ascii)
    if unmarked.contains(UInt32(underscore)) {
      unmarked = unmarked.subtracting(underscoreSet)
      alternatives.append(("_", nil))
    }
    if !set.isASCII {
      // Only word characters stand between marks, and none of them without: which others the sets
      // have is all the same, so that there can be fewer ranges.
      unmarked = unmarked.union(set.simplified(within: others))
      let marked = set.simplified(within: words)
      if !marked.isEmpty { alternatives.append(("_", marked)) }
    }
    if !unmarked.isEmpty { alternatives.append(("", unmarked)) }
    return alternatives
  }

  // MARK: Texts

  /// Hands on a text transcribed, which is the text itself where that makes no difference.
  static func withTranscription<Result>(
    of text: UnsafeRawBufferPointer,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let same = lengthOfSame(text)
    guard same < text.count else { return body(text) }
    return withUnsafeTemporaryAllocation(byteCount: growth * text.count, alignment: 1) { buffer in
      let length = transcribe(text, same: same, into: buffer)
      return body(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
    }
  }

  /// The number of bytes at the start that are ASCII without `_`, give or take seven at the end.
  private static func lengthOfSame(_ text: UnsafeRawBufferPointer) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = 0
    while offset + 8 <= text.count {
      let bytes = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A byte is zero here where there is a `_`, and a borrow shows that in its highest bit.
      let difference = bytes ^ (ones &* UInt64(underscore))
      let found = (difference &- ones) & ~difference | bytes
      guard found & (ones << 7) == 0 else { return offset }
      offset += 8
    }
    while offset < text.count, text[offset] < 0x80, text[offset] != underscore { offset += 1 }
    return offset
  }

  private static func transcribe(
    _ text: UnsafeRawBufferPointer,
    same: Int,
    into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: text[..<same]))
    var length = same
    func append(_ byte: UInt8) {
      buffer[length] = byte
      length += 1
    }
    UnicodeTables.wordBits.withUnsafeBufferPointer { bits in
      var offset = same
      while offset < text.count {
        let byte = text[offset]
        if byte < 0x80 {
          append(byte)
          if byte == underscore { append(byte) }
          offset += 1
          continue
        }
        let size = min(sizeOfCharacter(byte), text.count - offset)
        var codePoint = UInt32(byte) & (0x7F >> UInt32(size))
        for index in 1..<max(size, 1) {
          codePoint = codePoint << 6 | UInt32(text[offset + index] & 0x3F)
        }
        let word = Int(codePoint >> 6)
        let isWord = size > 1 && word < bits.count && bits[word] >> UInt64(codePoint & 63) & 1 == 1
        if isWord { append(underscore) }
        for index in 0..<size { append(text[offset + index]) }
        if isWord { append(underscore) }
        offset += size
      }
    }
    return length
  }

  /// The bytes of a character of UTF-8 by the first of them.
  static func sizeOfCharacter(_ first: UInt8) -> Int {
    switch first {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The bytes of a transcription that stand for the character that begins at an offset.
  static func sizeOfUnit(at offset: Int, in transcription: UnsafeRawBufferPointer) -> Int {
    guard transcription[offset] == underscore, offset + 1 < transcription.count else {
      return sizeOfCharacter(transcription[offset])
    }
    let following = transcription[offset + 1]
    return following == underscore ? 2 : 2 + sizeOfCharacter(following)
  }

  /// The offset in the text of each byte of its transcription at which a character begins, and of
  /// the end.
  static func sourceOffsets(of transcription: UnsafeRawBufferPointer) -> [Int] {
    var result = [Int](repeating: 0, count: transcription.count + 1)
    var source = 0
    var offset = 0
    while offset < transcription.count {
      result[offset] = source
      let size = sizeOfUnit(at: offset, in: transcription)
      let isMarked = transcription[offset] == underscore
      source += isMarked ? max(1, size - 2) : size
      offset += size
    }
    result[transcription.count] = source
    return result
  }
}
