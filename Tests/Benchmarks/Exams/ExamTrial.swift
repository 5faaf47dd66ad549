import Foundation
import TestSupport

/// Plans for exams, tried with simulated students. Writes the table of docs/flashcards.md, or, with a number of
/// students, prints it.
@main
struct ExamTrial {
  /// The number of students, with the seeds from 0 on.
  private static let students: UInt64 = 1_000

  static func main() async throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap(UInt64.init)
    let lines = TrialTable(trials: try await trials(of: count ?? students)).lines
    guard count == nil else { return print(lines.joined(separator: "\n")) }
    let page = FilledPage("docs/flashcards.md", target: "exam-proof")
    if let difference = try page.difference(from: [("exams", lines)]) { print(difference) }
  }

  private static func trials(of count: UInt64) async throws -> [Trial] {
    try await withThrowingTaskGroup(of: Trial.self) { group in
      for seed in 0..<count { group.addTask { Trial(try Student(seed: seed)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}
