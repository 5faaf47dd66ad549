import TerminalHarness

/// The same scenes through the library and in C.
enum SceneBench {
  private static let idle = FrameComparison.Scene(
    name: "nothing changes",
    keys: ["x"],
    referenceKeys: ["x"],
    isDrawn: false
  )
  private static let counter = FrameComparison.Scene(
    name: "one counter",
    keys: ["c"],
    referenceKeys: ["c"]
  )
  private static let redraw = FrameComparison.Scene(
    name: "every cell",
    keys: ["f"],
    referenceKeys: ["f"]
  )

  /// The terminal's sizes, each with the processor time in milliseconds a full redraw may take.
  private static let sizes = [
    (TerminalSession.Size.standard, 1.0), (TerminalSession.Size(columns: 200, rows: 60), 3.0),
  ]

  static func rows() throws -> [Row] {
    try sizes.flatMap { size, limit in
      let contender = try Contender.cardcase("bench-scenes", size: size)
      let reference = try Contender.reference(size: size)
      try contender.session.waitUntil(shows: "Settings")
      try reference.session.waitUntil(shows: "Settings")
      func compare(_ scene: FrameComparison.Scene, _ count: Int) throws -> FrameComparison {
        try FrameComparison(scene, contender, reference, count: count)
      }
      func name(_ scene: FrameComparison.Scene) -> String {
        "\(scene.name), \(size.columns)×\(size.rows)"
      }
      let idle = try compare(idle, 100)
      let counter = try compare(counter, 400)
      let redraw = try compare(redraw, 300)
      return counter.latencyRows(name(Self.counter)) + redraw.latencyRows(name(Self.redraw)) + [
        idle.processorRow(name(Self.idle)), counter.processorRow(name(Self.counter)),
        redraw.processorRow(name(Self.redraw), limit: limit), idle.bytesRow(name(Self.idle)),
        counter.bytesRow(name(Self.counter)), redraw.bytesRow(name(Self.redraw)),
      ]
    }
  }
}
