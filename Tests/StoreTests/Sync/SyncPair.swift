import Flashcards
import Secrets
import TestSupport
import Testing

@testable import Store

/// Two devices in one sync group, the second of which begins with nothing.
struct SyncPair {
  let one: StudyFixture
  let other: StudyFixture
  private let valueKey: SealingKey

  /// Devices with the decks, notes and cards of `StudyFixture.fill`, in step.
  init(isFilled: Bool = true) throws {
    one = try StudyFixture(random: SeededRandom(seed: 1))
    other = try StudyFixture(random: SeededRandom(seed: 2))
    valueKey = try SealingKey(random: SeededRandom(seed: 3))
    if isFilled { try one.fill() }
    for (number, device) in [(UInt16(1), one), (2, other)] {
      for space in SyncSpace.allCases {
        try SyncStore(device.vault).begin(space, as: number, under: device.key)
      }
    }
    try meet()
  }

  /// Devices in step with cards that were answered.
  static func learned() throws -> SyncPair {
    let pair = try SyncPair()
    try pair.one.learn(notes: 12)
    try pair.meet()
    return pair
  }

  func log(_ space: SyncSpace) -> SyncLog { space == .study ? .study : .wallet(valueKey) }

  /// The frames of a device's changes.
  func frames(of device: StudyFixture, _ space: SyncSpace = .study) throws -> [Frame] {
    var frames: [Frame] = []
    try SyncStore(device.vault).seal(
      log(space),
      at: StudyFixture.now.time,
      under: device.key
    ) {
      frames += $0
      return []
    }
    return frames
  }

  /// Has a device apply frames.
  @discardableResult
  func apply(
    _ frames: [Frame],
    to device: StudyFixture,
    _ space: SyncSpace = .study
  ) throws -> AppliedChanges {
    let result = try SyncStore(device.vault).apply(
      frames,
      to: log(space),
      at: StudyFixture.now.time,
      under: device.key
    )
    guard case .applied(let changes) = result else {
      Issue.record("Not applied: \(result)")
      return AppliedChanges()
    }
    return changes
  }

  /// Brings both in step: what each did since the last time was without knowing of the other.
  func meet() throws {
    for _ in 0..<2 {
      for space in SyncSpace.allCases {
        let (mine, yours) = (try frames(of: one, space), try frames(of: other, space))
        try apply(mine, to: other, space)
        try apply(yours, to: one, space)
      }
    }
    for space in SyncSpace.allCases {
      let digests = try [one, other].map {
        try SyncStore($0.vault).digest(of: log(space), under: $0.key)
      }
      #expect(digests[0] == digests[1])
    }
  }

  /// The id on the second device of a note, a card or a deck of the first.
  func note(_ guid: String, on device: StudyFixture) throws -> Note {
    try #require(try device.contents().collection.notes.first { $0.guid == guid })
  }

  func card(of guid: String, on device: StudyFixture) throws -> Flashcard {
    let note = try note(guid, on: device)
    return try #require(try device.contents().collection.cards.first { $0.note == note.id })
  }
}

extension StudyFixture {
  /// Changes something as a screen does.
  func change(
    _ kind: UndoableOperation.Kind = .edit,
    after seconds: Int64 = 0,
    _ fill: (inout ChangeSet) throws -> Void
  ) throws {
    var change = ChangeSet()
    try fill(&change)
    let time = Self.now.time.advanced(byMilliseconds: seconds * 1_000)
    try store.apply(change, as: UndoableOperation(kind), at: time, under: key)
  }
}
