import SealedFiles
import Testing

@Suite("Padding")
struct PadmeTests {
  @Test("has the lengths of the Padmé rule, and at least 4 KiB")
  func lengths() {
    let known = [
      (0, 4096), (4096, 4096), (4097, 4352), (4352, 4352), (9000, 9216), (65_536, 65_536),
      (65_537, 67_584), (1_000_000, 1_015_808), (4_194_303, 4_194_304),
    ]
    for (count, padded) in known { #expect(Padme.length(of: count) == padded) }
  }

  @Test("never shortens, never adds more than 12 %, and grows with the length")
  func bounds() {
    var last = 0
    for count in stride(from: 4096, to: 1 << 22, by: 97) {
      let padded = Padme.length(of: count)
      #expect(padded >= count && Double(padded) <= Double(count) * 1.12 && padded >= last)
      last = padded
    }
  }
}
