import Flashcards

/// The field by which Anki sorts notes of a type, whose text it also searches as it looks.
extension NoteType {
  /// The index of that field. It is the second value of the configuration, a number; 0 without one.
  var sortField: Int {
    var bytes = configuration[...]
    func number() -> UInt64? {
      var value: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 7) {
        guard let byte = bytes.popFirst() else { return nil }
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      return nil
    }
    while let tag = number() {
      switch (tag >> 3, tag & 7) {
      case (2, 0): return number().flatMap { Int(exactly: $0) } ?? 0
      case (_, 0): _ = number()
      case (_, 1): bytes = bytes.dropFirst(8)
      case (_, 2): bytes = bytes.dropFirst(number().map { Int(clamping: $0) } ?? .max)
      case (_, 5): bytes = bytes.dropFirst(4)
      default: return 0
      }
    }
    return 0
  }
}
