/// The hash function BLAKE3, without a key and with 32 bytes of output: by which hashcards knows its
/// cards.
enum BLAKE3 {
  private static let initial: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private static let permutation = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8]
  private static let chunk = 1_024
  private static let block = 64

  /// The position of a block in its chunk and in the tree.
  private struct Flags: OptionSet {
    let rawValue: UInt32

    static let start = Flags(rawValue: 1)
    static let end = Flags(rawValue: 2)
    static let parent = Flags(rawValue: 4)
    static let root = Flags(rawValue: 8)
  }

  /// The last step to a node's value, taken once it is known if the node is the root.
  private struct Node {
    let chaining: [UInt32]
    let words: [UInt32]
    let counter: UInt64
    let length: UInt32
    let flags: Flags

    func value(isRoot: Bool) -> [UInt32] {
      BLAKE3.compress(
        chaining,
        words,
        counter: isRoot ? 0 : counter,
        length: length,
        isRoot ? flags.union(.root) : flags
      )
    }
  }

  /// The hash of bytes, in hexadecimal digits.
  static func hex(of bytes: [UInt8]) -> String {
    node(of: bytes[...], at: 0).value(isRoot: true).map { word in
      (0..<4).map { index in
        let digits = String(UInt8(truncatingIfNeeded: word >> (8 * UInt32(index))), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
    }.joined()
  }

  /// The node over bytes that begin with a chunk of this number: the left half of the tree has as many
  /// chunks as fit a power of two, and leaves some for the right.
  private static func node(of bytes: ArraySlice<UInt8>, at counter: UInt64) -> Node {
    guard bytes.count > chunk else { return leaf(bytes, at: counter) }
    var left = chunk
    while left * 2 < bytes.count { left *= 2 }
    let middle = bytes.startIndex + left
    let values =
      node(of: bytes[..<middle], at: counter).value(isRoot: false)
      + node(of: bytes[middle...], at: counter + UInt64(left / chunk)).value(isRoot: false)
    return Node(
      chaining: initial,
      words: values,
      counter: 0,
      length: UInt32(block),
      flags: .parent
    )
  }

  private static func leaf(_ bytes: ArraySlice<UInt8>, at counter: UInt64) -> Node {
    var chaining = initial
    var rest = bytes
    var flags = Flags.start
    while rest.count > block {
      chaining = compress(
        chaining,
        words(of: rest.prefix(block)),
        counter: counter,
        length: UInt32(block),
        flags
      )
      rest = rest.dropFirst(block)
      flags = []
    }
    return Node(
      chaining: chaining,
      words: words(of: rest),
      counter: counter,
      length: UInt32(rest.count),
      flags: flags.union(.end)
    )
  }

  private static func words(of bytes: ArraySlice<UInt8>) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: 16)
    for (index, byte) in bytes.enumerated() {
      words[index / 4] |= UInt32(byte) << (8 * UInt32(index % 4))
    }
    return words
  }

  private static func compress(
    _ chaining: [UInt32],
    _ words: [UInt32],
    counter: UInt64,
    length: UInt32,
    _ flags: Flags
  ) -> [UInt32] {
    var state =
      chaining + initial.prefix(4) + [
        UInt32(truncatingIfNeeded: counter), UInt32(truncatingIfNeeded: counter >> 32), length,
        flags.rawValue,
      ]
    var words = words
    for round in 0..<7 {
      for column in 0..<4 {
        mix(
          &state,
          column,
          4 + column,
          8 + column,
          12 + column,
          words[2 * column],
          words[2 * column + 1]
        )
      }
      for diagonal in 0..<4 {
        mix(
          &state,
          diagonal,
          4 + (diagonal + 1) % 4,
          8 + (diagonal + 2) % 4,
          12 + (diagonal + 3) % 4,
          words[8 + 2 * diagonal],
          words[9 + 2 * diagonal]
        )
      }
      if round < 6 { words = permutation.map { words[$0] } }
    }
    return (0..<8).map { state[$0] ^ state[$0 + 8] }
  }

  private static func mix(
    _ state: inout [UInt32],
    _ a: Int,
    _ b: Int,
    _ c: Int,
    _ d: Int,
    _ x: UInt32,
    _ y: UInt32
  ) {
    state[a] = state[a] &+ state[b] &+ x
    state[d] = rotated(state[d] ^ state[a], 16)
    state[c] = state[c] &+ state[d]
    state[b] = rotated(state[b] ^ state[c], 12)
    state[a] = state[a] &+ state[b] &+ y
    state[d] = rotated(state[d] ^ state[a], 8)
    state[c] = state[c] &+ state[d]
    state[b] = rotated(state[b] ^ state[c], 7)
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
