import ArgumentParser
import CardcaseApp
import Commands
import DomainWords
import Flashcards
import Wording

extension DeckCommand {
  /// `cardcase deck exam`.
  struct Exam: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckExam,
      discussion: .helpDeckExamText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpDeckExamDeck, value: .helpValueDeck), completion: .decks)
    var deck: String

    @Option(help: ArgumentHelp(.helpDeckExamDay, value: .helpValueDate))
    var day: String?

    @Option(help: ArgumentHelp(.helpDeckExamWanted, value: .helpValueNumber))
    var wanted: String?

    @Option(help: ArgumentHelp(.helpDeckExamMinutes, value: .helpValueNumber))
    var minutes: String?

    @Option(help: ArgumentHelp(.helpDeckExamMost, value: .helpValueNumber))
    var most: String?

    @Option(help: ArgumentHelp(.helpDeckExamDaysOff, value: .helpValueDate))
    var daysOff: [String] = []

    @Option(help: ArgumentHelp(.helpDeckExamSearch, value: .helpValueName))
    var search = ""

    @Flag(help: ArgumentHelp(.helpDeckExamAllDecks))
    var allDecks = false

    @Option(help: ArgumentHelp(.helpDeckExamName, value: .helpValueName))
    var name = ""

    @Flag(help: ArgumentHelp(.helpDeckExamDelete))
    var delete = false

    @Flag(help: ArgumentHelp(.helpPreview))
    var preview = false

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    /// What is asked for.
    private func request() throws -> ExamRequest {
      guard let day else { return .list }
      let today = ExamRequest.today
      do {
        if delete { return .delete(try LoadToolText.day(day, from: .min)) }
        var exam = Flashcards.Exam(
          name: name,
          isOfAllDecks: allDecks,
          search: search,
          day: try ExamText.day(day, after: today)
        )
        if let minutes {
          exam.aim = .minutes(try ExamText.minutes(minutes))
        } else if let wanted {
          exam.aim = .knowledge(try ExamText.knowledge(wanted))
        }
        exam.mostMinutes = try ExamText.limit(most ?? "")
        let off = daysOff.joined(separator: " ")
        exam.daysOff = try ExamText.daysOff(off, from: today, .preferred)
        return .plan(exam, isPreview: preview)
      } catch let problem as ExamText.Problem {
        throw ValidationError(problem.words(.preferred, today: today))
      } catch let problem as LoadToolText.Problem {
        throw ValidationError(problem.words(.preferred))
      }
    }

    func validate() throws {
      if delete, day == nil { throw ValidationError(.usageMissingArgument(argument: "--day")) }
      _ = try request()
    }

    func run() throws {
      let request = try request()
      try options.use(root) { try DeckTool(in: $0).exams(of: deck, request, asJSON: json) }.show()
    }
  }
}
