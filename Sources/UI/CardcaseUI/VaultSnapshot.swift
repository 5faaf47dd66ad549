package import DevicesUI
package import Flashcards
package import LockUI
package import Locking
package import PaymentCards
package import Screens
package import Secrets
package import StudyUI
package import WalletUI
import Wording

/// The data that the screens show. It exists only while the vault is open.
package struct VaultSnapshot: Sendable {
  package var lock: LockData
  package var wallet: WalletData
  package var study: StudyData
  package var devices: DevicesData
  /// True if nothing can be saved, as the manifest, which lists the records, is damaged.
  package var isReadOnly = false

  /// A vault; empty by default. If `decks` is nil, they are loaded once a screen needs them. `ids`
  /// is the source of ids for new flashcards.
  package init(
    passcodeKind: PasscodeKind,
    cards: [WalletEntry] = [],
    doubles: [[Int64]] = [],
    decks: [DeckSummary]? = nil,
    ids: IDSource = IDSource(),
    recoveryKey: RecoveryKey? = nil,
    recoveryGroup: Int = 0,
    devices: DevicesData = DevicesData()
  ) {
    lock = LockData(
      passcodeKind: passcodeKind,
      recoveryKey: recoveryKey,
      recoveryGroup: recoveryGroup
    )
    wallet = WalletData(cards: cards, doubles: doubles)
    study = StudyData(decks: decks, ids: ids)
    self.devices = devices
  }
}

/// The shell's own screens have the data of all features and can request any effect.
extension VaultSnapshot: FeatureData {
  package typealias Effect = CardcaseUI.Effect
  package typealias Reply = UndoReply
  package typealias Change = VaultChange
  package typealias Requirement = StudyRequirement

  package mutating func receive(
    _ reply: UndoReply,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<VaultChange> {
    switch reply {
    case .listed, .asks: DataUpdate()
    case .nothing(.undo): DataUpdate(message: StatusMessage(.nothingToUndo))
    case .nothing(.redo): DataUpdate(message: StatusMessage(.nothingToRedo))
    case .done(let report):
      DataUpdate(.undoLog, message: StatusMessage(report, environment.wording))
    case .forgotten: DataUpdate(.undoLog, message: StatusMessage(tone: .success, .deletedForGood))
    case .failed(let reason):
      DataUpdate(message: environment.notSaved(because: reason) { .changeNotSaved(reason: $0) })
    }
  }
}

/// A change that the shell's own screens follow.
package enum VaultChange: Sendable {
  /// An entry of the undo log changed.
  case undoLog
}

typealias ShellContext = ScreenContext<VaultSnapshot>
