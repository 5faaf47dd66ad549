import ArgumentParser
import CardcaseApp

extension VaultCommand {
  /// `cardcase vault status`.
  struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the format, what a guess costs, the size and the counts. Needs no passcode."
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: Place

    func run() throws {
      StandardStreams.show(try place.use(root) { try $0.status() })
    }
  }

  /// `cardcase vault backup`.
  struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a sealed copy to a file, also while the vault is in use. Needs no passcode."
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: Place

    @Argument(
      help: """
        The copy, where nothing must stand yet; - is standard output, where that is a pipe or a file.
        """
    )
    var file: String

    func run() throws {
      let lines = try place.use(root) { try $0.backUp(to: file) }
      if file == "-" { StandardStreams.tell(lines) } else { StandardStreams.show(lines) }
    }
  }

  /// `cardcase vault verify`.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Authenticate every record and name the damaged ones.",
      discussion:
        "Asks for the passcode on the terminal. The exit status is 1 where there is damage."
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: Place

    func run() throws {
      let (lines, isSound) = try place.use(root) { try $0.verify() }
      StandardStreams.show(lines)
      if !isSound { throw ExitCode.failure }
    }
  }

  /// `cardcase vault restore`.
  struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the backups kept beside the vault, or put one in its place.",
      discussion: "What stood in the vault's place is kept."
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: Place

    @Argument(help: "The number of a backup. Without it they are listed.")
    var number: Int?

    func run() throws {
      let lines = try place.use(root) { tool in
        guard let number else { return tool.backups() }
        return try tool.restore(number, at: VaultCommand.now)
      }
      StandardStreams.show(lines)
    }
  }

  /// `cardcase vault rekey`.
  struct Rekey: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give the vault a new key and seal everything again.",
      discussion: """
        For when a copy of the vault may be about together with an old passcode or recovery key. \
        Asks for the passcode on the terminal; it stays the same. The recovery key becomes another.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: Place

    func run() throws {
      StandardStreams.show(try place.use(root) { try $0.rekey(at: VaultCommand.now) })
    }
  }

  /// `cardcase vault device-key`.
  struct DeviceKey: ParsableCommand {
    /// Whether the passcode needs the device key.
    enum State: String, ExpressibleByArgument, CaseIterable {
      case on, off
    }

    static let configuration = CommandConfiguration(
      abstract: "Have the passcode need a key file on this machine besides, or no longer.",
      discussion: """
        A copied vault alone can't be guessed at then. Without the file only the recovery key opens \
        the vault. Asks for the passcode on the terminal.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: Place

    @Argument(help: "on or off.")
    var state: State

    func run() throws {
      StandardStreams.show(try place.use(root) { try $0.setDeviceKey(state == .on) })
    }
  }
}
