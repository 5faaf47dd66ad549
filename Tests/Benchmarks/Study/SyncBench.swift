import Flashcards
import Secrets
import Store
import Vault

/// Measures keeping vaults in step, without a remote: frames go from one to the other as bytes.
struct SyncBench {
  let folder: String
  let vault: Vault
  let key: VaultKey

  private struct NotApplied: Error {}

  private static let foreignAnswers = 1_000
  /// The number of bytes from which on a device has frames be a segment. Another one applies those of a
  /// segment in one transaction.
  private static let segmentBytes = 3 << 20

  /// Measures the first frames of a vault, a vault that takes all of them, and answers that follow.
  func run(_ findings: inout Findings) throws {
    let store = SyncStore(vault)
    try store.begin(.study, as: 1, under: key)
    var segments: [[UInt8]] = []
    findings.note(.seal, try Stopwatch.time { segments = try sealed(store, key) })
    let (other, otherKey) = try BenchVault.make(at: folder + "/joined")
    let joined = SyncStore(other)
    try joined.begin(.study, as: 2, under: otherKey)
    _ = try sealed(joined, otherKey)
    findings.note(
      .join,
      try Stopwatch.time {
        for segment in segments { try apply(segment, to: joined, otherKey) }
      }
    )
    try answer(Self.foreignAnswers)
    let answers = try sealed(store, key)
    findings.note(
      .foreignAnswers,
      try Stopwatch.time {
        for segment in answers { try apply(segment, to: joined, otherKey) }
      }
    )
    let nothing = try Stopwatch.median { try Stopwatch.time { _ = try sealed(store, key) } }
    findings.note(.nothingToSend, nothing)
  }

  private var now: Timestamp { Collection.now.time }

  /// The bytes of the frames of all changes that are in none yet, segment by segment.
  private func sealed(_ store: SyncStore, _ key: VaultKey) throws -> [[UInt8]] {
    var segments: [[UInt8]] = []
    var next: [UInt8] = []
    try store.seal(.study, at: now, under: key) { frames in
      next += FrameCodec.bytes(of: frames)
      if !next.isEmpty, frames.isEmpty || next.count >= Self.segmentBytes {
        segments.append(next)
        next = []
      }
      return []
    }
    return segments
  }

  private func apply(_ segment: [UInt8], to store: SyncStore, _ key: VaultKey) throws {
    let frames = try FrameCodec.frames(in: segment)
    guard case .applied = try store.apply(frames, to: .study, at: now, under: key) else {
      throw NotApplied()
    }
  }

  /// Answers this many cards, each in a transaction of its own.
  private func answer(_ count: Int) throws {
    let store = StudyStore(vault)
    let cards = try store.collection(under: key).collection.cards.prefix(count)
    let scheduler = Scheduler(model: FSRS6(), settings: .defaults)
    for (index, var card) in cards.enumerated() {
      let review = Review(
        card: card.id,
        moment: LocalMoment(
          time: now.advanced(byMilliseconds: Int64(index) * 7_000),
          zoneOffset: Collection.now.zoneOffset
        ),
        duration: 5_000,
        rating: .good,
        kind: .review
      )
      card.progress = scheduler.progress(after: review, from: card.progress)
      var change = ChangeSet()
      change.cards = [card]
      change.reviews = [review]
      try store.apply(change, under: key)
    }
  }
}
