import Flashcards
import Secrets
import TestSupport
import Testing

@testable import Store

/// Several devices with a vault each, and the frames that each has made.
struct SyncDevices {
  var worlds: [UndoWorld]
  private var sent: [SyncSpace: [[[Frame]]]] = [:]
  private var received: [SyncSpace: [[Int]]] = [:]
  private let valueKey: SealingKey

  /// Devices of which the first two have the same flashcards, each by itself, and the others none.
  init(_ count: Int, seed: UInt64) throws {
    worlds = try (0..<count).map {
      try UndoWorld(seed: seed &* 31 &+ UInt64($0), offset: Int64($0) * 100_000, isEmpty: $0 > 1)
    }
    valueKey = try SealingKey(random: SeededRandom(seed: 1))
    for space in SyncSpace.allCases {
      sent[space] = Array(repeating: [], count: count)
      received[space] = Array(repeating: Array(repeating: 0, count: count), count: count)
      for (index, world) in worlds.enumerated() {
        try store(index).begin(space, as: UInt16(index + 1), under: world.fixture.key)
      }
    }
  }

  func store(_ index: Int) -> SyncStore { SyncStore(worlds[index].fixture.vault) }

  private func log(_ space: SyncSpace) -> SyncLog {
    switch space {
    case .study: .study
    case .wallet: .wallet(valueKey)
    }
  }

  private var now: Timestamp { StudyFixture.now.time }

  /// Has a device make frames of its changes.
  mutating func seal(_ index: Int) throws {
    for space in SyncSpace.allCases {
      var made: [Frame] = []
      try store(index).seal(log(space), at: now, under: worlds[index].fixture.key) {
        made += $0
        return []
      }
      // As they are read from a remote.
      let read = try FrameCodec.frames(in: FrameCodec.bytes(of: made))
      if !read.isEmpty { sent[space]?[index].append(read) }
    }
  }

  /// Has a device apply some of what another has sent, as far as it is ready for it.
  ///
  /// - Returns: the number of segments that were applied.
  @discardableResult
  mutating func deliver(from source: Int, to target: Int, most: Int = .max) throws -> Int {
    try seal(target)
    var count = 0
    for space in SyncSpace.allCases {
      while count < most, let segments = sent[space]?[source],
        let next = received[space]?[target][source], next < segments.count
      {
        let application = try store(target).apply(
          segments[next],
          to: log(space),
          at: now,
          under: worlds[target].fixture.key
        )
        if case .unreadable = application { Issue.record("A frame could not be read.") }
        guard case .applied = application else { break }
        received[space]?[target][source] += 1
        count += 1
      }
    }
    return count
  }

  /// Delivers everything to every device, until nothing is left.
  mutating func deliverAll() throws {
    for index in worlds.indices { try seal(index) }
    var isMoving = true
    while isMoving {
      isMoving = false
      for source in worlds.indices {
        for target in worlds.indices where source != target {
          if try deliver(from: source, to: target) > 0 { isMoving = true }
        }
      }
      for index in worlds.indices { try seal(index) }
    }
  }

  /// The digests of a space on all devices.
  func digests(_ space: SyncSpace) throws -> Set<[UInt8]> {
    Set(
      try worlds.indices.map {
        try store($0).digest(of: log(space), under: worlds[$0].fixture.key)
      }
    )
  }
}
