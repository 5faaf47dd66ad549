/// Compares two texts as Anki's collation `unicase` does: code point by code point, without case.
func compareWithoutCase(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int32 {
  // Names are mostly ASCII, and shared prefixes common.
  var index = 0
  while index < left.count, index < right.count, left[index] < 0x80, right[index] < 0x80 {
    let (one, other) = (left[index].foldedASCII, right[index].foldedASCII)
    if one != other { return one < other ? -1 : 1 }
    index += 1
  }
  let one = folded(left[index...])
  let other = folded(right[index...])
  if one.elementsEqual(other) { return 0 }
  return one.lexicographicallyPrecedes(other) ? -1 : 1
}

private func folded(_ bytes: Slice<UnsafeRawBufferPointer>) -> [UInt32] {
  String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
    // The full case folding, by way of the capital letters: ß and SS are the same, as are σ and ς.
    scalar == "\u{131}"
      ? [scalar.value]
      : scalar.properties.uppercaseMapping.unicodeScalars.flatMap { capital in
        capital.properties.lowercaseMapping.unicodeScalars.map(\.value)
      }
  }
}

extension UInt8 {
  fileprivate var foldedASCII: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
