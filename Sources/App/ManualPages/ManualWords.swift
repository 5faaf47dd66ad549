import Wording

/// The words of manual pages that are no part of the program's help. The first heading is NAME in
/// every language: by it the tools that list manual pages find the line beneath.
struct ManualWords {
  let wording: Wording

  /// The headings of the sections.
  var synopsis: String { wording(.manualSynopsis) }
  var description: String { wording(.manualDescription) }
  var commands: String { Self.heading(wording(.helpSubcommands)) }
  var arguments: String { Self.heading(wording(.helpArguments)) }
  var options: String { Self.heading(wording(.helpOptions)) }
  var exitStatus: String { wording(.manualExitStatus) }
  var examples: String { wording(.manualExamples) }
  var seeAlso: String { wording(.manualSeeAlso) }
  /// The placeholder for a subcommand in a synopsis.
  var subcommand: String { wording(.helpSubcommand) }
  /// The sentence about exit statuses, with the page that has them behind it.
  var statusesAreIn: String { wording(.manualStatuses) }

  /// A heading of the help, which ends in a colon there.
  private static func heading(_ text: String) -> String {
    text.last == ":" || text.last == "\u{FF1A}" ? String(text.dropLast()) : text
  }
}
