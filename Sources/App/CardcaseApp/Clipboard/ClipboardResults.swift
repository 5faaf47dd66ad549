import WalletUI

extension CopyResult {
  init(_ copied: Clipboard.Copied) {
    self =
      switch copied {
      case .copied: .copied
      case .inTmux(let handedOn): .inTmux(handedOn: handedOn)
      case .sentToTerminal: .sentToTerminal
      case .pending: .pending
      case .failed: .failed
      }
  }
}

extension ClearResult {
  init(_ cleared: Clipboard.Cleared) {
    self =
      switch cleared {
      case .nothing: .nothing
      case .cleared: .cleared
      case .notOurs: .notOurs
      case .askedTerminal: .askedTerminal
      case .failed: .failed
      }
  }
}
