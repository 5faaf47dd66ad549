import AppSupport
import ArgumentParser
import Glibc
import PaymentCards
import Wording

extension CardCommand {
  /// `cardcase card check`: JSON lines on standard input, JSON lines on standard output.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      "check",
      abstract: .helpCardCheck,
      discussion: .helpCardCheckText
    )

    @Flag(help: ArgumentHelp(.helpCardQuiet))
    var quiet = false

    func run() throws {
      let current = WallClock.month
      var input = LineReader(descriptor: STDIN_FILENO)
      let output = LineWriter(descriptor: STDOUT_FILENO)
      var number = 0
      var failed = false
      while let line = try input.next() {
        number += 1
        do {
          let check = try PaymentCardCheckLine.check(line, now: current)
          if quiet {
            if !check.isValid { failed = true }
          } else {
            try output.write(PaymentCardCheckLine.answer(check))
          }
        } catch let error as PaymentCardCheckLineError {
          failed = true
          if !quiet { try output.write(PaymentCardCheckLine.report(error, line: number)) }
        }
      }
      // Nothing is not a valid number.
      if failed || quiet && number == 0 { throw ExitCode.failure }
    }
  }
}
