import Testing

@testable import TextSearch

@Suite("The form of texts in an index of grams")
struct GramTextTests {
  @Test("it stays as it is under its number, which an index goes by")
  func number() {
    var bytes: [UInt8] = []
    for scalar in (UInt32(0)..<0x30000).compactMap(Unicode.Scalar.init) {
      GramText.append(String(scalar), to: &bytes)
      GramText.append("か\(scalar)", to: &bytes)
    }
    let digest = bytes.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    // Where this differs, the number has to be another one.
    #expect(GramText.number == 1 && digest == 10_760_300_023_472_228_716)
  }
}
