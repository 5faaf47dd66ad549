import Store
import TestSupport

/// Replicas that make random changes, and a remote between them that delivers in any order, late, and
/// more than once. The same seed makes the same run.
struct Simulation {
  private(set) var replicas: [ModelReplica]
  private var random: SeededGenerator
  /// The logs as far as they are on the remote; frames have gone through their encoding.
  private var remote: [[Frame]]
  private var now: Int64 = 1_790_000_000_000
  /// The step until which a replica is off the network.
  private var offUntil: [Int]
  private var changes: RandomChanges

  private static let year: Int64 = 365 * 86_400_000

  init(seed: UInt64, replicas count: Int? = nil, objectsOfEachKind: Int) {
    var random = SeededGenerator(seed: seed)
    let count = count ?? random.next(in: 2...5)
    replicas = (0..<count).map { index in
      ModelReplica(
        UInt16(index * 340 + 1),
        skew: random.next(below: 2) == 0
          ? 0 : Int64.random(in: -Self.year...Self.year, using: &random),
        isNewer: random.next(below: 2) == 0
      )
    }
    remote = Array(repeating: [], count: count)
    offUntil = Array(repeating: 0, count: count)
    changes = RandomChanges(seed: random.next(), objectsOfEachKind: objectsOfEachKind)
    self.random = random
  }

  /// Makes changes on random replicas while others send and receive; then delivers everything.
  mutating func run(operations count: Int) throws {
    let long = count / 8
    for step in 0..<count {
      now += Int64(random.next(below: 3))
      let index = random.next(below: replicas.count)
      changes.make(on: &replicas[index], at: now)
      if random.next(below: long) == 0 { offUntil[index] = step + random.next(below: long) }
      let other = random.next(below: replicas.count)
      guard step >= offUntil[other] else { continue }
      switch random.next(below: 8) {
      case 0: replicas[other].seal(at: now)
      case 1: try send(other)
      case 2...5: receive(other)
      default: break
      }
    }
    try deliverAll()
  }

  private mutating func send(_ index: Int) throws {
    replicas[index].seal(at: now)
    let frames = Array(replicas[index].log.dropFirst(remote[index].count))
    remote[index] += try FrameCodec.frames(in: FrameCodec.bytes(of: frames))
  }

  /// Receives a few frames of a replica, in any order, with gaps and doubles.
  private mutating func receive(_ index: Int) {
    let other = random.next(below: replicas.count)
    let known = Int(replicas[index].applied[replicas[other].number])
    let first = max(0, known - 2)
    let end = min(remote[other].count, known + random.next(in: 1...30))
    guard other != index, first < end else { return }
    for number in (first..<end).shuffled(using: &random) where random.next(below: 10) > 0 {
      replicas[index].receive(remote[other][number], at: now)
    }
  }

  private mutating func deliverAll() throws {
    for index in replicas.indices { try send(index) }
    for index in replicas.indices {
      var rest: [Frame] = []
      for (other, log) in remote.enumerated() where other != index {
        rest += log.dropFirst(Int(replicas[index].applied[replicas[other].number]))
      }
      rest.shuffle(using: &random)
      for frame in rest { replicas[index].receive(frame, at: now) }
      replicas[index].update()
    }
  }
}
