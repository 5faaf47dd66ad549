import ArgumentParser
import Glibc
import PaymentCards

extension Card {
  /// `cardcase card check`: JSON lines on standard input, JSON lines on standard output.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Say what is known about card numbers, line by line.",
      discussion: """
        Reads one JSON object from each line of standard input: "number", "expiry" and "code" as \
        strings, and "now" as YYYY-MM, each of them optional. Writes one JSON object for each line. \
        A line that cannot be read is answered with its number and an error, and the exit status is \
        then 1. Nothing is kept, and no number is ever an argument.
        """
    )

    func run() throws {
      let present = try YearMonth.present()
      var input = LineReader(descriptor: STDIN_FILENO)
      let output = LineWriter(descriptor: STDOUT_FILENO)
      var number = 0
      var failed = false
      while let line = try input.next() {
        number += 1
        do {
          try output.write(CardCheckLine.answer(to: line, present: present))
        } catch let error as CardCheckLineError {
          failed = true
          try output.write(CardCheckLine.report(error, line: number))
        }
      }
      if failed { throw ExitCode.failure }
    }
  }
}
