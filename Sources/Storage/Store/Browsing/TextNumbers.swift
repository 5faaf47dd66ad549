/// Numbers for texts of which there are few, in the order in which they come.
final class TextNumbers {
  private var texts: [[UInt8]] = []
  /// The numbers of texts, each at the slot that its hash names or behind it; -1 for none.
  private var slots = [Int32](repeating: -1, count: 64)

  /// The number of a text, by its bytes.
  func number(of text: UnsafeRawBufferPointer) -> Int64 {
    var slot = slot(of: text)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if texts[number].elementsEqual(text) { return Int64(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(texts.count)
    texts.append(Array(text))
    if texts.count * 2 > slots.count { grow() }
    return Int64(texts.count - 1)
  }

  /// The texts by their numbers.
  var byNumber: [Int64: String] {
    Dictionary(
      uniqueKeysWithValues: texts.enumerated().map {
        (Int64($0), String(decoding: $1, as: UTF8.self))
      }
    )
  }

  private func slot(of text: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: text)
    return hasher.finalize() & (slots.count - 1)
  }

  private func grow() {
    slots = Array(repeating: -1, count: 2 * slots.count)
    for (number, text) in texts.enumerated() {
      var slot = text.withUnsafeBytes { self.slot(of: $0) }
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
