import SealedFiles
import Secrets
import Store
import Sync

/// A vault of which only what concerns the coordinator is there: in each space a set of texts. It
/// refuses frames whose context is not applied, as the real one does. Each call can be made to fail,
/// before anything is kept or right after.
final class TestVault: SyncStorage {
  struct Content {
    var membership: [UInt8]?
    var logs: [SyncSpace: Log] = [:]
    var texts: [SyncSpace: Set<String>] = [:]
    var outgoing: [OutgoingFile] = []
    var nextID: Int64 = 1
  }

  struct Log {
    var replica: UInt16
    var applied = VersionVector()
    var unsealed: [String] = []
  }

  struct NotReady: Error {}

  var content = Content()
  let faults: FaultPlan
  /// Texts that somebody types just when frames are to be applied.
  var arrivingWhileApplying: [String] = []
  /// The number of times that a membership was kept.
  private(set) var writes = 0
  /// The recovery key that it has instead of the one that it gave to the group.
  var renewed: RecoveryKey?
  /// The most texts that one frame takes.
  var frameSize = 2

  init(faults: FaultPlan) {
    self.faults = faults
  }

  func add(_ text: String, to space: SyncSpace = .study) {
    content.texts[space, default: []].insert(text)
    content.logs[space]?.unsealed.append(text)
  }

  private func transaction<R>(_ body: (inout Content) throws -> R) throws -> R {
    try faults.step()
    var changed = content
    let result = try body(&changed)
    content = changed
    try faults.step()
    return result
  }

  var media: (any SyncMedia<[String]>)? { nil }

  func membership() throws -> SecretBytes? {
    try transaction { try $0.membership.map { try SecretBytes($0) } }
  }

  func setMembership(_ membership: SecretBytes?) throws {
    writes += 1
    try transaction { content in
      content.membership = membership.map { $0.withUnsafeBytes { Array($0) } }
      if membership == nil {
        content.logs = [:]
        content.outgoing = []
      }
    }
  }

  func renewedRecovery(in group: GroupID) throws -> RecoveryPublic? {
    try renewed.map { try RecoveryIdentity($0).publicHalf(in: group) }
  }

  func position(of space: SyncSpace) throws -> LogPosition? {
    content.logs[space].map {
      LogPosition(replica: $0.replica, applied: $0.applied, waiting: $0.unsealed.count)
    }
  }

  func begin(_ space: SyncSpace, as number: UInt16) throws {
    try transaction { content in
      content.logs[space] = Log(
        replica: number,
        unsealed: content.texts[space, default: []].sorted()
      )
    }
  }

  func reset() throws {
    try transaction { content in
      content.logs = [:]
      content.outgoing = []
    }
  }

  func seal(
    _ space: SyncSpace,
    valueKey: SealingKey?,
    _ seal: @escaping ([Frame]) throws -> [SealedSegment]
  ) throws {
    try transaction { content in
      guard var log = content.logs[space] else { return }
      var count = 0
      while !log.unsealed.isEmpty {
        let texts = log.unsealed.prefix(frameSize)
        log.unsealed.removeFirst(texts.count)
        let dot = Dot(replica: log.replica, number: log.applied[log.replica] + 1)
        let frame = Frame(
          dot: dot,
          context: log.applied,
          time: HybridTime(milliseconds: faults.time),
          wallTime: faults.time,
          operations: texts.enumerated().map { index, text in
            .add(
              LogEntry(
                LogEntryID(object: ObjectKey(.card, 1), time: Int64(index), edition: 0),
                content: Array(text.utf8)
              )
            )
          }
        )
        log.applied[log.replica] += 1
        count += 1
        content.keep(try seal([frame]))
      }
      if count > 0 { content.keep(try seal([])) }
      content.logs[space] = log
    }
  }

  func outgoing() throws -> [OutgoingFile] { content.outgoing }

  func removeOutgoing(_ ids: [Int64]) throws {
    try transaction { content in content.outgoing.removeAll { ids.contains($0.id) } }
  }

  func held(in _: SyncSpace) -> [HeldFrames] { [] }

  func apply(
    _ frames: [Frame],
    to space: SyncSpace,
    valueKey: SealingKey?
  ) throws -> FrameApplication<[String]> {
    try transaction { content in
      guard var log = content.logs[space] else { throw NotReady() }
      if let late = arrivingWhileApplying.popLast() {
        content.texts[space, default: []].insert(late)
        log.unsealed.append(late)
        content.logs[space] = log
      }
      guard log.unsealed.isEmpty else { return .unsealed }
      var texts: [String] = []
      for frame in frames {
        guard frame.isReady(after: log.applied) else {
          return .waiting(for: log.applied.missing(of: frame.context))
        }
        for case .add(let entry) in frame.operations {
          texts.append(String(decoding: entry.content, as: UTF8.self))
        }
        log.applied[frame.dot.replica] = frame.dot.number
      }
      guard !texts.contains("unreadable") else { return .unreadable }
      content.texts[space, default: []].formUnion(texts)
      content.logs[space] = log
      return .applied(texts)
    }
  }
}

extension TestVault.Content {
  fileprivate mutating func keep(_ segments: [SealedSegment]) {
    for segment in segments {
      outgoing.append(OutgoingFile(id: nextID, segment: segment))
      nextID += 1
    }
  }
}
