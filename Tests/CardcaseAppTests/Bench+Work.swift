import CardcaseUI
import Flashcards
import Secrets
import Vault
import Wording

@testable import AppSupport
@testable import CardcaseApp
@testable import ReaderClient

extension Bench {
  /// The result of an effect's work on the vault, done here and now, whatever its lane; nil if it needs
  /// no vault.
  func result(
    of work: EffectWork,
    _ lease: KeyLease? = nil,
    at now: LocalMoment = LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000)),
    importing importer: PaymentCardImporter? = nil,
    by reader: ReaderProgram? = nil,
    tell: @escaping @Sendable (Reply) -> Void = { _ in }
  ) -> WorkResult? {
    guard case .vault(let work) = work else { return nil }
    let open = UnlockedVault(
      ClosedVault(vault: vault, attempts: attempts),
      key: key,
      at: Timestamp(milliseconds: 0)
    )
    var outer = dependencies
    if let reader {
      outer.reader = reader
      outer.isTraceable = true
    }
    var context = WorkContext(
      of: open,
      under: lease ?? KeyLease(of: key),
      at: now,
      TaskDependencies(outer),
      tell: tell
    )
    context.importer = importer
    return work.result(context)
  }
}
