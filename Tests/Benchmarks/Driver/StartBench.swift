import TerminalHarness

/// From the start to the first frame. The forks before the start count, for all programs alike.
enum StartBench {
  private static let count = 30

  static func rows() throws -> [Row] {
    let home = try TemporaryDirectory()
    let vault = "\(home.path)/vault"
    try Lab.makeVault(at: vault)
    var ours: [Double] = []
    var demo: [Double] = []
    var reference: [Double] = []
    var memory: [(ours: Double, reference: Double)] = []
    for _ in 0..<count {
      let own = try Contender.cardcase("cardcase", ["--vault", vault])
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
        limit: 15
      ),
      .times(
        "start to first frame, the demo",
        Samples(demo),
        Samples(reference),
        ratios: ratios(demo),
        limit: 15
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
