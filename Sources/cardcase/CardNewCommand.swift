import ArgumentParser
import CardcaseApp
import Foundation
import Wording

extension Card {
  /// `cardcase card new`: the card form alone, for scripts that need a card.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract: "Ask for a card on the terminal, and hand it over as JSON.",
      discussion: """
        Shows the card form on the terminal, whatever standard input and output are, and once the \
        card is handed over writes one line of JSON with the names cc-name, cc-number, cc-exp, \
        cc-exp-month, cc-exp-year, cc-csc and cc-type. Nothing is kept. The exit status is 130 \
        where the user left; then nothing is written.
        """
    )

    @Option(
      help: ArgumentHelp("The file that the card goes into.", valueName: "file")
    )
    var output: String?

    @Option(
      help: ArgumentHelp(
        "The open descriptor that the card goes to.",
        discussion: "Default: standard output, unless that is a terminal.",
        valueName: "number"
      )
    )
    var fd: Int32?

    func validate() throws {
      if output != nil, fd != nil {
        throw ValidationError("--output and --fd can't both be given.")
      }
      if output == "" {
        throw ValidationError("--output needs the path of a file.")
      }
    }

    func run() throws {
      let wording = Wording()
      do {
        let target = try CardOutput(output: output, descriptor: fd)
        guard let card = try CardPrompt(in: Dependencies(), wording: wording).ask() else {
          throw ExitCode(130)
        }
        try target.write(card)
      } catch let failure as LaunchFailure {
        try fail(failure.sentence(wording))
      } catch let failure as CardOutput.Failure {
        try fail(failure.sentence(wording))
      }
    }

    private func fail(_ sentence: String) throws {
      StandardStreams.complain(sentence)
      throw ExitCode.failure
    }
  }
}
