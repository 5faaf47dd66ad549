import Locking
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Screens

extension ScreenState {
  /// The lock, which is no screen of the registry, as it is shown instead of all of them.
  static let lock: [ScreenState] = [
    locked("lock", ["Cardcase is locked", "F1 Help"]) { _ in },
    locked("lock half typed", ["Cardcase is locked"]) { $0.type("12") },
    locked("lock that takes digits only", ["Typed: Cyrillic"]) { $0.type("1я") },
    locked("lock that checks", []) { $0.type("5566") },
    locked("lock that refused", []) {
      $0.type("5566")
      $0.answer(.lock(.refused(.wrong)))
      $0.pass(.seconds(2))
    },
    locked("lock that waits", []) {
      let until = $0.now.advanced(by: .seconds(60))
      $0.answer(.lock(.attempts(PasscodeAttempts(failures: 6, waitsUntil: until))))
    },
    locked("keys of the lock", []) { $0.press(.function(1)) },
    locked("lock of a passphrase", [], .passphrase) { $0.type("12") },
    locked("keys of a passphrase's lock", [], .passphrase) { $0.press(.function(1)) },
    locked("forgotten passcode", []) { $0.press(.function(2)) },
    locked("recovery key to type", []) { $0.press(.function(2), .enter) }
      .tooLargeForSmallest,
    locked("deletion of the vault", []) { $0.press(.function(2), .down, .enter) }
      .tooLargeForSmallest,
    locked("passcode after the recovery key", []) {
      $0.press(.function(2), .enter)
      $0.answer(.lock(.recovered))
    },
    locked("first start", ["Welcome to Cardcase"], nil) { _ in },
    locked("first passcode", [], nil) {
      $0.press(.enter)
      $0.type("12")
    },
    locked("random words at the first start", [], nil) {
      $0.press(.down, .enter, .function(3))
      $0.answer(.lock(.passphraseDrawn(try ScreenState.drawnPassphrase)))
    },
    locked("keys of the first start", [], nil) { $0.press(.function(1)) },
  ]

  private static func locked(
    _ name: String,
    _ words: [String],
    _ kind: PasscodeKind? = .digits4,
    _ reach: @escaping @Sendable (inout ModelHarness) throws -> Void
  ) -> ScreenState {
    ScreenState(name, nil, words, over: .locked(kind), reach)
  }
}
