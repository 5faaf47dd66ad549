import ArgumentParser
import Commands
import Wording

/// `cardcase sync`: the same cards on several devices.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "sync",
    abstract: .helpSync,
    subcommands: [
      Init.self, Invite.self, Join.self, Now.self, Status.self, Devices.self, Conflicts.self,
      Verify.self, Move.self, Leave.self, Restore.self, Destroy.self,
    ]
  )

  /// `cardcase sync init`.
  struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncInit,
      discussion: .helpSyncInitText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpSyncRemote, value: .helpValueRemote))
    var remote: String

    @Option(help: ArgumentHelp(.helpSyncName, value: .helpValueName))
    var name: String?

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).found(at: remote, as: name) }.show()
    }
  }

  /// `cardcase sync invite`.
  struct Invite: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncInvite)

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).invite() }.show()
    }
  }

  /// `cardcase sync join`.
  struct Join: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpSyncJoin,
      discussion: .helpSyncJoinText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpSyncRemote, value: .helpValueRemote))
    var remote: String

    @Option(help: ArgumentHelp(.helpSyncName, value: .helpValueName))
    var name: String?

    @Flag(help: ArgumentHelp(.helpSyncStudy))
    var study = false

    @Flag(help: ArgumentHelp(.helpSyncWallet))
    var wallet = false

    func run() throws {
      try options.use(root) {
        try SyncTool(in: $0).join(
          remote,
          as: name,
          flashcards: study || !wallet,
          paymentCards: wallet || !study
        )
      }.show()
    }
  }

  /// `cardcase sync now`.
  struct Now: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpSyncNow)

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    func run() throws {
      try options.use(root) { try SyncTool(in: $0).synchronize() }.show()
    }
  }
}
