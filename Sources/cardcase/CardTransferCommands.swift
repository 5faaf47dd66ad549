import AppSupport
import ArgumentParser
import Commands
import PaymentCards
import Wording

extension CardCommand {
  /// `cardcase card import`.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardImport,
      discussion: .helpCardImportText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Option(help: ArgumentHelp(.helpImportFormat, value: .helpValueCardFormat))
    var format: FormatArgument<CardFormatName>?

    @Option(help: ArgumentHelp(.helpCardImportKeyFile, value: .helpValueFile), completion: .file())
    var keyFile: String?

    @Option(help: ArgumentHelp(.helpCardFilePasswordFd, value: .helpValueNumber))
    var passwordFd: Int32?

    @Option(help: ArgumentHelp(.helpCardImportUpdates, value: .helpValueUpdates))
    var updates: CardUpdateChoice?

    @Flag(help: ArgumentHelp(.helpCardImportDuplicates))
    var duplicates = false

    @Flag(help: ArgumentHelp(.helpCodes))
    var codes = false

    @Flag(help: ArgumentHelp(.helpCardImportDeleteFile))
    var deleteFile = false

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    @Argument(help: ArgumentHelp(.helpInputFile, value: .helpValueFile), completion: .file())
    var file: String

    func validate() throws {
      if deleteFile, file == "-" { throw ValidationError(.usageDeleteStandardInput) }
      if let passwordFd, passwordFd < 0 {
        throw ValidationError(.usageNeedsDescriptor(option: "--password-fd"))
      }
    }

    func run() throws {
      try options.use(root, isConfirmed: yes) {
        try VaultTool(in: $0).importCards(
          CardImportOptions(
            file: file,
            format: format?.format,
            keyFile: keyFile,
            password: passwordFd,
            updates: updates,
            keepsCodes: codes,
            withDuplicates: duplicates,
            deletesFile: deleteFile
          ),
          StandardStreams.show
        )
      }
    }
  }

  /// `cardcase card export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardExport
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Option(help: ArgumentHelp(.helpCardExportFormat, value: .helpValueCardFormat))
    var format: FormatArgument<PaymentCardExportFormat>?

    @Option(help: ArgumentHelp(.helpCardFilePasswordFd, value: .helpValueNumber))
    var passwordFd: Int32?

    @Flag(help: ArgumentHelp(.helpCodes))
    var codes = false

    @Flag(help: ArgumentHelp(.helpReplace))
    var replace = false

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    @Argument(help: ArgumentHelp(.helpOutputFile, value: .helpValueFile), completion: .file())
    var file: String

    func validate() throws {
      guard let passwordFd else { return }
      if passwordFd < 0 { throw ValidationError(.usageNeedsDescriptor(option: "--password-fd")) }
      if (format?.format ?? .sealed) != .sealed { throw ValidationError(.exportPasswordNotUsed) }
    }

    func run() throws {
      try options.use(root, isConfirmed: yes) {
        try VaultTool(in: $0).exportCards(
          CardExportOptions(
            file: file,
            format: format?.format ?? .sealed,
            password: passwordFd,
            replaces: replace,
            withCodes: codes
          ),
          file == "-" ? StandardStreams.tell : StandardStreams.show
        )
      }
    }
  }
}

extension CardUpdateChoice: ExpressibleByArgument {}
