import Wording

/// The manual page of a command.
struct CommandPage {
  let command: DescribedCommand
  /// The words that name the command.
  let path: [String]
  let words: ManualWords

  /// The day on which the form of the pages was last changed. Their words follow the program, and a
  /// day of the build would make each build another one.
  static let date = "November 23, 2026"

  /// The name of a command's page.
  static func name(_ path: [String]) -> String { path.joined(separator: "-") }

  /// The text of the page.
  var text: String {
    let name = Self.name(path)
    var lines = [
      #".\" Made from the help of the program."#, ".Dd \(Self.date)",
      ".Dt \(name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(name)", ".Nd \(summary)",
    ]
    lines += section(words.synopsis, synopsis)
    lines += section(words.description, description)
    lines += section(words.commands, list(command.shownSubcommands.map(entry)))
    let shown = (command.arguments ?? []).filter(\.shouldDisplay)
    lines += section(words.arguments, list(shown.filter { $0.kind == .positional }.map(entry)))
    lines += section(words.options, list(shown.filter { $0.kind != .positional }.map(entry)))
    lines += section(words.exitStatus, exitStatus)
    lines += section(words.examples, CommandExamples.lines(path))
    lines += section(words.seeAlso, seeAlso)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".Sh \(Mdoc.argument(heading))"] + lines
  }

  /// The first sentence, as a line beside the name has it.
  private var summary: String {
    let abstract = command.abstract ?? ""
    let end = abstract.firstRange(of: /[.。](?: |$)|。/)?.lowerBound ?? abstract.endIndex
    let sentence = String(abstract[..<end])
    let second = sentence.dropFirst().first
    guard second?.isLowercase == true || second == " ", let first = sentence.first else {
      return Mdoc.argument(sentence)
    }
    return Mdoc.argument(first.lowercased() + sentence.dropFirst())
  }

  private var synopsis: [String] {
    let shown = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isParsersOwn }
    let options = shown.filter { $0.kind != .positional }
    let positional = shown.filter { $0.kind == .positional }
    let own = [".Nm \(path.joined(separator: " "))"] + (options + positional).map(usage)
    let inner = [".Nm \(path.joined(separator: " "))", ".Ar \(Mdoc.argument(words.subcommand))"]
    let isGroup = !command.shownSubcommands.isEmpty
    return (isGroup && shown.isEmpty ? [] : own) + (isGroup ? inner : [])
  }

  private func usage(_ argument: DescribedCommand.Argument) -> String {
    var parts = label(argument)
    if argument.kind == .positional, argument.parsingStrategy == "postTerminator" {
      // What stands behind the end of the options.
      return ".Cm \\-\\- \(parts) ..."
    }
    if argument.isRepeating { parts += " ..." }
    return argument.isOptional ? ".Op \(parts)" : ".\(parts)"
  }

  /// The names of an argument that are typed, as macros.
  private func label(_ argument: DescribedCommand.Argument) -> String {
    let value = "Ar \(Mdoc.argument(argument.valueName ?? ""))"
    guard argument.kind != .positional else { return value }
    let names = (argument.names ?? []).map { ($0.kind == "long" ? "Fl Fl " : "Fl ") + $0.name }
    return names.joined(separator: " , ") + (argument.kind == .option ? " \(value)" : "")
  }

  private var description: [String] {
    let texts = [command.abstract, command.discussion].compactMap(\.self).filter { !$0.isEmpty }
    return Array(texts.map { Mdoc.paragraphs($0) }.joined(separator: [".Pp"]))
  }

  private func entry(_ argument: DescribedCommand.Argument) -> (head: String, body: [String]) {
    let texts = [own(argument.abstract ?? ""), argument.discussion ?? ""]
    let choices = (argument.allValues ?? []).joined(separator: words.wording(.listComma))
    let values = choices.isEmpty ? "" : words.wording(.helpChoices(values: choices))
    return (label(argument), (texts + [values]).filter { !$0.isEmpty }.flatMap(Mdoc.lines))
  }

  private func entry(_ inner: DescribedCommand) -> (head: String, body: [String]) {
    ("Xr \(Self.name(path + [inner.commandName])) 1", Mdoc.lines(inner.abstract ?? ""))
  }

  private func list(_ entries: [(head: String, body: [String])]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [".Bl -tag -width Ds"] + entries.flatMap { [".It \($0.head)"] + $0.body } + [".El"]
  }

  /// The words for the argument parser's own options.
  private func own(_ abstract: String) -> String {
    switch abstract {
    case "Show the version.": words.wording(.helpOfVersion)
    case "Show help information.": words.wording(.helpOfHelp)
    default: abstract
    }
  }

  /// The table in the program's own page, and elsewhere where it is.
  private var exitStatus: [String] {
    guard path.count == 1 else { return Mdoc.lines(words.statusesAreIn) + [".Xr cardcase 1 ."] }
    return ExitStatusList.mdoc(words.wording)
  }

  /// The pages above, and those about all commands.
  private var seeAlso: [String] {
    let above = path.count > 1 ? (1..<path.count).map { Self.name(Array(path.prefix($0))) } : []
    var pages = above.map { "\($0) 1" } + ["cardcase-config 5", "cardcase-vault 5"]
    pages += ["cardcase 7"]
    return pages.enumerated().map { index, page in
      ".Xr \(page)" + (index < pages.count - 1 ? " ," : "")
    }
  }
}
