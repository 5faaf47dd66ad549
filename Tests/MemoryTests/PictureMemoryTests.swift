import TerminalHarness
import Testing

@Suite("Memory under the lock, of pictures")
struct PictureMemoryTests {
  /// The red of the demo's flag, as it is decoded.
  private static let needles = [
    Needle.bytes("pixels", Array(repeatElement([0xBC, 0x00, 0x2D, 0xFF], count: 8).joined()))
  ]

  @Test("no pixel is left, on a card and in the whole window", arguments: [false, true])
  func locked(isWhole: Bool) throws {
    let driver = try CardcaseDriver(
      environment: ["COLORTERM": "truecolor", "TERM": "xterm-256color"]
    )
    let chance = try driver.finds(Self.needles)
    try driver.unlock()
    try driver.app.press(.character("f"))
    try driver.app.waitUntil(shows: "Pictures and sounds")
    try driver.app.press(.end, .enter)
    try driver.app.waitUntil(shows: "Whose flag?")
    try driver.app.waitUntil(shows: "▀▀▀▀")
    if isWhole {
      try driver.app.press(.character("o"))
      try driver.app.waitUntil(shows: "96 × 64")
    }
    #expect(try !driver.finds(Self.needles).isEmpty)
    try driver.lock()
    #expect(!driver.app.screen.lines.joined().contains("▀"))
    try driver.expectGone(Self.needles, butFor: chance)
    try driver.unlock()
    try driver.app.waitUntil(shows: "▀▀▀▀")
  }
}
