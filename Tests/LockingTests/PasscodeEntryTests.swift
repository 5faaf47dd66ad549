import Secrets
import Testing

@testable import Locking

@Suite("Typing a passcode")
struct PasscodeEntryTests {
  private func bytes(_ entry: PasscodeEntry) throws -> [UInt8] {
    try entry.passcode().withUnsafeBytes { Array($0) }
  }

  @Test("full-width digits, as an input method sends them, are digits")
  func fullWidth() throws {
    var entry = PasscodeEntry(kind: .digits4)
    for scalar in "1２3４".unicodeScalars { check(entry.append(scalar), true) }
    #expect(try bytes(entry) == Array("1234".utf8))
  }

  @Test("other scripts' digits are not taken for what they do not look like")
  func otherDigits() {
    var entry = PasscodeEntry(kind: .digits4)
    for scalar in "٣५".unicodeScalars { check(entry.append(scalar), false) }
    #expect(entry.count == 0)
  }

  @Test("digits beyond the last are not taken")
  func full() {
    var entry = PasscodeEntry(kind: .digits4)
    for scalar in "1234".unicodeScalars { _ = entry.append(scalar) }
    check(entry.append("5"), false)
    #expect(entry.count == 4)
  }

  @Test("a passphrase takes any script, and a character is taken back whole")
  func passphrase() throws {
    var entry = PasscodeEntry(kind: .passphrase)
    for scalar in "Schlüssel 鍵".unicodeScalars { check(entry.append(scalar), true) }
    check(entry.removeLast(), true)
    #expect(try bytes(entry) == Array("Schlüssel ".utf8))
    check(entry.append("\u{7}"), false)
    check(entry.append("\u{2028}"), false)
  }

  @Test("a passphrase ends at 128 characters")
  func longest() {
    var entry = PasscodeEntry(kind: .passphrase)
    for _ in 0..<128 { check(entry.append("鍵"), true) }
    check(entry.append("鍵"), false)
  }
}
