/// The words of the seeded generator whose first one `SeededFraction` takes.
struct SeededWords {
  private let key: [UInt32]
  private var block: [UInt32] = []
  private var counter: UInt32 = 0
  private var used = 16

  init(seed: UInt64) {
    var stretched = seed
    key = (0..<8).map { _ in SeededFraction.nextKeyWord(&stretched) }
  }

  /// The next word.
  mutating func next() -> UInt32 {
    if used == 16 {
      refill()
      used = 0
    }
    defer { used += 1 }
    return block[used]
  }

  private mutating func refill() {
    let start = [0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574] + key + [counter, 0, 0, 0]
    var x = start
    func turn(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      var (p, q, r, s) = (x[a], x[b], x[c], x[d])
      SeededFraction.quarter(&p, &q, &r, &s)
      (x[a], x[b], x[c], x[d]) = (p, q, r, s)
    }
    for _ in 0..<6 {
      for column in 0..<4 { turn(column, 4 + column, 8 + column, 12 + column) }
      for column in 0..<4 {
        turn(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
      }
    }
    block = zip(x, start).map { $0 &+ $1 }
    counter &+= 1
  }
}
