import ArgumentParser
import Wording

/// The end of the program after something was thrown: a request for help, a command that was not
/// understood, or a failure that was told already.
struct CommandEnding {
  let text: String
  let status: ExitCode

  /// The text for the user in place of the argument parser's, with the same status.
  ///
  /// - Parameters:
  ///   - width: the columns that help is wrapped at.
  ///   - describe: the description of the program's commands, of which help is made; nil where it
  ///     can't be read.
  init<Program: ParsableCommand>(
    _ error: any Error,
    of program: Program.Type,
    _ wording: Wording,
    width: Int,
    describe: (Program.Type) -> CommandDescription? = { try? CommandDescription(of: $0) }
  ) {
    let original = program.fullMessage(for: error)
    status = program.exitCode(for: error)
    switch status {
    case .success:
      text =
        Self.help(original, wording, width: width) { describe(program) }
        ?? CompletionScript(original)?.text ?? original
    case .validationFailure:
      text = Self.complaint(
        UsageProblem.sentence(for: program.message(for: error), wording),
        original,
        wording
      )
    default:
      let message = program.message(for: error)
      text = message.isEmpty ? "" : wording(.usageError(problem: message))
    }
  }

  /// The help of the command that the original is about; nil where the original is something else,
  /// such as the version.
  private static func help(
    _ original: String,
    _ wording: Wording,
    width: Int,
    describe: () -> CommandDescription?
  ) -> String? {
    // The description is the library's own: where it can't be read, its help is shown as it is.
    guard let usage = line(after: "USAGE: ", in: original),
      let root = describe(),
      let (command, path) = root.command(named: words(of: usage))
    else { return nil }
    return HelpText(
      command: command,
      path: path,
      usage: localized(usage, wording),
      wording: wording,
      width: width
    ).text
  }

  /// The problem, the help of the argument concerned, and the usage of the command.
  private static func complaint(
    _ problem: String,
    _ original: String,
    _ wording: Wording
  ) -> String {
    var lines = [wording(.usageError(problem: problem))]
    if let argument = line(after: "Help:  ", in: original) {
      lines.append(wording(.usageArgument(text: argument)))
    }
    if let usage = line(after: "Usage: ", in: original) {
      lines.append(wording(.usageOf(usage: localized(usage, wording))))
    }
    if let see = line(after: "  See '", in: original), let end = see.firstIndex(of: "'") {
      lines.append("  " + wording(.usageMore(command: String(see[..<end]))))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(after heading: String, in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix(heading) }
      .map { String($0.dropFirst(heading.count)) }
  }

  private static func words(of usage: String) -> [String] {
    usage.split(separator: " ").map(String.init)
  }

  private static func localized(_ usage: String, _ wording: Wording) -> String {
    usage.replacing("<subcommand>", with: "<\(wording(.helpSubcommand))>")
  }
}
