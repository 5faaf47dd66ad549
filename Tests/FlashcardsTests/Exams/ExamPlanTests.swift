import Testing

@testable import Flashcards

@Suite("Plans for an exam")
struct ExamPlanTests {
  @Test("The plan reaches what is wanted in less time than a constant retention that does")
  func lessTime() throws {
    let situation = ExamSample.situation(new: 60)
    let exam = Exam(day: ExamSample.today + 40, aim: .knowledge(0.95))
    let preview = try #require(situation.preview(of: exam))
    #expect(preview.outlook.knownThen >= 0.95)
    #expect(preview.outlook.known.count == 41 && preview.outlook.seconds.count == 40)
    #expect(preview.introduced.count == 40 && preview.introduced.reduce(0, +) == 60)
    // Of constant retentions 0.93 is the first of those tried that does.
    let planner = situation.planner(for: exam)
    let constant = planner.outlook(of: ExamPlan(retention: 0.93, finalDays: 0))
    #expect(constant.knownThen >= 0.95)
    #expect(preview.outlook.totalAnswers < 0.8 * constant.totalAnswers)
    // What is told is what is kept.
    let standing = try #require(preview.exam.standing)
    #expect(standing.cards == 60 && standing.new == 60 && standing.known == 0)
    #expect(standing.then == preview.outlook.knownThen)
  }

  @Test("No day takes more than the limit, and more time leads to more knowledge")
  func limit() throws {
    let situation = ExamSample.situation(new: 60)
    var known: [Double] = []
    for minutes in [2, 6, 12] {
      let exam = Exam(day: ExamSample.today + 30, aim: .minutes(minutes))
      let preview = try #require(situation.preview(of: exam))
      let most = Double(minutes) * 60 / AnswerHabits.published.secondsPerAnswer
      #expect(preview.outlook.answers.allSatisfy { $0 <= most + 1 }, "\(minutes)")
      known.append(preview.outlook.knownThen)
    }
    #expect(known == known.sorted() && known[2] > known[0] + 0.05)
  }

  @Test("An aim that can't be reached leads to the nearest plan")
  func outOfReach() throws {
    let exam = Exam(day: ExamSample.today + 3, aim: .knowledge(0.99), mostMinutes: 2)
    let preview = try #require(ExamSample.situation(new: 60).preview(of: exam))
    #expect(preview.outlook.knownThen < 0.9 && preview.outlook.knownThen > 0)
  }

  @Test("Equal cards have equal plans, and a plan is not made once it is not to go on")
  func repeatable() {
    let exam = Exam(day: ExamSample.today + 20)
    let situation = ExamSample.situation(new: 20, known: 30)
    #expect(situation.preview(of: exam) == situation.preview(of: exam))
    var asked = 0
    let stopped = situation.preview(of: exam) {
      asked += 1
      return asked < 3
    }
    #expect(stopped == nil && asked == 3)
  }

  @Test("Many cards are planned by some of them, in the numbers of all")
  func many() throws {
    let few = try #require(
      ExamSample.situation(known: 1_500).preview(of: Exam(day: ExamSample.today + 12))
    )
    let many = try #require(
      ExamSample.situation(known: 6_000).preview(of: Exam(day: ExamSample.today + 12))
    )
    #expect(abs(few.outlook.knownThen - many.outlook.knownThen) < 0.02)
    let share = many.outlook.totalAnswers / few.outlook.totalAnswers
    #expect((3.2...4.8).contains(share))
  }
}
