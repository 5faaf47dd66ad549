import TerminalHarness
import Testing

@Suite("A moving picture")
struct MovingPictureTests {
  private func picture(_ outputs: String...) -> [String] {
    let emulator = Emulator(columns: 10, rows: 2)
    let frames = outputs.map { output in
      emulator.feed(output.utf8)
      return MovingPicture.Frame(emulator.screen, for: .milliseconds(500))
    }
    return MovingPicture(frames).svg.split(separator: "\n").map(String.init)
  }

  @Test("has a row that stays once, and shows one that changes in turns")
  func rows() {
    let lines = picture("\u{1B}[?25lstay\r\nold", "\u{1B}[2;1Hnew", "", "\u{1B}[2;1Hend")
    #expect(lines.count { $0.hasSuffix(">stay</text>") } == 1)
    #expect(lines.count { $0.hasSuffix(">new</text>") } == 1)
    let steps = lines.filter { $0.hasPrefix("<animate") }
    #expect(steps.count == 3)
    #expect(steps.allSatisfy { $0.contains("dur=\"2.00000s\"") })
    #expect(steps[0].contains("\"visible;hidden\" keyTimes=\"0.00000;0.25000\""))
    #expect(steps[1].contains("\"hidden;visible;hidden\" keyTimes=\"0.00000;0.25000;0.75000\""))
    #expect(steps[2].contains("\"hidden;visible\" keyTimes=\"0.00000;0.75000\""))
  }

  @Test("without a change has nothing that moves")
  func still() {
    #expect(!picture("a", "").contains { $0.contains("<animate") })
  }

  @Test("is drawn in the colours of its terminal")
  func palettes() {
    let emulator = Emulator(columns: 10, rows: 1)
    let frame = MovingPicture.Frame(emulator.screen, for: .seconds(1))
    #expect(MovingPicture([frame], palette: .light).svg.contains("fill=\"#fdfdfb\""))
  }
}
