import ArgumentParser
import CardcaseApp

extension Card {
  /// `cardcase card import`.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Import the cards of another program's file, after showing what would be done.",
      discussion: """
        Reads Bitwarden JSON, 1Password 1PUX, LastPass CSV, and KeePassXC CSV with the card's \
        attributes as columns. Asks for the passcode and for a word on the terminal. Cards whose \
        number is in the wallet, or earlier in the file, are left out unless --duplicates is given. \
        The exit status is 1 where nothing was imported.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Flag(help: "Keep the security codes that are in the file.")
    var codes = false

    @Flag(help: "Import cards whose number is known as well.")
    var duplicates = false

    @Argument(help: "The file; - is standard input, where that is a pipe or a file.")
    var file: String

    func run() throws {
      try place.use(root) {
        try $0.importCards(
          from: file,
          keepingCodes: codes,
          withDuplicates: duplicates,
          StandardStreams.show
        )
      }
    }
  }

  /// `cardcase card export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Export all cards as Bitwarden JSON, which is not encrypted.",
      discussion: """
        Asks for the passcode and for a word on the terminal. The file can be read by its owner \
        alone, and is never a terminal, a device or a pipe. With - the cards go to standard output, \
        unless that is a terminal, and everything that is said goes to standard error.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Flag(help: "Export the security codes that are kept, too.")
    var codes = false

    @Flag(help: "Replace the file if it is there already.")
    var replace = false

    @Argument(help: "The file, where nothing must stand yet; - is standard output.")
    var file: String

    func run() throws {
      try place.use(root) {
        try $0.exportCards(
          to: file,
          replacing: replace,
          withCodes: codes,
          file == "-" ? StandardStreams.tell : StandardStreams.show
        )
      }
    }
  }
}
