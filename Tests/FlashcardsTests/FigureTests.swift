import Foundation
import TestSupport
import Testing

@testable import Flashcards

/// The figures of the simulator and of the statistics in docs/flashcards.md. `make simulator-proof` makes them;
/// the tests that hold the same things against Anki take fewer seeds.
@Suite("The figures in the manual", .serialized, .enabled(if: RenewedFile.isRenewing))
struct FigureTests {
  /// The number of simulations whose mean is compared, with the seeds from 0 on.
  private static let seeds = 20

  @Test("of the statistics are renewed")
  func ofStatistics() throws { try renew("statistics", statistics()) }

  @Test("of the simulator are renewed")
  func ofSimulator() throws { try renew("simulator", simulator()) }

  private func renew(_ part: String, _ lines: [String]) throws {
    let page = FilledPage("docs/flashcards.md", target: "simulator-proof")
    #expect(try page.difference(from: [(part, lines)]) == nil)
  }

  private func simulator() throws -> [String] {
    let head = "| options | reviews | time | new cards | known | worst day |"
    return [head, "|---|---|---|---|---|---|"]
      + (try SimulatedFixture.all().map { fixture in
        let all = fixture.deviations(seeds: Self.seeds)
        #expect(all.allSatisfy { $0.deviation.isNear })
        let totals = all.map { name, deviation in
          name == "new cards" && fixture.new == 0 ? "" : signed(deviation.total)
        }
        let worst = all.map(\.deviation.worstDay).max() ?? 0
        return row([fixture.words] + totals + ["\(percent(worst))"])
      })
  }

  private func statistics() throws -> [String] {
    let evaluated = try CountedLog.all().flatMap { try $0.compared() }
    var splits: [(ours: [Double], theirs: [Double])] = []
    for log in try FittedLog.all() {
      guard let theirs = log.splits else { continue }
      let ours = try TimeSplits(of: log)
      splits.append(([ours.logLoss, ours.rmse], theirs))
    }
    return [
      "| compared with | comparisons | log loss, furthest off | RMSE (bins), furthest off |",
      "|---|---|---|---|",
      row(["`evaluate_params_legacy` of Anki: the parameters in force"] + furthest(evaluated)),
      row(["`evaluate_params`, fits by the answers after them (fsrs-rs)"] + furthest(splits)),
    ]
  }

  /// The number of comparisons, and the greatest difference of both numbers.
  private func furthest(_ pairs: [(ours: [Double], theirs: [Double])]) -> [String] {
    let most = (0..<2).map { place in
      pairs.map { abs($0.ours[place] - $0.theirs[place]) }.max() ?? 0
    }
    return [String(pairs.count)] + most.map { String(format: "%.6f", $0) }
  }

  private func row(_ fields: [String]) -> String { "| " + fields.joined(separator: " | ") + " |" }

  private func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }

  private func signed(_ share: Double) -> String { String(format: "%+.2f %%", share * 100) }
}
