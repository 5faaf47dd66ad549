import DomainWords
import Secrets
import Testing

@testable import AppSupport

@Suite("The clipboard")
struct ClipboardTests {
  private let fake: FakeClipboard
  private let number: SecretBytes

  init() throws {
    fake = try FakeClipboard()
    number = try SecretBytes(text: "4111111111111111")
  }

  @Test("what was copied by a program is cleared, once")
  func tool() {
    let clipboard = fake.clipboard(.tool(.fake()))
    #expect(clipboard.copy(number) == .copied)
    #expect(fake.content == number)
    #expect(clipboard.clear() == .cleared)
    #expect(fake.content == nil)
    #expect(clipboard.clear() == .nothing)
    #expect(fake.commands == [["c"], ["p"], ["x"]])
  }

  @Test("what the user has copied since stays, text or not", arguments: ["mine", nil])
  func notOurs(text: String?) throws {
    let clipboard = fake.clipboard(.tool(.fake()))
    _ = clipboard.copy(number)
    fake.content = try text.map { try SecretBytes(text: $0) }
    let before = fake.content
    #expect(clipboard.clear() == .notOurs)
    #expect(fake.content == before)
    #expect(!clipboard.holdsSecret)
  }

  @Test("what could not be cleared is tried again the next time")
  func again() {
    let clipboard = fake.clipboard(.tool(.fake()))
    _ = clipboard.copy(number)
    fake.isBroken = true
    #expect(clipboard.clear() == .failed)
    fake.isBroken = false
    #expect(clipboard.clear() == .cleared)
  }

  @Test("a program that fails has copied nothing, and nothing is to be cleared")
  func failed() {
    fake.isBroken = true
    let clipboard = fake.clipboard(.tool(.fake()))
    #expect(clipboard.copy(number) == .failed)
    #expect(!clipboard.holdsSecret)
  }

  @Test("a program that ends before it is ready is waited for, but not for ever")
  func slow() {
    let clipboard = fake.clipboard(.tool(.fake(isPrompt: false)))
    fake.delay = 3
    #expect(clipboard.copy(number) == .copied)
    fake.delay = 1000
    #expect(clipboard.copy(number) == .pending)
    fake.delay = 0
    #expect(clipboard.clear() == .cleared)
  }

  @Test("wiping what was copied does not keep it from being recognized")
  func wiped() throws {
    let clipboard = fake.clipboard(.tool(.fake()))
    let copied = try SecretBytes(copying: number)
    fake.content = nil
    #expect(clipboard.copy(copied) == .copied)
    fake.content = number
    copied.wipe()
    #expect(clipboard.clear() == .cleared)
  }

  // tmux#3485: a terminal's own clipboard can't be cleared through tmux.
  @Test("tmux gets a buffer that is deleted, and what it handed on is overwritten")
  func tmux() {
    let clipboard = fake.clipboard(.tmux(path: "/t", handsOn: true))
    #expect(clipboard.copy(number) == .inTmux(handedOn: true))
    #expect(fake.commands == [["/t", "load-buffer", "-w", "-b", "cardcase", "-"]])
    #expect(clipboard.clear() == .askedTerminal)
    #expect(
      fake.commands.dropFirst() == [
        ["/t", "load-buffer", "-w", "-b", "cardcase", "-"],
        ["/t", "delete-buffer", "-b", "cardcase"],
      ]
    )
  }

  @Test("what stays with tmux is known to be gone")
  func tmuxAlone() {
    let clipboard = fake.clipboard(.tmux(path: "/t", handsOn: false))
    #expect(clipboard.copy(number) == .inTmux(handedOn: false))
    #expect(clipboard.clear() == .cleared)
    #expect(!fake.commands.contains { $0.contains("-w") })
  }

  @Test("a terminal is only known to have been told")
  func terminal() {
    let clipboard = fake.clipboard(.terminal)
    #expect(clipboard.copy(number) == .sentToTerminal)
    #expect(clipboard.clear() == .askedTerminal)
    #expect(
      fake.sent == [
        "\u{1B}]52;c;NDExMTExMTExMTExMTExMQ==\u{7}", "\u{1B}]52;c;IA==\u{7}",
        "\u{1B}]52;c;!\u{7}",
      ]
    )
  }

  @Test(
    "base 64 is as RFC 4648 has it",
    arguments: [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
      "foobar": "Zm9vYmFy",
    ]
  )
  func base64(text: String, encoded: String) throws {
    let sequence = try TerminalClipboard.setting(SecretBytes(text: text))
    let written = sequence.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    #expect(written == "\u{1B}]52;c;\(encoded)\u{7}")
  }
}
