import AppSupport
import ArgumentParser
import Commands
import Glibc
import PaymentCards
import Wording

/// The options for the output of a secret.
struct SecretOutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.helpCardShowFd, value: .helpValueNumber))
  var fd: Int32?

  @Flag(help: ArgumentHelp(.helpCardShowForce))
  var force = false

  func validate() throws {
    if let fd, fd < 0 { throw ValidationError(.usageNeedsDescriptor(option: "--fd")) }
  }
}

extension CardCommand {
  /// `cardcase card list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpCardList)

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try PaymentCardCommands(in: $0).list(asJSON: json) }.show()
    }
  }

  /// `cardcase card show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardShow,
      discussion: .helpCardShowText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @OptionGroup var output: SecretOutputOptions
    @OptionGroup var card: PaymentCardQueryArgument
    @OptionGroup var field: CardFieldArgument

    func run() throws {
      try options.use(root) {
        try PaymentCardCommands(in: $0).show(
          field.value,
          of: card.value,
          to: output.fd,
          toTerminal: output.force,
          StandardStreams.tell
        )
      }
    }
  }

  /// `cardcase card copy`.
  struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardCopy,
      discussion: .helpCardCopyText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions
    @OptionGroup var card: PaymentCardQueryArgument
    @OptionGroup var field: CardFieldArgument

    func run() throws {
      let signal = try options.use(root) {
        try PaymentCardCommands(in: $0).copy(field.value, of: card.value, StandardStreams.tell)
      }
      guard let signal else { return }
      Glibc.signal(signal, SIG_DFL)
      raise(signal)
    }
  }
}
