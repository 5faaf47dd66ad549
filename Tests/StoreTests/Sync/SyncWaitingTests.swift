import Flashcards
import TestSupport
import Testing
import Vault

@testable import Store

@Suite("Changes that wait")
struct SyncWaitingTests {
  @Test("Parameters that are set after joining arrive, with the answers that were given by them")
  func parameters() throws {
    let pair = try SyncPair()
    try setParameters(on: pair.one)
    try pair.meet()
    #expect(try parameters(on: pair.other) == Self.values)
    #expect(try pair.other.contents().reviews.first?.parameters != nil)
    #expect(try held(pair.other).isEmpty)
  }

  @Test("A frame of an older program that names parameters and never sends them ends no log")
  func neverSent() throws {
    let pair = try SyncPair()
    try setParameters(on: pair.one)
    try pair.one.change { change in
      var note = try pair.note("guid20", on: pair.one)
      note.content.set(FieldText("beside it"), at: 0)
      change.notes = [note]
    }
    try pair.apply(try withoutParameters(pair), to: pair.other)
    #expect(try pair.note("guid20", on: pair.other).content.prompt == "beside it")
    #expect(try deck(on: pair.other).options.newPerDay == 3)
    #expect(try parameters(on: pair.other) == nil)
    #expect(try pair.other.contents().reviews.isEmpty)
    #expect(try held(pair.other) == [HeldChanges(replica: 1, needNewerProgram: false)])
    // What waits is told as long as it waits, and what else comes is applied.
    try pair.one.change { change in
      var deck = try deck(on: pair.one)
      deck.options.reviewsPerDay = 44
      change.decks = [deck]
    }
    try pair.apply(try withoutParameters(pair), to: pair.other)
    #expect(try deck(on: pair.other).options.reviewsPerDay == 44)
    #expect(try held(pair.other).count == 1)
    // After the update the device sends them without being asked, and all is there.
    try forgetParameters(on: pair.one)
    try pair.meet()
    #expect(try parameters(on: pair.other) == Self.values)
    #expect(try pair.other.contents().reviews.first?.parameters != nil)
    #expect(try held(pair.other).isEmpty)
  }

  @Test("A choice made here meanwhile replaces parameters that wait")
  func replaced() throws {
    let pair = try SyncPair()
    try setParameters(on: pair.one)
    try pair.apply(try withoutParameters(pair), to: pair.other)
    // The update sends its own then, after the other's.
    try forgetParameters(on: pair.one)
    try setParameters(on: pair.other, Self.values.map { $0 * 1.02 }, id: 9_001, answering: false)
    try pair.apply(pair.frames(of: pair.other), to: pair.one)
    for device in [pair.one, pair.other] {
      #expect(try parameters(on: device) == Self.values.map { $0 * 1.02 })
    }
    try pair.meet()
    #expect(try parameters(on: pair.other) == Self.values.map { $0 * 1.02 })
  }

  @Test("A note whose type has not come waits with its cards and answers, and comes with it")
  func noteType() throws {
    let pair = try SyncPair()
    let type = NoteType(
      id: NoteTypeID(rawValue: 5_000),
      name: "Own",
      kind: .normal,
      fields: [NoteField(name: "Front"), NoteField(name: "Back")],
      templates: StandardNoteType.basic.type.templates
    )
    try pair.one.change(.add) { change in
      change.noteTypes = [type]
      change.notes = [
        Note(
          id: NoteID(rawValue: 50),
          guid: "typed",
          content: NoteContent(type: type, fields: [FieldText("one"), FieldText("two")]),
          tags: .none,
          modified: StudyFixture.now.time
        )
      ]
      change.cards = [pair.one.card(500, of: 50, in: 1)]
      change.reviews = [pair.one.review(500)]
    }
    let frames = try pair.frames(of: pair.one)
    try pair.apply(frames.without(.noteType), to: pair.other)
    let before = try pair.other.contents()
    #expect(before.collection.notes.count == 3)
    #expect(before.collection.cards.count == 3)
    #expect(before.reviews.isEmpty)
    #expect(try held(pair.other) == [HeldChanges(replica: 1, needNewerProgram: false)])
    let last = try #require(frames.last)
    let types = frames.flatMap(\.operations).filter { $0.kind == .noteType }
    try pair.apply([last.next(types)], to: pair.other)
    #expect(try pair.note("typed", on: pair.other).content.type.name == "Own")
    #expect(try pair.card(of: "typed", on: pair.other).ordinal == 0)
    #expect(try pair.other.contents().reviews.count == 1)
    #expect(try held(pair.other).isEmpty)
  }

  @Test("Objects, fields, values and operations of a newer program are kept and told")
  func newer() throws {
    let pair = try SyncPair()
    let device = pair.one
    try device.change { $0.decks = [try device.deck(1, "A::New")] }
    let frames = try pair.frames(of: device)
    let key = try #require(
      frames.flatMap(\.operations).compactMap { operation -> ObjectKey? in
        guard case .set(let key, _, _, _) = operation else { return nil }
        return key
      }.first
    )
    let frame = try #require(frames.last)
    let time = HybridTime(rawValue: frame.time.rawValue + 1)
    let unknown: [[Store.Operation]] = [
      [.set(ObjectKey(ObjectKind(rawValue: 99), 77), FieldID(rawValue: 1), value: [1], time: time)],
      // Two objects of one number.
      [98, 99].map { (kind: UInt8) in
        let key = ObjectKey(ObjectKind(rawValue: kind), 77)
        return .set(key, FieldID(rawValue: 1), value: [1], time: time)
      },
      [.set(key, FieldID(rawValue: 200), value: [1], time: time)],
      // The number of leeches, as no program of today writes it.
      [.set(key, FieldID(rawValue: 8), value: Array("{}".utf8), time: time)],
      [.unknown(code: 99, bytes: [1, 2])],
    ]
    for operations in unknown {
      let other = try SyncPair()
      try other.apply(frames + [frame.next(operations)], to: other.other)
      #expect(try deck(on: other.other, "A::New") != nil)
      #expect(try held(other.other) == [HeldChanges(replica: 1, needNewerProgram: true)])
      // The log goes on.
      let name = Array("A::Newer".utf8)
      let rename = Operation.set(key, FieldID(rawValue: 1), value: name, time: time)
      try other.apply([frame.next(operations).next([rename])], to: other.other)
      #expect(try deck(on: other.other, "A::Newer") != nil)
    }
  }

  @Test("What an older program kept unread is read by this one")
  func update() throws {
    let pair = try SyncPair()
    try setParameters(on: pair.one)
    let frames = try pair.frames(of: pair.one)
    let whole = try #require(frames.last)
    try pair.apply(frames.without(.parameters, .deck, .card), to: pair.other)
    // As an older program leaves it: one kind of operation unread, a field of an object too.
    let lost = frames.flatMap(\.operations).filter { [.parameters, .deck].contains($0.kind) }
    try pair.other.vault.writeRecords(under: pair.other.key) { records in
      for operation in lost { try records.hold(operation, of: whole) }
      for case .add(let entry) in frames.flatMap(\.operations) {
        try records.hold(.add(entry), of: whole)
      }
      guard var state = try records.syncState(.study) else { return }
      state.knowledge = 0
      try records.put(state, of: .study)
    }
    try pair.apply([], to: pair.other)
    #expect(try parameters(on: pair.other) == Self.values)
    #expect(try deck(on: pair.other).options.newPerDay == 3)
    #expect(try pair.other.contents().reviews.count == 1)
    #expect(try held(pair.other).isEmpty)
  }

  @Test("Whatever a device writes into a field, its log goes on", arguments: UInt64(1)...4)
  func garbage(seed: UInt64) throws {
    let pair = try SyncPair()
    var random = SeededGenerator(seed: seed)
    try setParameters(on: pair.one)
    try pair.one.wallet.save(
      StudyFixture.paymentCard("Mine", "4111111111111111"),
      at: StudyFixture.now.time,
      under: pair.one.key
    )
    for space in SyncSpace.allCases {
      let frames = try pair.frames(of: pair.one, space)
      var last = try #require(frames.last)
      try pair.apply(frames, to: pair.other, space)
      let known = frames.flatMap(\.operations)
      for _ in 0..<120 {
        guard let operation = known.randomElement(using: &random) else { return }
        last = last.next([operation.garbled(by: &random)])
        try pair.apply([last], to: pair.other, space)
      }
      #expect(
        try pair.other.vault.verify(under: pair.other.key).damage.isEmpty,
        "What came harmed the vault."
      )
    }
    _ = try pair.other.contents()
  }

  @Test("A flashcard that can't be read now goes out when it can, and keeps nothing back")
  func damagedRecord() throws {
    let pair = try SyncPair()
    let device = pair.one
    try device.change { change in
      var first = try pair.note("guid10", on: device)
      first.content.set(FieldText("first"), at: 0)
      var second = try pair.note("guid20", on: device)
      second.content.set(FieldText("second"), at: 0)
      change.notes = [first, second]
    }
    func set(formats: String) throws {
      try device.vault.write(under: device.key) {
        try $0.run("UPDATE record_note SET formats = ? WHERE id = 10", formats)
      }
    }
    let formats = try device.vault.read(under: device.key) {
      try $0.texts("SELECT formats FROM record_note WHERE id = 10")
    }
    try set(formats: "9")
    try pair.apply(pair.frames(of: device), to: pair.other)
    #expect(try pair.note("guid20", on: pair.other).content.prompt == "second")
    #expect(try pair.note("guid10", on: pair.other).content.prompt == "question")
    try set(formats: formats[0])
    try pair.meet()
    #expect(try pair.note("guid10", on: pair.other).content.prompt == "first")
  }

  // MARK: Help

  private static let values = FSRSParameters.defaults.values.map { $0 * 1.01 }

  /// Sets parameters of the first deck, and answers a card by them. Each device has ids of its own,
  /// and gives no answer at the very moment at which another one does.
  private func setParameters(
    on device: StudyFixture,
    _ values: [Double] = Self.values,
    id number: Int64 = 9_000,
    answering answers: Bool = true
  ) throws {
    try device.change(.deckOptions) { change in
      var deck = try deck(on: device)
      let id = ParameterSetID(rawValue: number)
      change.parameters = [
        ParameterSet(
          id: id,
          parameters: try FSRSParameters(values),
          made: StudyFixture.now.time,
          origin: .entered
        )
      ]
      deck.options.parameters = id
      deck.options.newPerDay = 3
      change.decks = [deck]
      guard answers,
        let card = try device.contents().collection.cards.first(where: { $0.deck == deck.id })
      else { return }
      let answer = device.review(card.id.rawValue)
      change.reviews = [
        Review(
          card: answer.card,
          moment: answer.moment,
          duration: answer.duration,
          rating: answer.rating,
          kind: answer.kind,
          parameters: id
        )
      ]
    }
  }

  /// The frames of the first device as a program before this one wrote them.
  private func withoutParameters(_ pair: SyncPair) throws -> [Frame] {
    try pair.frames(of: pair.one).without(.parameters)
  }

  /// Leaves a vault as that program left it: parameters that no frame has.
  private func forgetParameters(on device: StudyFixture) throws {
    try device.vault.writeRecords(under: device.key) { records in
      for id in try records.ids(of: .syncObject) {
        guard
          try records.indexedValues(of: id, in: .syncObject)?[0]
            == Int64(ObjectKind.parameters.rawValue)
        else { continue }
        try records.delete(id, from: .syncObject)
      }
    }
  }

  private func deck(on device: StudyFixture) throws -> Deck {
    try #require(try deck(on: device, "A"))
  }

  private func deck(on device: StudyFixture, _ name: String) throws -> Deck? {
    try device.contents().collection.decks.first { $0.name.description == name }
  }

  private func parameters(on device: StudyFixture) throws -> [Double]? {
    guard let id = try deck(on: device).options.parameters else { return nil }
    return try device.vault.writeRecords(under: device.key) { try $0.parameters(id) }?
      .parameters.values
  }

  private func held(_ device: StudyFixture) throws -> Set<HeldChanges> {
    try SyncStore(device.vault).held(in: .study, under: device.key)
  }
}

extension [Frame] {
  /// The frames without the operations on objects of some kinds.
  fileprivate func without(_ kinds: ObjectKind...) -> [Frame] {
    map { frame in
      Frame(
        dot: frame.dot,
        context: frame.context,
        time: frame.time,
        wallTime: frame.wallTime,
        operations: frame.operations.filter { $0.kind.map { !kinds.contains($0) } ?? true }
      )
    }
  }
}

extension Frame {
  /// The replica's next frame.
  func next(_ operations: [Store.Operation]) -> Frame {
    var context = context
    context[dot.replica] = dot.number
    return Frame(
      dot: Dot(replica: dot.replica, number: dot.number + 1),
      context: context,
      time: HybridTime(rawValue: time.rawValue + 1),
      wallTime: wallTime,
      operations: operations
    )
  }
}

extension Store.Operation {
  /// The kind of the object whose field is set.
  fileprivate var kind: ObjectKind? {
    if case .set(let key, _, _, _) = self { key.kind } else { nil }
  }

  /// The same with other bytes.
  fileprivate func garbled(by random: inout SeededGenerator) -> Store.Operation {
    func bytes(_ from: [UInt8]) -> [UInt8] {
      var bytes = from
      switch random.next(below: 4) {
      case 0: bytes = Array(bytes.prefix(random.next(below: bytes.count + 1)))
      case 1: bytes += [UInt8(random.next(below: 256))]
      case 2: bytes = (0..<random.next(below: 40)).map { _ in UInt8(random.next(below: 256)) }
      default:
        if !bytes.isEmpty {
          bytes[random.next(below: bytes.count)] ^= UInt8(1 << random.next(below: 8))
        }
      }
      return bytes
    }
    switch self {
    case .set(let key, let field, let value, let time):
      let time = HybridTime(rawValue: time.rawValue + 1 << 20)
      return .set(key, field, value: bytes(value), time: time)
    case .add(let entry): return .add(LogEntry(entry.id, content: bytes(entry.content)))
    default: return self
    }
  }
}
