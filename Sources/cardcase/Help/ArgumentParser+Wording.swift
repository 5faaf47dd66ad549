import ArgumentParser
import CardcaseApp
import Wording

// The texts of commands and arguments, in the user's language. They are looked up when a command
// is parsed, never at a start without arguments.

extension CommandConfiguration {
  init(
    _ name: String? = nil,
    abstract: Phrase,
    discussion: Phrase? = nil,
    version: String = "",
    subcommands: [any ParsableCommand.Type] = []
  ) {
    self.init(
      commandName: name,
      abstract: Wording.preferred(abstract),
      discussion: discussion.map { Wording.preferred($0) } ?? "",
      version: version,
      subcommands: subcommands
    )
  }
}

extension ArgumentHelp {
  init(_ abstract: Phrase, discussion: Phrase? = nil, value: Phrase? = nil) {
    self.init(
      Wording.preferred(abstract),
      discussion: discussion.map { Wording.preferred($0) } ?? "",
      valueName: value.map { Wording.preferred($0) }
    )
  }
}

extension ValidationError {
  init(_ problem: Phrase) {
    self.init(Wording.preferred(problem))
  }
}
