extension Array {
  /// Sorts by some bits of a number of each element. Those with the same bits stay in their order. Takes a
  /// few steps for each element and byte, and half the time of a sort by comparing from a thousand on.
  mutating func sort(byBits bits: Range<Int>, of key: (Element) -> UInt64) {
    guard count > 1 else { return }
    var others = self
    for start in stride(from: bits.lowerBound, to: bits.upperBound, by: 8) {
      let mask: UInt64 = 1 << UInt64(Swift.min(8, bits.upperBound - start)) - 1
      func digit(_ element: Element) -> Int { Int(key(element) >> UInt64(start) & mask) }
      let isSorted = withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { ends in
        ends.initialize(repeating: 0)
        for element in self { ends[digit(element)] += 1 }
        // What all have in common tells nothing.
        if ends[digit(self[0])] == count { return false }
        var end = 0
        for value in ends.indices {
          (ends[value], end) = (end, end + ends[value])
        }
        others.withUnsafeMutableBufferPointer { others in
          for element in self {
            let value = digit(element)
            others[ends[value]] = element
            ends[value] += 1
          }
        }
        return true
      }
      if isSorted { swap(&self, &others) }
    }
  }
}
