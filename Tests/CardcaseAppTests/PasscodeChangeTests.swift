import CardcaseUI
import Locking
import Secrets
import Testing
import Vault

@testable import CardcaseApp

@Suite("Changing the passcode of a vault")
struct PasscodeChangeTests {
  private func verify(_ text: String, _ bench: Bench) throws -> TaskResult {
    BackgroundTask.verify(
      ClosedVault(vault: bench.vault, attempts: bench.attempts),
      passcode: try SecretBytes(Array(text.utf8))
    ).carryOut(TaskDependencies(bench.dependencies))
  }

  private func change(
    to text: String,
    _ bench: Bench,
    gate: @escaping @Sendable () -> Void = {}
  ) throws -> TaskResult {
    var dependencies = bench.dependencies
    dependencies.gate = gate
    return BackgroundTask.changePasscode(
      bench.vault,
      try SecretBytes(Array(text.utf8)),
      kind: .digits4,
      under: bench.key
    ).carryOut(TaskDependencies(dependencies))
  }

  private func opens(_ text: String, _ bench: Bench) throws -> Bool {
    if case .unlocked = try bench.enter(text) { true } else { false }
  }

  @Test("a current passcode that is wrong counts as at the lock; the right one sets the count back")
  func counted() throws {
    let bench = try Bench()
    guard case .refused(.wrong) = try verify("000000", bench) else {
      Issue.record("not refused")
      return
    }
    #expect(bench.restarted.status.failures == 1)
    guard case .verified(let earlier) = try verify("123456", bench) else {
      Issue.record("not verified")
      return
    }
    #expect(earlier.count == 1)
    #expect(bench.restarted.status.failures == 0)
    #expect(!bench.key.isDestroyed)
  }

  @Test("the new passcode opens the vault and the old one does not")
  func changes() throws {
    let bench = try Bench()
    guard case .passcodeChanged(.digits4) = try change(to: "8309", bench) else {
      Issue.record("not changed")
      return
    }
    #expect(bench.vault.kind == .digits4)
    #expect(try opens("8309", bench))
    #expect(try !opens("123456", bench))
  }

  @Test("a lock while the key is derived leaves the old passcode, and only that")
  func lockMeanwhile() throws {
    let bench = try Bench()
    let key = bench.key
    guard case .failed = try change(to: "8309", bench, gate: { key.destroy() }) else {
      Issue.record("changed under a destroyed key")
      return
    }
    #expect(bench.vault.kind == .digits6)
    #expect(try !opens("8309", bench))
    #expect(try opens("123456", bench))
  }

  @Test("a renewed recovery key opens the vault, and the old one nothing")
  func renewal() throws {
    let bench = try Bench()
    let old = try #require(try bench.vault.pendingRecoveryKey(under: bench.key))
    let new = try bench.vault.renewRecoveryKey(under: bench.key)
    #expect(try bench.vault.pendingRecoveryKey(under: bench.key) == new)
    #expect(throws: UnlockFailure.wrong) { try bench.vault.unlock(recoveryKey: old) }
    #expect(!(try bench.vault.unlock(recoveryKey: new).isDestroyed))
  }
}
