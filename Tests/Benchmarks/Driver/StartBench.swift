import TerminalHarness
import TestSupport

/// The time from the start to the first frame. The forks before the start count, for all programs
/// alike.
enum StartBench {
  private static let count = 30
  /// The limit in milliseconds.
  private static let limit = 15.0
  /// The time of the C program on an idle machine, in milliseconds.
  private static let usualReference = 2.0

  static func rows() throws -> [Row] {
    let data = try TemporaryDirectory()
    try Lab.makeVault(at: "\(data.path)/cardcase/cardcase.vault")
    var ours: [Double] = []
    var demo: [Double] = []
    var reference: [Double] = []
    var memory: [(ours: Double, reference: Double)] = []
    for _ in 0..<count {
      let own = try Contender.cardcase("cardcase", environment: ["XDG_DATA_HOME": data.path])
      ours.append(try own.firstFrame().time.milliseconds)
      let other = try Contender.reference()
      reference.append(try other.firstFrame().time.milliseconds)
      memory.append((own.usage.peakMemory, other.usage.peakMemory))
      demo.append(
        try Contender.cardcase("cardcase", ["--demo"]).firstFrame().time.milliseconds
      )
    }
    func ratios(_ times: [Double]) -> Samples {
      Samples(zip(times, reference).map { $0 / $1 })
    }
    return [
      .times(
        "start to first frame, a vault",
        Samples(ours),
        Samples(reference),
        ratios: ratios(ours),
        limit: limit,
        usualReference: usualReference
      ),
      .times(
        "start to first frame, the demo",
        Samples(demo),
        Samples(reference),
        ratios: ratios(demo),
        limit: limit,
        usualReference: usualReference
      ),
      .numbers(
        "most memory until then, a vault",
        Samples(memory.map(\.ours)).greatest,
        Samples(memory.map(\.reference)).greatest,
        unit: "MiB",
        limit: 20
      ),
    ]
  }
}
