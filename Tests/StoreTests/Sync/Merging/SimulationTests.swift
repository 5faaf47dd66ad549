import Foundation
import Testing

@Suite("The simulation of merging")
struct SimulationTests {
  /// The seeds of the small runs. CARDCASE_MERGE_RUNS is their number where there is time for more.
  private static let seeds: ClosedRange<UInt64> = {
    let runs = ProcessInfo.processInfo.environment["CARDCASE_MERGE_RUNS"].flatMap(UInt64.init)
    return 1...max(1, runs ?? 60)
  }()

  @Test("Four replicas that made 10,000 changes each agree, whatever the order of delivery")
  func large() throws {
    var simulation = Simulation(seed: 1, replicas: 4, objectsOfEachKind: 200)
    try simulation.run(operations: 40_000)
    let difference = simulation.difference
    #expect(difference == nil)
    let isTelling = simulation.isTelling
    #expect(isTelling)
  }

  @Test("Two to five replicas agree in any delivery", arguments: seeds)
  func small(seed: UInt64) throws {
    var simulation = Simulation(seed: seed, objectsOfEachKind: 3)
    try simulation.run(operations: 400)
    let difference = simulation.difference
    #expect(difference == nil, "seed \(seed)")
  }
}
