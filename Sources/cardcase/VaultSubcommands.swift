import AppSupport
import ArgumentParser
import Commands
import Wording

extension VaultCommand {
  /// `cardcase vault status`.
  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpVaultStatus
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      StandardStreams.show(try options.use(root) { try VaultTool(in: $0).status() })
    }
  }

  /// `cardcase vault backup`.
  struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpVaultBackup
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpReplace))
    var replace = false

    @Flag(help: ArgumentHelp(.helpVaultBackupRecovery))
    var recoveryKeyOnly = false

    @Argument(help: ArgumentHelp(.helpOutputFile, value: .helpValueFile), completion: .file())
    var file: String

    func run() throws {
      let lines = try options.use(root) {
        try VaultTool(in: $0).backUp(
          to: file,
          forRecoveryKeyOnly: recoveryKeyOnly,
          replacing: replace
        )
      }
      if file == "-" { StandardStreams.tell(lines) } else { StandardStreams.show(lines) }
    }
  }

  /// `cardcase vault verify`.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpVaultVerify
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      let (lines, isSound) = try options.use(root) { try VaultTool(in: $0).verify() }
      StandardStreams.show(lines)
      if !isSound { throw ExitCode(.failed) }
    }
  }

  /// `cardcase vault restore`.
  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpVaultRestore,
      discussion: .helpVaultRestoreText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpVaultRestoreNumber, value: .helpValueNumber))
    var number: Int?

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    func run() throws {
      try options.use(root, isConfirmed: yes) { context in
        let tool = VaultTool(in: context)
        guard let number else { return StandardStreams.show(try tool.backups()) }
        try tool.restore(number, at: VaultCommand.now, StandardStreams.show)
      }
    }
  }

  /// `cardcase vault rekey`.
  struct Rekey: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpVaultRekey,
      discussion: .helpVaultRekeyText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      StandardStreams.show(
        try options.use(root) { try VaultTool(in: $0).rekey(at: VaultCommand.now) }
      )
    }
  }

  /// `cardcase vault device-key`.
  struct DeviceKey: ParsableCommand {
    enum State: String, ExpressibleByArgument, CaseIterable {
      case on, off
    }

    static let configuration = CommandConfiguration(
      abstract: .helpVaultDeviceKey,
      discussion: .helpVaultDeviceKeyText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpVaultDeviceKeyState, value: .helpValueState))
    var state: State

    func run() throws {
      StandardStreams.show(
        try options.use(root) { try VaultTool(in: $0).setDeviceKey(state == .on) }
      )
    }
  }
}
