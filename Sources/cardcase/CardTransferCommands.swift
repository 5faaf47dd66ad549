import ArgumentParser
import CardcaseApp
import Wording

extension Card {
  /// `cardcase card import`.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardImport,
      discussion: .helpCardImportText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpCardImportCodes))
    var codes = false

    @Flag(help: ArgumentHelp(.helpCardImportDuplicates))
    var duplicates = false

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    @Argument(help: ArgumentHelp(.helpCardImportFile, value: .helpValueFile))
    var file: String

    func run() throws {
      try options.use(root, isConfirmed: yes) {
        try VaultTool(in: $0).importCards(
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
      abstract: .helpCardExport,
      discussion: .helpCardExportText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpCardExportCodes))
    var codes = false

    @Flag(help: ArgumentHelp(.helpCardExportReplace))
    var replace = false

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    @Argument(help: ArgumentHelp(.helpCardExportFile, value: .helpValueFile))
    var file: String

    func run() throws {
      try options.use(root, isConfirmed: yes) {
        try VaultTool(in: $0).exportCards(
          to: file,
          replacing: replace,
          withCodes: codes,
          file == "-" ? StandardStreams.tell : StandardStreams.show
        )
      }
    }
  }
}
