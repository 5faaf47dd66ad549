import Store
import Testing

@Suite("The rules of merging")
struct MergingRuleTests {
  private let note = ObjectKey(.note, 1)
  private let card = ObjectKey(.card, 1)
  private let words = FieldID(rawValue: 1)
  private let tags = FieldID(rawValue: 2)
  private let now: Int64 = 1_790_000_000_000

  /// Replicas that begin with the same note and card.
  private func group(_ count: Int = 3, skews: [Int64] = [0, 0, 0]) -> [ModelReplica] {
    var replicas = (0..<count).map { ModelReplica(UInt16($0 + 1), skew: skews[$0]) }
    replicas[0].set(words, of: note, to: [1], at: now)
    replicas[0].set(words, of: card, to: [1], at: now)
    deliver(among: &replicas)
    return replicas
  }

  /// Delivers all frames to all.
  private func deliver(among replicas: inout [ModelReplica], at time: Int64? = nil) {
    for index in replicas.indices { replicas[index].seal(at: time ?? now) }
    for frame in replicas.flatMap(\.log) {
      for index in replicas.indices { replicas[index].receive(frame, at: time ?? now) }
    }
    // What was sealed because something foreign came.
    for frame in replicas.flatMap(\.log) {
      for index in replicas.indices { replicas[index].receive(frame, at: time ?? now) }
    }
  }

  private func expectAgreement(_ replicas: [ModelReplica]) {
    for replica in replicas { #expect(replica.states == replicas[0].states) }
  }

  @Test("Two answers to one card on two devices both count, and its day follows from both")
  func answers() {
    var replicas = group()
    replicas[0].answer(card, 1, at: now + 10)
    replicas[1].answer(card, 3, at: now + 20)
    deliver(among: &replicas)
    let both = replicas[0].history(of: card)
    #expect(both.map(\.content) == [[1], [3]])
    let placement = ModelPlacement.value(due: ModelPlacement.due(of: both), history: both)
    for replica in replicas {
      #expect(replica.value(ModelSchema.placement, of: card) == placement)
    }
    expectAgreement(replicas)
  }

  @Test("Answers of one millisecond on two devices are one, the same everywhere")
  func sameMoment() {
    var replicas = group()
    replicas[0].answer(card, 1, at: now)
    replicas[1].answer(card, 3, at: now)
    deliver(among: &replicas)
    for replica in replicas { #expect(replica.history(of: card).map(\.content) == [[3]]) }
    expectAgreement(replicas)
  }

  @Test("A day that was kept is kept everywhere while nobody else wrote it")
  func placement() {
    var replicas = group()
    replicas[0].answer(card, 2, at: now)
    deliver(among: &replicas)
    replicas[1].place(card, 7, at: now + 1)
    deliver(among: &replicas)
    let history = replicas[0].history(of: card)
    for replica in replicas {
      #expect(
        replica.value(ModelSchema.placement, of: card)
          == ModelPlacement.value(due: 7, history: history)
      )
    }
  }

  @Test("An answer taken back is taken back where another device answered meanwhile")
  func withdrawal() {
    var replicas = group()
    replicas[0].answer(card, 1, at: now)
    deliver(among: &replicas)
    replicas[0].withdraw(replicas[0].history(of: card)[0].id, at: now + 1)
    replicas[1].answer(card, 4, at: now + 2)
    deliver(among: &replicas)
    for replica in replicas {
      #expect(replica.history(of: card).map(\.content) == [[4]])
      #expect(replica.misplaced.isEmpty)
    }
    expectAgreement(replicas)
  }

  @Test("A deletion does not swallow an edit that it had not seen", arguments: [false, true])
  func survives(editIsOlder: Bool) {
    var replicas = group(skews: [0, editIsOlder ? -1_000_000 : 1_000_000, 0])
    replicas[0].set(tags, of: note, to: [9], at: now)
    replicas[0].delete(note, at: now)
    replicas[1].set(words, of: note, to: [2], at: now)
    deliver(among: &replicas)
    for replica in replicas {
      #expect(replica.exists(note))
      #expect(replica.value(words, of: note) == [2])
      #expect(replica.value(tags, of: note) == [9])
    }
    replicas[2].delete(note, at: now)
    deliver(among: &replicas)
    for replica in replicas { #expect(!replica.exists(note)) }
    expectAgreement(replicas)
  }

  @Test("A deletion that is undone brings back what was there, everywhere")
  func undone() {
    var replicas = group()
    replicas[0].delete(note, at: now)
    deliver(among: &replicas)
    replicas[1].undoDeletion(of: note)
    deliver(among: &replicas)
    for replica in replicas {
      #expect(replica.exists(note))
      #expect(replica.value(words, of: note) == [1])
    }
    expectAgreement(replicas)
  }

  @Test(
    "Concurrent edits show the newer everywhere and keep the other everywhere; a later one settles",
    arguments: 0..<3
  )
  func conflict(settler: Int) {
    var replicas = group(skews: [0, -500_000_000, 31_536_000_000])
    replicas[0].set(words, of: note, to: [2], at: now + 1)
    replicas[1].set(words, of: note, to: [3], at: now + 2)
    deliver(among: &replicas)
    let shown = replicas[2].value(words, of: note)
    for replica in replicas {
      #expect(replica.value(words, of: note) == shown)
      #expect(Set(replica.conflicts(words, of: note) + [shown ?? []]) == [[2], [3]])
    }
    replicas[settler].set(words, of: note, to: [3], at: now + 3)
    deliver(among: &replicas)
    for replica in replicas {
      #expect(replica.value(words, of: note) == [3])
      #expect(replica.conflicts(words, of: note).isEmpty)
    }
    expectAgreement(replicas)
  }

  @Test("An edit that is in no frame yet stands beside one that comes meanwhile")
  func unsealed() {
    var replicas = group()
    replicas[1].set(words, of: note, to: [3], at: now + 2)
    replicas[1].seal(at: now + 2)
    replicas[0].set(words, of: note, to: [2], at: now + 1)
    for frame in replicas[1].log { replicas[0].receive(frame, at: now + 3) }
    deliver(among: &replicas, at: now + 4)
    for replica in replicas {
      #expect(replica.value(words, of: note) == [3])
      #expect(replica.conflicts(words, of: note) == [[2]])
    }
    expectAgreement(replicas)
  }

  @Test("Of concurrent edits the one with the later time shows")
  func newer() {
    var replicas = group()
    replicas[0].set(words, of: note, to: [2], at: now + 5_000)
    replicas[1].set(words, of: note, to: [3], at: now + 4_000)
    deliver(among: &replicas, at: now + 6_000)
    for replica in replicas {
      #expect(replica.value(words, of: note) == [2])
      #expect(replica.conflicts(words, of: note) == [[3]])
    }
  }

  @Test("Edits of two fields on two devices are both there, and no conflict")
  func fields() {
    var replicas = group()
    replicas[0].set(words, of: note, to: [2], at: now)
    replicas[1].set(tags, of: note, to: [3], at: now)
    deliver(among: &replicas)
    for replica in replicas {
      #expect(replica.value(words, of: note) == [2])
      #expect(replica.value(tags, of: note) == [3])
      #expect(replica.registers[note]?.conflicts == [])
    }
  }

  @Test("A clock a year ahead wins over concurrent writes only")
  func yearAhead() {
    var replicas = group(skews: [0, 31_536_000_000, 0])
    replicas[1].set(words, of: note, to: [2], at: now)
    deliver(among: &replicas)
    replicas[0].set(words, of: note, to: [3], at: now + 1)
    deliver(among: &replicas)
    for replica in replicas {
      #expect(replica.value(words, of: note) == [3])
      #expect(replica.conflicts(words, of: note).isEmpty)
    }
  }
}
