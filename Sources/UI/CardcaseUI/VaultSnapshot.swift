package import Flashcards
package import LockUI
package import Locking
package import PaymentCards
package import Screens
package import Secrets
package import StudyUI
package import WalletUI

/// What the vault holds, as far as the screens show it. It exists only while the vault is open.
package struct VaultSnapshot: Sendable {
  package var lock: LockData
  package var wallet: WalletData
  package var study: StudyData
  /// True if nothing can be saved, as the manifest, which says which records there must be, is damaged.
  package var isReadOnly = false

  /// A vault; empty by default. Decks that are not given are loaded once a screen needs them.
  package init(
    passcodeKind: PasscodeKind,
    cards: [WalletEntry] = [],
    decks: [DeckSummary]? = nil,
    recoveryKey: RecoveryKey? = nil,
    recoveryGroup: Int = 0
  ) {
    lock = LockData(
      passcodeKind: passcodeKind,
      recoveryKey: recoveryKey,
      recoveryGroup: recoveryGroup
    )
    wallet = WalletData(cards: cards)
    study = StudyData(decks: decks)
  }
}

/// The shell's own screens know all of it, and may ask for anything.
extension VaultSnapshot: FeatureData {
  package typealias Effect = ShellEffect
  package typealias Reply = Never
  package typealias Change = Never
  package typealias Requirement = StudyRequirement

  package mutating func receive(
    _ reply: Never,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Never> {}
}

/// What the shell's own screens ask for.
package enum ShellEffect: Sendable {
  /// Show a screen of whatever feature.
  case show(any HostedScreen)
  /// Lock.
  case lock
  /// Seal and end the program.
  case quit
  /// Have the program do work.
  case perform(Effect)
}

typealias ShellContext = ScreenContext<VaultSnapshot>
