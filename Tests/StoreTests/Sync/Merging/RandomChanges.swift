import Store
import TestSupport

/// Changes as users make them, at random.
struct RandomChanges {
  private var random: SeededGenerator
  private let objects: [ObjectKey]

  init(seed: UInt64, objectsOfEachKind: Int) {
    random = SeededGenerator(seed: seed)
    objects = ModelSchema.fields.flatMap { kind, _ in
      (1...objectsOfEachKind).map { ObjectKey(kind, Int64($0)) }
    }
  }

  /// Makes a change.
  mutating func make(on replica: inout ModelReplica, at now: Int64) {
    let object = objects[random.next(below: objects.count)]
    guard replica.isNewer || object.kind != ModelSchema.newerKind else { return }
    let fields = ModelSchema.fields(of: object.kind)
    let value = (0..<random.next(below: 5)).map { _ in UInt8(random.next() >> 56) }
    let choice = random.next(below: 20)
    guard replica.exists(object) else {
      if replica.records[object] != nil, choice < 5 { return replica.undoDeletion(of: object) }
      for field in fields { replica.set(field, of: object, to: value, at: now) }
      return
    }
    switch choice {
    case 0...1: replica.delete(object, at: now)
    case 2 where replica.isNewer: replica.writeNewer(value)
    case 3...14 where object.kind == .card: study(object, choice, &replica, at: now)
    default:
      let field = fields[random.next(below: fields.count)]
      replica.set(field, of: object, to: value, at: now)
    }
  }

  /// An answer, one taken back, one made again, or another day.
  private mutating func study(
    _ card: ObjectKey,
    _ choice: Int,
    _ replica: inout ModelReplica,
    at now: Int64
  ) {
    let rating = UInt8(random.next(in: 1...4))
    switch choice {
    case 3...4:
      guard let last = replica.history(of: card).last else { return }
      replica.withdraw(last.id, at: now)
    case 5:
      guard let last = replica.history(of: card).last, last.id.edition < 255 else { return }
      replica.withdraw(last.id, at: now)
      replica.answer(card, rating, edition: last.id.edition + 1, at: last.id.time - replica.skew)
    case 6: replica.place(card, random.next() >> 8, at: now)
    default: replica.answer(card, rating, at: now)
    }
  }
}
