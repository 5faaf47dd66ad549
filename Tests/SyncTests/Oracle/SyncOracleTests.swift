import Foundation
import TestSupport
import Testing

/// Three vaults, beside a model that knows what must survive.
@Suite("Vaults in step, beside an oracle")
struct SyncOracleTests {
  /// `make sync-torture` gives a seed and a number of steps.
  private static let wanted = ProcessInfo.processInfo.environment["CARDCASE_SYNC_SEED"]
    .flatMap { UInt64($0) }
  private static let steps =
    ProcessInfo.processInfo.environment["CARDCASE_SYNC_STEPS"].flatMap { Int($0) } ?? 125

  @Test(
    "lose nothing but what was deleted or replaced, whatever is done to them",
    arguments: wanted.map { [$0] } ?? Array(1...4)
  )
  func everythingSurvives(seed: UInt64) throws {
    var drive = try SyncDrive(seed: seed)
    for step in 1...Self.steps {
      try drive.step()
      guard step.isMultiple(of: 50) || step == Self.steps else { continue }
      let objections = try drive.objections()
      try #require(
        objections.isEmpty,
        """
        seed \(seed), step \(step): \(objections.joined(separator: "; "))
        \(drive.history.joined(separator: "\n"))
        """
      )
    }
  }
}
