import TerminalHarness
import TestSupport
import Testing

// cinnamon-screensaver#354: two children at the keyboard brought the locker down.
@Suite("Input that nobody types, at the lock")
struct HostileInputTests {
  private let directory: TemporaryDirectory
  private let input: HostileInput
  /// The allowed growth of the program, in KiB: a derivation under way takes 8 MiB, and there are
  /// pages that were not touched before.
  private static let slack = 12 << 10

  init() throws {
    directory = try TemporaryDirectory()
    input = try HostileInput(path: "\(directory.path)/my.vault")
  }

  @Test("every key there is opens nothing")
  func keys() throws {
    let named: [Key] = [
      .enter, .tab, .backTab, .backspace, .escape, .up, .down, .left, .right, .insert, .delete,
      .home, .end, .pageUp, .pageDown,
    ]
    let functions = (1...12).map(Key.function)
    let controls = "abdefghijklmnopqrstuvwxy\\]^_@".unicodeScalars.map(Key.control)
    let characters = (0x20..<0x7F).compactMap(Unicode.Scalar.init).filter { $0 != "7" }
      .map(Key.character)
    for modifiers: Key.Modifiers in [[], .shift, .alt, .control, [.alt, .control]] {
      for key in named + functions { try input.driver.app.press(key.with(modifiers)) }
      for key in characters where modifiers != .control && modifiers != [.alt, .control] {
        try input.driver.app.press(key.with(modifiers))
      }
      try input.checkLocked()
    }
    for key in controls { try input.driver.app.press(key) }
    try input.checkUnlocks()
  }

  // physlock#67: Ctrl-S froze the prompt, and nobody saw that keys were still taken.
  @Test("Ctrl-S freezes nothing, and the control keys of a terminal do nothing else either")
  func flowControl() throws {
    let app = input.driver.app
    for letter in "sqvodu@\\".unicodeScalars {
      try app.press(.control(letter))
      try app.press("5")
      try app.waitUntil("a dot is filled after Ctrl-\(letter)") { _ in
        input.driver.dots == "●○○○"
      }
      try app.press(.backspace)
      try app.waitUntil("it is empty again") { _ in input.driver.dots == "○○○○" }
    }
    #expect(app.state == .running)
    try input.checkUnlocks()
  }

  @Test("neither do sequences that mean something else, or nothing")
  func sequences() throws {
    var sequences: [String] = []
    for button in [0, 1, 2, 3, 32, 35, 64, 65] {
      sequences += [
        "\u{1B}[<\(button);40;10M", "\u{1B}[<\(button);40;10m", "\u{1B}[\(button);4;4M",
      ]
      sequences.append("\u{1B}[M\(Unicode.Scalar(UInt8(32 + button)))5566")
    }
    sequences += ["\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c", "\u{1B}[>0;136;0c", "\u{1B}[24;80R"]
    sequences += ["\u{1B}]11;rgb:7777/7777/7777\u{7}", "\u{1B}]52;c;Nzc3Nw==\u{1B}\\"]
    sequences += ["\u{1B}P1$r7777\u{1B}\\", "\u{1B}_7777\u{1B}\\", "\u{1B}^7777\u{1B}\\"]
    sequences += ["\u{1B}X7777\u{1B}\\", "\u{1B}[7777~", "\u{1B}[7;7;7;7u", "\u{1B}[55;1:3u"]
    sequences += ["\u{1B}[?2026;2$y", "\u{1B}[?7777$y", "\u{1B}[?997;1n", "\u{1B}[8;7;7t"]
    for final in 0x40...0x7E {
      guard let final = Unicode.Scalar(final) else { continue }
      sequences += ["\u{1B}[\(final)", "\u{1B}[7\(final)", "\u{1B}[1;7\(final)", "\u{1B}O\(final)"]
    }
    for sequence in sequences { try input.driver.app.send(sequence.utf8) }
    try input.checkUnlocks()
  }

  @Test("neither does a paste, be it large, of NULs, of no UTF-8, or of other digits")
  func pastes() throws {
    try input.checkLocked()
    let before = try input.residentMemory()
    func paste(_ bytes: some Sequence<UInt8>) throws {
      try input.driver.app.send(Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8))
      try input.checkLocked()
    }
    try paste(repeatElement(UInt8(ascii: "x"), count: 100_000))
    try paste(repeatElement(0, count: 10_000))
    try paste(repeatElement(0xFF, count: 10_000))
    // Arabic-Indic and mathematical sevens. Full-width ones are what input methods send for digits.
    for seven in ["٧", "۷", "𝟕"] { try paste(String(repeating: seven, count: 4).utf8) }
    let growth = try input.residentMemory() - before
    #expect(growth < Self.slack, "\(growth) KiB")
    try input.checkUnlocks()
  }

  // swaylock 65f3eb3: Enter that repeats queued a flood of verifications.
  @Test("Enter held for ten thousand repeats asks for one verdict at a time")
  func repeatedEnter() throws {
    let before = try input.residentMemory()
    try input.driver.app.send(repeatElement(0x0D, count: 10_000))
    try input.driver.settle()
    let growth = try input.residentMemory() - before
    #expect(growth < Self.slack, "\(growth) KiB")
    try input.checkUnlocks()
  }

  @Test("neither do random bytes, and the program's memory does not grow")
  func randomBytes() throws {
    var random = SeededGenerator(seed: 354)
    try input.sendRandom(20_000, from: &random)
    let before = try input.residentMemory()
    try input.sendRandom(100_000, from: &random)
    let growth = try input.residentMemory() - before
    #expect(growth < Self.slack, "\(growth) KiB")
    try input.checkUnlocks()
  }
}
