import Glibc
public import TestSupport

/// Input that nobody types, sent to the lock of a vault whose passcode it can't contain.
public final class HostileInput {
  /// The driver of the program that gets the input.
  public let driver: CardcaseDriver
  /// The mark up to which the output was checked to be the lock's.
  private var checked: Mark
  /// The number of bytes between two checks of the program.
  public static let chunk = 4096

  /// The passcode of the vault; its digit is never sent.
  public static let passcode = "7777"
  private static let digit = UInt8(ascii: "7")
  /// The bytes left out of random input: Ctrl-C ends the program and Ctrl-Z stops it, as they
  /// should; Ctrl-\ does so while the program is stopping and the terminal turns keys into signals;
  /// and Ctrl-L and Ctrl-R draw the screen anew, by which the end of the input is recognized.
  public static let excluded: Set<UInt8> = [digit, 0x03, 0x1A, 0x1C, 0x0C, 0x12]

  /// Creates a vault at a path and locks it.
  public init(path: String) throws {
    driver = try CardcaseDriver(newVault: path, passcode: Self.passcode)
    try driver.lock()
    checked = try driver.app.mark()
  }

  /// Sends bytes in pieces, and expects after each that the vault is locked and the program runs.
  public func send(_ bytes: [UInt8]) throws {
    for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
      try driver.app.send(bytes[start..<min(start + Self.chunk, bytes.count)])
      try checkLocked()
    }
  }

  /// Sends random bytes.
  public func sendRandom(_ count: Int, from random: inout SeededGenerator) throws {
    for start in stride(from: 0, to: count, by: Self.chunk) {
      try send(random.bytes(min(Self.chunk, count - start), without: Self.excluded))
    }
  }

  /// The beginning of the first row of every screen of an open vault, which is empty on the lock:
  /// an open vault can't be shown without writing it.
  private static let heading = "Cardcase ›"

  /// Expects that the vault was locked all the time and that the program takes keys, and shows a
  /// fresh lock for the next ones.
  public func checkLocked() throws {
    try driver.settle()
    try endDelay()
    let before = try driver.app.mark()
    try driver.app.signal(SIGCONT)
    try driver.app.waitUntil("a lock is drawn", outputSince: before) { !$0.isEmpty }
    try driver.app.waitUntil("it is a fresh lock") { screen in
      let isFresh =
        screen.shows(CardcaseDriver.lockTitle) && driver.dots == "○○○○"
        && !screen.shows(Self.delay)
      // Input still on its way through the kernel counts as typed at the new lock.
      if !isFresh {
        try endDelay()
        try driver.app.signal(SIGCONT)
      }
      return isFresh
    }
    let written = driver.app.writtenText(since: checked)
    if let heading = written.firstRange(of: Self.heading) {
      let around = written[..<heading.upperBound].suffix(1000)
      throw DriverFailure(
        "The vault was open; before that was written: \(around)",
        driver.app.screen
      )
    }
    checked = try driver.app.mark()
  }

  /// The words of a lock that waits after wrong passcodes, above dots as empty as a fresh one's.
  private static let delay = "Try again in"

  /// Ends any delay due to wrong passcodes, and waits for the verdicts before: a later one would
  /// begin a delay that nothing ends.
  private func endDelay() throws {
    try driver.lab?.ask(.rest)
    try driver.lab?.ask(.advance(.seconds(24 * 3600)))
  }

  /// Expects that the passcode still opens the vault.
  public func checkUnlocks() throws {
    try checkLocked()
    try driver.settle()
    try driver.unlock(Self.passcode)
    try driver.app.waitUntil(shows: "› Recovery key")
    guard driver.app.writtenText(since: checked).contains(Self.heading) else {
      throw DriverFailure("An open vault would not have been noticed", driver.app.screen)
    }
    try driver.lock()
    checked = try driver.app.mark()
  }

  /// The resident memory of the program, in KiB.
  public func residentMemory() throws -> Int {
    var text = [UInt8](repeating: 0, count: 8192)
    let file = open("/proc/\(driver.app.processID)/status", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let count = read(file, &text, text.count)
    let lines = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmRSS:") }),
      let number = Int(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1])
    else { throw LabFailure(doing: "VmRSS") }
    return number
  }
}
