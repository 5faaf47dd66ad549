import ArgumentParser
import CardcaseApp
import FoundationEssentials
import Glibc
import Wording

/// Schedules histories given as JSON lines, without a vault: for scripts, and for checking this
/// program's scheduling against others.
struct Schedule: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: .helpSchedule,
    discussion: .helpScheduleText
  )

  func run() throws {
    let output = LineWriter(descriptor: STDOUT_FILENO)
    var failed = false
    while let line = readLine() {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let answer: String
      do {
        answer = try ScheduleRequest(json: line).answer()
      } catch {
        failed = true
        answer = "{\"error\":\(quoted(Wording.preferred(error.phrase)))}"
      }
      try output.write(Data(answer.utf8))
    }
    if failed { throw ExitCode(1) }
  }

  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A text can always be encoded.
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
