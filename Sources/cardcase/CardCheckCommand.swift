import ArgumentParser
import Glibc
import PaymentCards
import Wording

extension Card {
  /// `cardcase card check`: JSON lines on standard input, JSON lines on standard output.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      "check",
      abstract: .helpCardCheck,
      discussion: .helpCardCheckText
    )

    func run() throws {
      let current = try YearMonth.current()
      var input = LineReader(descriptor: STDIN_FILENO)
      let output = LineWriter(descriptor: STDOUT_FILENO)
      var number = 0
      var failed = false
      while let line = try input.next() {
        number += 1
        do {
          try output.write(CardCheckLine.answer(to: line, now: current))
        } catch let error as CardCheckLineError {
          failed = true
          try output.write(CardCheckLine.report(error, line: number))
        }
      }
      if failed { throw ExitCode.failure }
    }
  }
}
