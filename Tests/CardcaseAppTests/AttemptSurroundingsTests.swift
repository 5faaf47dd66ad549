import CardcaseUI
import Locking
import Secrets
import Testing
import Vault
import WindowLevels

@testable import AppSupport

@Suite("What attempts are counted by")
struct AttemptSurroundingsTests {
  @Test("the record is where XDG_STATE_HOME says, if that is absolute, else below the home")
  func directory() {
    let standard = StateDirectory.standard
    #expect(standard(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/cardcase")
    #expect(standard(["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/cardcase")
    #expect(standard(["XDG_STATE_HOME": "", "HOME": "/h"]) == "/h/.local/state/cardcase")
    #expect(standard(["HOME": "h"]) == nil)
    #expect(standard([:]) == nil)
  }

  @Test("the machine's clock goes on, and one start of the machine has one name")
  func clock() {
    let first = MachineClock(random: SystemRandom()).now
    let second = MachineClock(random: SystemRandom()).now
    #expect(second.nanoseconds >= first.nanoseconds)
    #expect(first.nanoseconds > 0)
    #expect(first.boot == second.boot)
    #expect(Set(first.boot).count > 1)
  }

  @Test("the name of a start is read as Linux writes it, and nothing else is taken for one")
  func bootID() {
    let text = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0\n"
    #expect(
      MachineClock.bytes(ofID: text.utf8) == [
        0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, 0xc3, 0xd2, 0xe1,
        0xf0,
      ]
    )
    #expect(MachineClock.bytes(ofID: text.dropFirst().utf8) == nil)
    #expect(MachineClock.bytes(ofID: "".utf8) == nil)
  }

  @Test("the lock's policy is the vault's rule: 8 are assumed, and 15 minutes where none is kept")
  func rule() {
    let rule: any AttemptRule = AttemptPolicy()
    #expect(rule.assumedFailures == 8)
    #expect(rule.wait(after: rule.assumedFailures, elapsed: nil) == .seconds(900))
    #expect(rule.unrecordedDelay == .seconds(900))
    #expect(!rule.isLast(9) && rule.isLast(10))
  }
}
