import AppSupport
import ArgumentParser
import CardcaseApp
import Commands
import Wording

extension CardCommand {
  /// `cardcase card new`: the card form alone, for scripts that need a card.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      "new",
      abstract: .helpCardNew,
      discussion: .helpCardNewText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpCardNewKeep))
    var keep = false

    @Option(help: ArgumentHelp(.helpOutputFile, value: .helpValueFile), completion: .file())
    var output: String?

    @Option(help: ArgumentHelp(.helpCardNewFd, value: .helpValueNumber))
    var fd: Int32?

    func validate() throws {
      if output != nil, fd != nil {
        throw ValidationError(.usageOneOf(option: "--output", other: "--fd"))
      }
      if output == "" {
        throw ValidationError(.usageNeedsPath(option: "--output"))
      }
      if keep, let other = output.map({ _ in "--output" }) ?? fd.map({ _ in "--fd" }) {
        throw ValidationError(.usageOneOf(option: "--keep", other: other))
      }
    }

    func run() throws {
      guard !keep else { return try keepCard() }
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

    /// Asks for a card, and puts it into the vault's letterbox.
    private func keepCard() throws {
      try options.use(root) { context in
        let tool = LetterboxTool(in: context, unlocks: false)
        try tool.check()
        let prompt = try CardPrompt(in: Dependencies(), wording: context.wording)
        guard let card = prompt.ask() else { throw ExitCode(.cancelled) }
        return try tool.add(card)
      }.show()
    }

    private func fail(_ sentence: String) throws {
      StandardStreams.complain(sentence)
      throw ExitCode(.failed)
    }
  }
}
