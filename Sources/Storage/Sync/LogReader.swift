import SealedFiles
import Store

/// Reads another replica's log of one space, segment by segment, and judges its frames.
struct LogReader {
  /// The next step of a log.
  enum Step {
    /// These frames come next and can be applied; the end of the log after them.
    case frames([Frame], end: LogEnd, lastHeard: Int64)
    /// The next frame knows of these, which are not applied.
    case waiting(for: [Dot])
    /// The segment can't be used, for this reason; another one may have the same frames.
    case unusable(SyncFault.Kind)
    /// There is nothing more, or nothing more that counts.
    case done
  }

  let replica: Replica
  let space: SyncSpace
  let roster: Roster

  /// The step that a segment with the next number leads to.
  ///
  /// - Parameters:
  ///   - end: the end of what was read of the log.
  ///   - applied: all frames that are applied here.
  func step(_ content: LogContent, after end: LogEnd, applied: VersionVector) -> Step {
    guard content.head(at: end.number) == end.head else { return .unusable(.replaced) }
    let limit = roster.end(of: space.kind, by: replica.id) ?? .max
    if let head = content.head(at: limit),
      roster.verdict(on: limit, head: head, of: space.kind, by: replica.id) != .accepted
    {
      return .unusable(.replaced)
    }
    var applied = applied
    var frames: [Frame] = []
    var reached = end
    var heard: Int64 = 0
    for entry in content.entries {
      let number = entry.frame.dot.number
      guard number > end.number, number <= limit else { continue }
      // A crash may have come between applying a frame and noting it.
      if number > applied[replica.number] {
        guard entry.frame.isReady(after: applied) else {
          if reached == end { return .waiting(for: applied.missing(of: entry.frame.context)) }
          break
        }
        applied[replica.number] = number
        frames.append(entry.frame)
      }
      reached = LogEnd(number: number, head: entry.head)
      heard = max(heard, entry.frame.wallTime)
    }
    return reached == end ? .done : .frames(frames, end: reached, lastHeard: heard)
  }
}
