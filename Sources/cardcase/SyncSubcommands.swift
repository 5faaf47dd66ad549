import ArgumentParser
import CardcaseApp
import Wording

extension SyncCommand {
  /// `cardcase sync status`.
  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncStatus)

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Flag(help: ArgumentHelp(.helpSyncJSON))
    var json = false

    func run() throws {
      try DeckCommand.show(place.useSync(root) { try $0.status(asJSON: json) })
    }
  }

  /// `cardcase sync devices`.
  struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncDevices,
      subcommands: [Remove.self]
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    func run() throws {
      try DeckCommand.show(place.useSync(root) { try $0.devices() })
    }

    /// `cardcase sync devices remove`.
    struct Remove: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: .helpSyncDevicesRemove,
        discussion: .helpSyncDevicesRemoveText
      )

      @ParentCommand var root: Cardcase
      @OptionGroup var place: VaultCommand.Place

      @Argument(help: ArgumentHelp(.helpSyncDevice, value: .helpValueName))
      var name: String

      func run() throws {
        try DeckCommand.show(place.useSync(root) { try $0.remove(name) })
      }
    }
  }

  /// `cardcase sync conflicts`.
  struct Conflicts: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncConflicts,
      subcommands: [Settle.self]
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    func run() throws {
      try DeckCommand.show(place.useSync(root) { try $0.conflicts() })
    }

    /// `cardcase sync conflicts settle`.
    struct Settle: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: .helpSyncConflictsSettle,
        discussion: .helpSyncConflictsSettleText
      )

      @ParentCommand var root: Cardcase
      @OptionGroup var place: VaultCommand.Place

      @Argument(help: ArgumentHelp(.helpSyncConflictNumber, value: .helpValueNumber))
      var number: Int

      @Argument(help: ArgumentHelp(.helpSyncVersionNumber, value: .helpValueNumber))
      var version: Int

      func run() throws {
        try DeckCommand.show(place.useSync(root) { try $0.settle(number, with: version) })
      }
    }
  }

  /// `cardcase sync verify`.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncVerify,
      discussion: .helpSyncVerifyText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    func run() throws {
      try DeckCommand.show(place.useSync(root) { try $0.verify() })
    }
  }

  /// `cardcase sync leave`.
  struct Leave: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncLeave)

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    func run() throws {
      try DeckCommand.show(place.useSync(root) { try $0.leave() })
    }
  }

  /// `cardcase sync restore`.
  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncRestore,
      discussion: .helpSyncRestoreText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Argument(help: ArgumentHelp(.helpSyncRemote, value: .helpValueRemote))
    var remote: String

    @Option(help: ArgumentHelp(.helpSyncName, value: .helpValueName))
    var name: String?

    func run() throws {
      try DeckCommand.show(place.useSync(root) { try $0.restore(from: remote, as: name) })
    }
  }

  /// `cardcase sync destroy`.
  struct Destroy: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncDestroy)

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    func run() throws {
      try DeckCommand.show(place.useSync(root) { try $0.destroy() })
    }
  }
}
