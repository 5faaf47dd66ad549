import WindowLevels
import Wording

/// The help of a command, in the user's language and wrapped at a width.
struct HelpText {
  let command: CommandDescription
  /// The names that lead to the command, the program's first.
  let path: [String]
  /// The way the command is typed, as the argument parser writes it.
  let usage: String
  let wording: Wording
  /// The width in columns.
  let width: Int

  /// The column at which explanations begin.
  private static let indentation = 26

  /// The help without a line feed at its end.
  var text: String {
    var sections = [wrapped(wording(.helpOverview(text: own(command.abstract ?? ""))))]
    if let discussion = command.discussion { sections.append(wrapped(discussion)) }
    sections.append(wrapped(wording(.helpUsage(usage: usage)), indentation: 2))
    let shown = (command.arguments ?? []).filter(\.shouldDisplay)
    sections += section(.helpArguments, shown.filter { $0.kind == .positional }.map(row))
    sections += section(.helpOptions, shown.filter { $0.kind != .positional }.map(row))
    let inner = (command.subcommands ?? []).filter { $0.commandName != "help" }
    sections += section(
      .helpSubcommands,
      inner.map { row($0.commandName, [$0.abstract ?? ""]) }
    )
    if !inner.isEmpty {
      let names = [path[0], "help"] + path.dropFirst() + ["<\(wording(.helpSubcommand))>"]
      sections.append("  " + wording(.helpMore(command: names.joined(separator: " "))))
    }
    return sections.joined(separator: "\n\n")
  }

  private func section(_ heading: Phrase, _ rows: [String]) -> [String] {
    rows.isEmpty ? [] : [([wording(heading)] + rows).joined(separator: "\n")]
  }

  private func row(_ argument: CommandDescription.Argument) -> String {
    var abstract = argument.abstract.map(own) ?? ""
    if let values = argument.allValues, !values.isEmpty {
      let values = values.joined(separator: wording(.listComma))
      abstract += " " + wording(.helpChoices(values: values))
    }
    return row(argument.label, [abstract, argument.discussion ?? ""].filter { !$0.isEmpty })
  }

  /// A name with its explanations beside it, or beneath it where it is long.
  private func row(_ label: String, _ texts: [String]) -> String {
    let label = "  " + label
    let margin = String(repeating: " ", count: Self.indentation)
    let lines = texts.flatMap { Self.lines($0, width: max(20, width - Self.indentation)) }
    let padding = Self.indentation - displayWidth(of: label)
    guard padding > 0, let first = lines.first else {
      return ([label] + lines.map { margin + $0 }).joined(separator: "\n")
    }
    return
      ([label + String(repeating: " ", count: padding) + first]
      + lines.dropFirst().map { margin + $0 }).joined(separator: "\n")
  }

  /// The words for the argument parser's own options and commands.
  private func own(_ abstract: String) -> String {
    switch abstract {
    case "Show the version.": wording(.helpOfVersion)
    case "Show help information.": wording(.helpOfHelp)
    case "Show subcommand help information.": wording(.helpOfSubcommands)
    default: abstract
    }
  }

  private func wrapped(_ text: String, indentation: Int = 0) -> String {
    Self.lines(text, width: width, indentation: indentation).joined(separator: "\n")
  }

  /// A text in lines of a width in columns. A line feed ends a line; a line that begins with a blank
  /// is an example and stays whole, as does a longer word. Chinese and Japanese are broken where the
  /// rules of UAX #14 allow it.
  ///
  /// - Parameter indentation: the blanks before all lines but the first.
  static func lines(_ text: String, width: Int, indentation: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      guard paragraph.first != " " else { return [String(paragraph)] }
      var lines: [String] = []
      for word in paragraph.split(separator: " ") {
        for (index, piece) in pieces(of: word).enumerated() {
          let blank = index == 0 ? " " : ""
          if let last = lines.last, displayWidth(of: last + blank + piece) <= width {
            lines[lines.count - 1] += blank + piece
          } else {
            lines.append((lines.isEmpty ? "" : margin) + piece)
          }
        }
      }
      return lines.isEmpty ? [""] : lines
    }
  }

  /// The pieces of a word between which a line may end.
  private static func pieces(of word: Substring) -> [String] {
    var opportunities = LineBreakOpportunities()
    return word.reduce(into: []) { pieces, character in
      if opportunities.breaksWord(before: character) || pieces.isEmpty { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
  }
}
