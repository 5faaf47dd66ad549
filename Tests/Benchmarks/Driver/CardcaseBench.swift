import Foundation
import TerminalHarness

/// Measures the speed and resource use of Cardcase, next to a C program that does the minimum a
/// program on ncurses needs, and prints one table. Parts of it can be selected by name.
@main
enum CardcaseBench {
  private static let parts: [(name: String, rows: @Sendable () throws -> [Row])] = [
    ("start", StartBench.rows), ("typing", ProgramBench.rows), ("scenes", SceneBench.rows),
    ("suspend", SuspendBench.rows), ("wizard", WizardBench.rows), ("review", ReviewBench.rows),
    ("pictures", PictureBench.rows), ("idle", IdleBench.rows),
  ]

  private static let legend = """
    Times are medians (least–greatest); ratios are taken pair by pair, both programs in turns.
    Unclear: the machine was too busy to tell. That is, a start beyond the limit while that of the
    C program takes more than twice its usual 2 ms; slowest frames beyond a limit that the C program
    misses too; a limit within the range where the median of the ratios lies with 95 % confidence.
    Bytes are without the 16 a frame of synchronized output.
    """

  /// The parts named as arguments, or all of them.
  private static var chosen: [(name: String, rows: @Sendable () throws -> [Row])] {
    let names = CommandLine.arguments.dropFirst()
    return names.isEmpty ? parts : parts.filter { names.contains($0.name) }
  }

  static func main() throws {
    let machine = Machine()
    let start = ContinuousClock.now
    var table = Table()
    do {
      for part in chosen {
        FileHandle.standardError.write(Data("measuring: \(part.name)\n".utf8))
        table.rows += try part.rows()
      }
    } catch let failure as TerminalFailure {
      FileHandle.standardError.write(Data("\(failure)\n".utf8))
      exit(1)
    }
    let seconds = Int((ContinuousClock.now - start).components.seconds)
    print("\(table)\n\n\(table.summary) \(seconds) s on \(machine.description)\n\(legend)")
  }
}
