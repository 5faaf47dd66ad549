import TerminalHarness

/// Frames of Cardcase and of the C program in turns, so that other load on the machine affects both
/// alike.
struct FrameComparison {
  /// One scene, as the keys that lead from frame to frame, over and over.
  struct Scene {
    var name: String
    var keys: [String]
    /// The C program's keys.
    var referenceKeys: [String]
    /// True if the keys change anything.
    var isDrawn = true
  }

  let ours: Samples
  let reference: Samples
  let ratios: Samples
  /// Per frame, in milliseconds.
  let processorTime: (ours: Double, reference: Double)
  /// Bytes for each frame, without those of synchronized output.
  let bytes: (ours: Double, reference: Double)

  /// Measures `count` pairs of frames, after some that do not count.
  init(_ scene: Scene, _ contender: Contender, _ reference: Contender, count: Int) throws {
    let warmUp = 12
    var pairs: [(ours: Double, reference: Double)] = []
    var marks = (ours: Mark.start, reference: Mark.start)
    var before = (ours: 0.0, reference: 0.0)
    for number in 0..<(warmUp + count) {
      if number == warmUp {
        before = (contender.usage.processorTime, reference.usage.processorTime)
        marks = (try contender.session.mark(), try reference.session.mark())
      }
      let own = try contender.frame(
        after: scene.keys[number % scene.keys.count],
        isExpected: scene.isDrawn
      )
      let other = try reference.frame(
        after: scene.referenceKeys[number % scene.referenceKeys.count],
        isExpected: scene.isDrawn
      )
      guard number >= warmUp else { continue }
      pairs.append((own.time.milliseconds, other.time.milliseconds))
    }
    let frames = Double(count)
    ours = Samples(pairs.map(\.ours))
    self.reference = Samples(pairs.map(\.reference))
    ratios = Samples(pairs.map { $0.ours / $0.reference })
    processorTime = (
      (contender.usage.processorTime - before.ours) / frames,
      (reference.usage.processorTime - before.reference) / frames
    )
    // All output, also any after a pause that was taken for the end of a frame.
    _ = (try contender.session.mark(), try reference.session.mark())
    bytes = (
      Double(contender.session.output(since: marks.ours).count) / frames
        - (scene.isDrawn ? Contender.synchronizationBytes : 0),
      Double(reference.session.output(since: marks.reference).count) / frames
    )
  }

  /// The rows on how long a frame takes.
  func latencyRows(_ name: String) -> [Row] {
    [
      .ratios("key to frame, \(name)", ours, reference, ratios, limit: 1.5),
      .slowest("  99 in 100", ours, reference, limit: 2),
    ]
  }

  /// The row on the time a frame takes of a processor, in milliseconds.
  func processorRow(_ name: String, limit: Double? = nil) -> Row {
    .numbers(
      "processor time, \(name)",
      processorTime.ours,
      processorTime.reference,
      unit: "ms",
      limit: limit
    )
  }

  /// The row on the bytes of a frame.
  func bytesRow(_ name: String) -> Row {
    .numbers(
      "bytes, \(name)",
      bytes.ours,
      bytes.reference,
      unit: "B",
      limit: 1.3 * bytes.reference
    )
  }
}
