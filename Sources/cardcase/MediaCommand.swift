import ArgumentParser
import Commands
import Wording

/// `cardcase media`: pictures and sounds in and out of the vault.
struct MediaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "media",
    abstract: .helpMedia,
    subcommands: [List.self, Check.self, Add.self, Get.self, Delete.self]
  )

  /// `cardcase media list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: .helpMediaList)

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try MediaTool(in: $0).list(asJSON: json) }.show()
    }
  }

  /// `cardcase media check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpMediaCheck,
      discussion: .helpMediaCheckText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try MediaTool(in: $0).check(asJSON: json) }.show()
    }
  }

  /// `cardcase media add`.
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpMediaAdd,
      discussion: .helpMediaAddText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpNoLocation))
    var noLocation = false

    @Argument(help: ArgumentHelp(.helpMediaFiles, value: .helpValueFile), completion: .file())
    var files: [String]

    func run() throws {
      try options.use(root) { try MediaTool(in: $0).add(files, withoutLocation: noLocation) }.show()
    }
  }

  /// `cardcase media get`.
  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpMediaGet
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Option(help: ArgumentHelp(.helpOutputFile, value: .helpValueFile), completion: .file())
    var output: String?

    @Flag(help: ArgumentHelp(.helpReplace))
    var replace = false

    @Argument(help: ArgumentHelp(.helpMediaName, value: .helpValueName))
    var name: String

    func validate() throws {
      if output == "" { throw ValidationError(.usageNeedsPath(option: "--output")) }
    }

    func run() throws {
      try options.use(root) {
        try MediaTool(in: $0).get(name, to: output ?? "-", replaces: replace)
      }.show()
    }
  }

  /// `cardcase media delete`.
  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpMediaDelete,
      discussion: .helpCardDeleteText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpMediaUnused))
    var unused = false

    @Flag(help: ArgumentHelp(.helpYes))
    var yes = false

    @Argument(help: ArgumentHelp(.helpMediaName, value: .helpValueName))
    var names: [String] = []

    func validate() throws {
      guard names.isEmpty == unused else { throw ValidationError(.usageMediaNames) }
    }

    func run() throws {
      try options.use(root, isConfirmed: yes) {
        try MediaTool(in: $0).delete(unused ? nil : names)
      }.show()
    }
  }
}
