import ArgumentParser
import CardcaseApp
import Commands
import PaymentCards
import Wording

extension CardCommand {
  /// `cardcase card edit`.
  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardEdit,
      discussion: .helpCardEditText(
        fields: Wording.preferred.all(PaymentCardField.Name.all.map(\.json))
      )
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(name: [.long, .customLong("anyway")], help: ArgumentHelp(.helpYes))
    var yes = false

    @OptionGroup var card: PaymentCardQueryArgument

    func run() throws {
      try options.use(root, isConfirmed: yes) { try PaymentCardCommands(in: $0).edit(card.value) }
        .show()
    }
  }

  /// `cardcase card delete`.
  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardDelete,
      discussion: .helpCardDeleteText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    @OptionGroup var card: PaymentCardQueryArgument

    func run() throws {
      try options.use(root, isConfirmed: yes) { try PaymentCardCommands(in: $0).delete(card.value) }
        .show()
    }
  }

  /// `cardcase card join`.
  struct Join: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardJoin,
      discussion: .helpCardDeleteText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    func run() throws {
      try options.use(root, isConfirmed: yes) { try PaymentCardCommands(in: $0).join() }.show()
    }
  }
}
