import CardcaseUI
import Flashcards
import PaymentCards
import Preferences
import Secrets
import Store
import Testing
import Vault
import WindowLevels
import Wording

@testable import AppSupport
@testable import CardcaseApp

@Suite("What the program holds of the vault")
struct VaultStateTests {
  private let bench: Bench
  private let closed: ClosedVault

  init() throws {
    bench = try Bench()
    closed = ClosedVault(vault: bench.vault, attempts: bench.attempts, wipesAfterTen: true)
  }

  @Test("a dropped key is destroyed, and the vault and what is known of it stay")
  func dropping() {
    let open = UnlockedVault(closed, key: bench.key, at: Timestamp(milliseconds: 0))
    let lease = KeyLease(of: bench.key)
    open.leases.add(lease, for: .worker(.fitting))
    var custody = VaultState.open(open)
    custody.dropKey()
    #expect(bench.key.isDestroyed && lease.isRevoked)
    #expect(custody.open == nil)
    #expect(custody.closed?.vault === bench.vault && custody.closed?.wipesAfterTen == true)
  }

  @Test("a key that the recovery key has led to opens nothing, and is dropped like any other")
  func recovered() {
    var custody = VaultState.recovered(closed, bench.key)
    #expect(custody.open == nil && !bench.key.isDestroyed)
    custody.dropKey()
    #expect(bench.key.isDestroyed)
    guard case .closed = custody else {
      Issue.record("it is not closed")
      return
    }
  }

  @Test("what is learned of a vault stays with it, whether it is open or not")
  func closedPart() {
    var custody = VaultState.open(
      UnlockedVault(closed, key: bench.key, at: Timestamp(milliseconds: 0))
    )
    custody.closed?.wipesAfterTen = false
    #expect(custody.open?.closed.wipesAfterTen == false)
    custody.dropKey()
    #expect(custody.closed?.wipesAfterTen == false)
    custody = .none
    custody.closed?.wipesAfterTen = true
    #expect(custody.closed == nil)
  }

  @Test("what is changed through one hand is not put back by another that held it before")
  func oneState() {
    let custody = VaultState.open(
      UnlockedVault(closed, key: bench.key, at: Timestamp(milliseconds: 0))
    )
    let earlier = custody.open
    custody.open?.sync.begin(at: Instant(nanoseconds: 0))
    earlier?.waiting = []
    #expect(custody.open?.sync.due != nil)
  }

  @Test("work whose key is gone says so, and nothing was done")
  func locked() throws {
    let open = UnlockedVault(closed, key: bench.key, at: Timestamp(milliseconds: 0))
    bench.key.destroy()
    #expect(throws: FailureReason.locked) {
      try open.attempt { vault, key in try SettingsStore(vault).save(Preferences(), under: key) }
    }
  }

  @Test("a session is due a second after the first change since it was kept")
  func session() {
    func at(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }
    var keeper = SessionKeeper()
    #expect(!keeper.isDue(1, at: at(0)) && keeper.due == at(1_000))
    #expect(!keeper.isDue(2, at: at(999)) && keeper.isDue(2, at: at(1_000)))
    keeper.wrote(2, isOnDisk: true)
    #expect(keeper.holds(2) && keeper.due == nil && !keeper.holds(3))
    #expect(!keeper.isDue(2, at: at(9_000)) && keeper.due == nil)
    #expect(!keeper.isDue(3, at: at(9_000)) && keeper.due == at(10_000))
    #expect(!keeper.holds(3))
    keeper.wrote(3, isOnDisk: false)
    #expect(!keeper.holds(3))
  }

  @Test("a round that is to come at once comes after the one under way, and after that in its time")
  func hastened() {
    let now = Instant(nanoseconds: 0)
    let soon = now.advanced(by: .seconds(1))
    let later = now.advanced(by: .seconds(300))
    var schedule = SyncSchedule()
    schedule.wait(.seconds(300), after: now)
    schedule.hasten(at: now)
    #expect(schedule.due == soon)
    // A round is under way.
    schedule.due = nil
    schedule.hasten(at: now)
    #expect(schedule.due == nil)
    schedule.wait(.seconds(300), after: now)
    #expect(schedule.due == soon)
    schedule.wait(.seconds(300), after: now)
    #expect(schedule.due == later)
    schedule.hasten(at: now)
    schedule.wait(nil, after: now)
    #expect(schedule.due == nil)
  }
}
