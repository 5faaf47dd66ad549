import ArgumentParser
import Glibc
import TerminalHarness
import TestSupport

/// Sends input that nobody types to the lock, for a given time: random bytes, and between them
/// signals, sizes and jumps of the clock. Exits with another status than 0 if the vault opened, the
/// program ended, or its memory grew.
@main
struct CardcaseFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "cardcase-fuzz")

  @Option(help: "How many random bytes.")
  var bytes = 1_000_000

  @Option(help: "What they are made from.")
  var seed: UInt64 = 1

  @Option(help: "How much the program's memory may grow, in KiB.")
  var growth = 12 << 10

  func run() throws {
    let directory = try TemporaryDirectory()
    let input = try HostileInput(path: "\(directory.path)/fuzz.vault")
    do {
      try fuzz(input)
    } catch {
      _ = try input.driver.app.mark()
      print("The program: \(input.driver.app.state)\n\(input.driver.app.screen)")
      throw error
    }
  }

  private func fuzz(_ input: HostileInput) throws {
    try input.driver.app.send("\u{1B}[200~".utf8)
    for _ in 0..<256 {
      try input.driver.app.send(repeatElement(UInt8(ascii: "x"), count: HostileInput.chunk))
    }
    try input.driver.app.send("\u{1B}[201~".utf8)
    try input.checkLocked()
    print("A paste of a megabyte")
    var random = SeededGenerator(seed: seed)
    var sent = 0
    var events = 0
    var memory: Int?
    var report = bytes / 10
    while sent < bytes {
      for _ in 0..<random.next(in: 1...8) {
        try disturb(input.driver, &random)
        events += 1
        let count = min(random.next(in: 1...HostileInput.chunk / 4), bytes - sent)
        try input.driver.app.send(random.bytes(count, without: HostileInput.excluded))
        sent += count
      }
      try input.driver.app.resize(columns: 80, rows: 24)
      try input.checkLocked()
      if sent >= report {
        let resident = try input.residentMemory()
        // Memory that is touched for the first time is touched in the first tenth.
        memory = memory ?? resident
        report += bytes / 10
        print("\(sent) bytes, \(events) other events, \(resident) KiB")
      }
    }
    try input.checkUnlocks()
    let grown = try input.residentMemory() - (memory ?? 0)
    print("Never unlocked, never ended; \(grown) KiB more than after the first tenth")
    if grown > growth { throw ExitCode.failure }
  }

  /// Causes an event other than a key.
  private func disturb(_ driver: CardcaseDriver, _ random: inout SeededGenerator) throws {
    switch random.next(in: 0...5) {
    case 0:
      try driver.app.resize(columns: random.next(in: 1...300), rows: random.next(in: 1...100))
    case 1:
      try driver.lab?.ask(.advance(.milliseconds(random.next(in: 1...200_000))))
    case 2:
      try driver.lab?.ask(.leap(.milliseconds(random.next(in: 1...200_000))))
    case 3:
      try driver.app.signal(SIGTSTP)
      try driver.app.waitUntilStopped()
      try driver.app.signal(SIGCONT)
      // Until then the line discipline turns some bytes into signals.
      try driver.app.waitUntil("it has the terminal again") { _ in
        try !driver.app.terminalModes().sendsSignals
      }
    case 4:
      try driver.app.signal([SIGCONT, SIGWINCH, SIGUSR1, SIGALRM][random.next(in: 0...3)])
    default:
      try driver.app.focus(random.next(in: 0...1) == 0)
    }
  }
}
