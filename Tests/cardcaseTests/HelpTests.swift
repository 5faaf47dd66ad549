import ArgumentParser
import Testing
import WindowLevels

@testable import Wording
@testable import cardcase

@Suite("The help of the commands")
struct HelpTests {
  /// The commands and the groups of commands there are, by the words that name them.
  static let paths: [[String]] = {
    func paths(_ command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
      [path] + command.configuration.subcommands.flatMap { paths($0, path + [$0._commandName]) }
    }
    return paths(Cardcase.self, [])
  }()

  /// The parser's description of the commands. To get it takes long, and it is always the same.
  private static let description = try? CommandDescription(of: Cardcase.self)

  /// The error that is thrown at these arguments.
  private static func thrown(by arguments: [String]) throws -> any Error {
    do {
      var command = try Cardcase.parseAsRoot(arguments)
      try command.run()
    } catch {
      return error
    }
    throw NothingThrown()
  }

  /// The end of the program once something was thrown.
  private static func ending(_ error: any Error, _ wording: Wording = Wording(), width: Int)
    -> CommandEnding
  {
    CommandEnding(error, of: Cardcase.self, wording, width: width) { _ in description }
  }

  /// The end of the program after these arguments.
  private static func ending(_ arguments: [String], _ wording: Wording = Wording(), width: Int)
    throws -> (ending: CommandEnding, original: String)
  {
    let error = try thrown(by: arguments)
    return (ending(error, wording, width: width), Cardcase.fullMessage(for: error))
  }

  private struct NothingThrown: Error {}

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  @Test("is all that the argument parser knows of a command", arguments: paths)
  func isWhole(path: [String]) throws {
    let asked = try Self.thrown(by: path + ["--help"])
    let askedFirst = try Self.thrown(by: ["help"] + path)
    let original = Self.words(Cardcase.fullMessage(for: asked))
    for width in [40, 80, 200] {
      let ending = Self.ending(asked, width: width)
      #expect(Self.words(ending.text) == original, "\(width)")
      #expect(ending.status == .success)
      #expect(Self.ending(askedFirst, width: width).text == ending.text, "\(width)")
    }
  }

  @Test("of the help itself is whole as well")
  func helpOfHelp() throws {
    let (ending, original) = try Self.ending(["help", "help"], width: 80)
    #expect(Self.words(ending.text) == Self.words(original))
  }

  @Test("fits the width, but for examples and words that are longer", arguments: paths)
  func fits(path: [String]) throws {
    let asked = try Self.thrown(by: path + ["--help"])
    for width in [40, 80] {
      let text = Self.ending(asked, width: width).text
      for line in text.split(separator: "\n") where displayWidth(of: String(line)) > width {
        #expect(line.hasPrefix("  ") || Self.words(String(line)).count == 1, "\(line)")
      }
    }
  }

  @Test("is made of what the parser says of the commands at that moment")
  func described() throws {
    let asked = try Self.thrown(by: ["--help"])
    let own = CommandEnding(asked, of: Cardcase.self, Wording(), width: 80)
    #expect(own.text == Self.ending(asked, width: 80).text)
  }

  @Test("has the explanations side by side")
  func columns() throws {
    let text = try Self.ending(["vault", "device-key", "--help"], width: 60).ending.text
    #expect(
      text.hasSuffix(
        """
        USAGE: cardcase vault device-key [--vault <file>]
          [--passcode-fd <number>] [--recovery-key] [--wait
          <seconds>] <state>

        ARGUMENTS:
          <state>                 on or off. (values: on, off)

        OPTIONS:
          --vault <file>          The vault file.
          --passcode-fd <number>  Read the passcode from this open
                                  descriptor, up to a newline.
          --recovery-key          Unlock with the recovery key
                                  instead of the passcode.
          --wait <seconds>        Wait this long while another
                                  process writes to the vault.
          --version               Show the version.
          -h, --help              Show help information.
        """
      )
    )
  }

  @Test("is in the user's language, headings and all")
  func isTranslated() throws {
    let language = Language(code: "xx") { phrase, number in
      Language.en.sentence(phrase, number).map { "~" + $0 }
    }
    let text = try Self.ending(["card", "--help"], Wording(language), width: 80).ending.text
    for heading in ["~OVERVIEW", "~USAGE", "~OPTIONS", "~SUBCOMMANDS", "~See", "~Show the version"]
    {
      #expect(text.contains(heading), "\(heading)")
    }
    #expect(text.contains("<~subcommand>"))
    let complaint = try Self.ending(["--nope"], Wording(language), width: 80).ending.text
    #expect(complaint.hasPrefix("~Error: ~Unknown option '--nope'\n~Usage: "))
    #expect(complaint.hasSuffix("\n  ~See 'cardcase --help' for more information."))
  }

  @Test("has no words that are in no phrase, whatever the command")
  func phrases() throws {
    let sentences = Phrase.ID.allCases.compactMap { Language.en.sentence($0, 2) }
    let whole = Set(sentences)
    // A sentence with values begins and ends as its phrase does.
    let ends = sentences.compactMap { sentence -> (Substring, Substring)? in
      guard let open = sentence.firstIndex(of: "{"), let close = sentence.lastIndex(of: "}") else {
        return nil
      }
      return (sentence[..<open], sentence[close...].dropFirst())
    }.filter { $0.0.count + $0.1.count > 10 }
    func isPhrase(_ text: String) -> Bool {
      whole.contains(text) || ends.contains { text.hasPrefix($0.0) && text.hasSuffix($0.1) }
    }
    let own = [
      "Show the version.", "Show help information.", "Show subcommand help information.",
    ]
    func check(_ command: CommandDescription, _ path: [String]) {
      let path = path + [command.commandName]
      // The library's own command, which the help leaves out.
      guard command.commandName != "help" else { return }
      var texts = [command.abstract, command.discussion]
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        texts += [argument.abstract, argument.discussion]
        texts.append(argument.kind == .flag ? nil : argument.valueName)
        #expect(argument.abstract != nil, "\(path): \(argument.label) is not explained")
      }
      for text in texts.compactMap(\.self) where !own.contains(text) && !text.isEmpty {
        #expect(isPhrase(text), "\(path): \(text)")
      }
      command.subcommands?.forEach { check($0, path) }
    }
    check(try CommandDescription(of: Cardcase.self), [])
  }

  @Test("is broken within sentences that have no blanks")
  func chinese() {
    let text = "\u{8FD9}\u{662F}\u{4E00}\u{53E5}\u{8BDD}\u{3002} cardcase"
    #expect(
      HelpText.lines(text, width: 10) == [
        "\u{8FD9}\u{662F}\u{4E00}\u{53E5}", "\u{8BDD}\u{3002}", "cardcase",
      ]
    )
  }

  @Test("does not get in the way of the version and of descriptions for programs")
  func others() throws {
    for arguments in [["--version"], ["--experimental-dump-help"]] {
      let (ending, original) = try Self.ending(arguments, width: 80)
      #expect(ending.text == original)
      #expect(ending.status == .success)
    }
  }

  // MARK: Commands that are not understood

  static let problems: [([String], String)] = [
    (["--vaul", "x"], "Unknown option '--vaul'. Did you mean '--vault'?"),
    (["--nothing-like-it"], "Unknown option '--nothing-like-it'"),
    (["vault", "status", "-x"], "Unknown option '-x'"),
    (["---x"], "Invalid option: ---x"),
    (["--demo=1"], "The option '--demo' does not take any value, but '1' was specified."),
    (["card", "new", "--fd"], "Missing value for '--fd <number>'"),
    (["card", "import"], "Missing expected argument '<file>'"),
    (["card", "nope"], "Unexpected argument 'nope'"),
    (["card", "nope", "no"], "2 unexpected arguments: 'nope', 'no'"),
    (
      ["vault", "device-key", "maybe"],
      "The value 'maybe' is invalid for '<state>'. Please provide one of 'on' or 'off'."
    ),
    (["vault", "restore", "x"], "The value 'x' is invalid for '<number>'"),
  ]

  @Test("names what is wrong, the argument and the way it is typed", arguments: problems)
  func problem(arguments: [String], sentence: String) throws {
    let (ending, original) = try Self.ending(arguments, width: 80)
    #expect(ending.status == .validationFailure)
    #expect(ending.text.hasPrefix("Error: \(sentence)\n"))
    #expect(
      ending.text.replacing("'on' or 'off'", with: "'on' and 'off'") == original,
      "but for the choices it says what the argument parser says"
    )
  }

  @Test("each sentence of the argument parser's that is known is one that it says")
  func isKnown() {
    let messages = Self.problems.map { arguments, _ in
      var message = ""
      do { _ = try Cardcase.parseAsRoot(arguments) } catch {
        message = Cardcase.message(for: error)
      }
      return message
    }
    for problem in UsageProblem.all {
      #expect(messages.contains { problem.values(in: $0) != nil }, "\(problem.parts)")
    }
    for message in messages {
      #expect(UsageProblem.all.contains { $0.values(in: message) != nil }, "\(message)")
    }
  }

  @Test("own checks of a command are told in the same way")
  func validation() throws {
    let (ending, original) = try Self.ending(["--demo", "--vault", "x"], width: 80)
    #expect(ending.text == original)
    #expect(ending.text.hasPrefix("Error: Use --demo or --vault, not both."))
    #expect(ending.status == .validationFailure)
  }
}
