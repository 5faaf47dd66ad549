import Testing

@testable import WindowTerminal

@Suite("Modes and capabilities")
struct ModesTests {
  private let xterm = Capabilities(
    clear: Array("<clear>".utf8),
    enterAlternateScreen: Array("<smcup>".utf8),
    leaveAlternateScreen: Array("<rmcup>".utf8),
    leaveKeypad: Array("<rmkx>".utf8),
    showCursor: Array("<cnorm>".utf8)
  )
  private let vt100 = Capabilities(clear: Array("<clear>".utf8))

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test("Delays of old terminals are no bytes to send")
  func padding() {
    #expect(text(Capabilities.withoutPadding("\u{1B}[H\u{1B}[J$<50>".utf8)) == "E[HE[J")
    #expect(text(Capabilities.withoutPadding("$<2*/>a$<5>b<c>$".utf8)) == "ab<c>$")
    #expect(text(Capabilities.withoutPadding("a$<5".utf8)) == "a$<5")
  }

  @Test("Private modes go to terminals with an alternate screen only")
  func privateModes() {
    let modern = Modes(xterm, synchronizedOutput: true)
    #expect(text(modern.enter) == "E[?2004hE[?1004h")
    #expect(text(modern.leave) == "E[?1004lE[?2004l")
    #expect(text(modern.beginFrame + modern.endFrame) == "E[?2026hE[?2026l")
    let old = Modes(vt100, synchronizedOutput: true)
    #expect((old.enter + old.leave + old.beginFrame + old.endFrame).isEmpty)
  }

  @Test("A terminal that reorders lines is told not to, and given that back")
  func reordering() {
    let modes = Modes(xterm, synchronizedOutput: true, reorders: true)
    #expect(text(modes.enter).hasSuffix("E[8l"))
    #expect(text(modes.leave).hasPrefix("E[8h"))
    #expect(text(modes.resume).contains("E[8l"))
    #expect(text(modes.restoreSequence("")).contains("E[8h"))
    #expect(Modes(vt100, synchronizedOutput: true, reorders: true).enter.isEmpty)
    #expect(["5800", "7600"].allSatisfy { Modes.reorders(vteVersion: $0) })
    #expect(!["", "5799", "x"].contains { Modes.reorders(vteVersion: $0) })
  }

  @Test("Synchronized output can be turned off")
  func unsynchronized() {
    let modes = Modes(xterm, synchronizedOutput: false)
    #expect((modes.beginFrame + modes.endFrame).isEmpty)
    #expect(!modes.enter.isEmpty)
  }

  @Test("A crash empties the alternate screen before it leaves it, and its message stays")
  func restoreSequence() {
    #expect(
      text(Modes(xterm, synchronizedOutput: true).restoreSequence("It é crashed\u{1B}[m"))
        == "E[?2026lE[?1004lE[?2004l<rmkx><clear><cnorm><rmcup>It  crashed[m\r\n"
    )
    #expect(text(Modes(vt100, synchronizedOutput: true).restoreSequence("")) == "<clear>")
  }
}
