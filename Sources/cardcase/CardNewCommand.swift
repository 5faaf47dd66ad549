import ArgumentParser
import CardcaseApp
import Wording

extension Card {
  /// `cardcase card new`: the card form alone, for scripts that need a card.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      "new",
      abstract: .helpCardNew,
      discussion: .helpCardNewText
    )

    @Option(help: ArgumentHelp(.helpCardNewOutput, value: .helpValueFile))
    var output: String?

    @Option(
      help: ArgumentHelp(.helpCardNewFd, discussion: .helpCardNewFdDefault, value: .helpValueNumber)
    )
    var fd: Int32?

    func validate() throws {
      if output != nil, fd != nil {
        throw ValidationError(.usageOutputAndDescriptor)
      }
      if output == "" {
        throw ValidationError(.usageEmptyOutput)
      }
    }

    func run() throws {
      let wording = Wording.preferred
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
      throw ExitCode(.failed)
    }
  }
}
