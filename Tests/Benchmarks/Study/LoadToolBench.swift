import Flashcards
import Secrets
import Store
import Vault

/// Measures tools that move days, over all cards.
struct LoadToolBench {
  let vault: Vault
  let key: VaultKey

  private var store: StudyStore { StudyStore(vault) }

  /// The times of a preview of each tool, of which the slowest counts, and of flattening all cards.
  func run(_ findings: inout Findings) throws {
    let today = DayBoundary().day(of: Collection.now)
    let tools: [LoadTool] = [
      .postpone(cards: 1_000), .advance(cards: 1_000), .flatten(perDay: 200),
      .holiday(today + 3...today + 17, .both, spread: 14),
      .easyDates([today + 1, today + 2], beyond: true), .disperse, .balance,
    ]
    var slowest: Lap?
    for tool in tools {
      let lap = try Stopwatch.median { try Stopwatch.time { _ = try preview(tool) } }
      if lap.wall > slowest?.wall ?? 0 { slowest = lap }
    }
    if let slowest { findings.note(.previewLoad, slowest) }
    findings.note(.flatten, try Stopwatch.time { try flatten() })
  }

  private func preview(_ tool: LoadTool) throws -> LoadChange {
    let found = try store.loadChange(
      by: LoadRequest(tool, of: nil),
      at: Collection.now,
      boundary: DayBoundary(),
      under: key
    )
    guard found.damaged == 0 else { throw Incomplete() }
    return found.change
  }

  private func flatten() throws {
    let done = try store.moveDays(
      by: LoadRequest(.flatten(perDay: 200), of: nil),
      at: Collection.now,
      boundary: DayBoundary(),
      under: key
    )
    guard done.written.cards.count == done.load.moves.count else { throw Incomplete() }
  }

  private struct Incomplete: Error {}
}
