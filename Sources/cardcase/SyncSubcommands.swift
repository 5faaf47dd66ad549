import ArgumentParser
import Commands
import Wording

extension SyncCommand {
  /// `cardcase sync status`.
  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncStatus)

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).status(asJSON: json) }.show()
    }
  }

  /// `cardcase sync devices`.
  struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncDevices,
      subcommands: [Remove.self]
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).devices() }.show()
    }

    /// `cardcase sync devices remove`.
    struct Remove: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: .helpSyncDevicesRemove,
        discussion: .helpSyncDevicesRemoveText
      )

      @ParentCommand var root: Cardcase
      @OptionGroup var options: VaultOptions

      @Argument(help: ArgumentHelp(.helpSyncDevice, value: .helpValueName))
      var name: String

      func run() throws {
        try options.use(root) { try SyncTool(in: $0).remove(name) }.show()
      }
    }
  }

  /// `cardcase sync conflicts`.
  struct Conflicts: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncConflicts,
      subcommands: [Show.self, Settle.self]
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).conflicts() }.show()
    }

    /// `cardcase sync conflicts show`.
    struct Show: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: .helpSyncConflictsShow
      )

      @ParentCommand var root: Cardcase
      @OptionGroup var options: VaultOptions

      @Argument(help: ArgumentHelp(.helpSyncConflictNumber, value: .helpValueNumber))
      var number: Int

      @Argument(help: ArgumentHelp(.helpSyncVersionNumber, value: .helpValueNumber))
      var version: Int

      @OptionGroup var output: SecretOutputOptions

      func run() throws {
        try options.use(root) {
          try SyncTool(in: $0).show(
            number,
            version: version,
            to: output.fd,
            toTerminal: output.force
          )
        }.show()
      }
    }

    /// `cardcase sync conflicts settle`.
    struct Settle: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: .helpSyncConflictsSettle
      )

      @ParentCommand var root: Cardcase
      @OptionGroup var options: VaultOptions

      @Argument(help: ArgumentHelp(.helpSyncConflictNumber, value: .helpValueNumber))
      var number: Int?

      @Argument(help: ArgumentHelp(.helpSyncVersionNumber, value: .helpValueNumber))
      var version: Int?

      @Flag(help: ArgumentHelp(.helpSyncSettleAll))
      var all = false

      @Option(help: ArgumentHelp(.helpSyncSettleDevice, value: .helpValueName))
      var device: String?

      private var settled: SyncTool.Settled? {
        switch (number, version, all, device) {
        case (let number?, let version?, false, nil): .one(number, version: version)
        case (nil, nil, true, nil): .all
        case (nil, nil, false, let device?): .device(device)
        default: nil
        }
      }

      func validate() throws {
        guard settled != nil else { throw ValidationError(.helpSyncSettleWhat) }
      }

      func run() throws {
        guard let settled else { return }
        try options.use(root) { try SyncTool(in: $0).settle(settled) }.show()
      }
    }
  }

  /// `cardcase sync verify`.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncVerify
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).verify() }.show()
    }
  }

  /// `cardcase sync move`.
  struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncMove,
      discussion: .helpSyncMoveText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpSyncRemote, value: .helpValueRemote))
    var remote: String

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).move(to: remote) }.show()
    }
  }

  /// `cardcase sync leave`.
  struct Leave: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncLeave)

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).leave() }.show()
    }
  }

  /// `cardcase sync restore`.
  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncRestore
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpSyncRemote, value: .helpValueRemote))
    var remote: String

    @Option(help: ArgumentHelp(.helpSyncName, value: .helpValueName))
    var name: String?

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).restore(from: remote, as: name) }.show()
    }
  }

  /// `cardcase sync destroy`.
  struct Destroy: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncDestroy)

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).destroy() }.show()
    }
  }
}
