import AppSupport
import ArgumentParser
import CardcaseApp
import Commands
import PaymentCards
import Wording

extension CardCommand {
  /// `cardcase card fill`.
  struct Fill: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardFill,
      discussion: .helpCardFillText(
        variables: Wording.preferred.all(PaymentCardField.Name.variables)
      )
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions
    @OptionGroup var card: PaymentCardQueryArgument

    @Argument(
      parsing: .postTerminator,
      help: ArgumentHelp(.helpCardFillCommand, value: .helpValueCommand)
    )
    var command: [String] = []

    func validate() throws {
      if command.isEmpty { throw ValidationError(.usageNoCommand) }
    }

    func run() throws {
      let surroundings = ProcessEnvironment()
      try options.use(root) {
        try PaymentCardCommands(in: $0).fill(
          command,
          with: card.value,
          in: surroundings,
          StandardStreams.tell
        )
      }
    }
  }
}
