/// A source of ids that never repeat: for notes, cards, decks, sets of parameters, payment cards and
/// whatever else a vault keeps, all of one row.
///
/// From the highest bit on, an id is 0, the milliseconds since 1970 (42 bits, up to the year 2109),
/// the replica of the vault that gave it (10 bits), and a counter (11 bits). Ids are positive and
/// in the order in which they were given, and above all that older vaults have, which are
/// milliseconds or small numbers.
public struct IDSource: Sendable, Codable, Hashable {
  /// The highest id given or seen; 0 if there is none.
  public private(set) var latest: Int64
  /// The number of this replica of the vault, 0 to 1,023; 0 while there is one only.
  public let replica: Int64

  private static let timeBits = 42
  private static let replicaBits = 10
  private static let counterBits = 11
  /// The number of bits below the time in an id.
  package static let lowBits = replicaBits + counterBits
  /// The first time that is no clock's: what follows it is left for ids given faster than time
  /// passes, 12 days of them.
  private static let endOfTime: Int64 = 1 << timeBits - 1 << 30

  /// Creates a source of ids above `latest`.
  ///
  /// - Parameter replica: taken modulo 1,024.
  public init(above latest: Int64 = 0, replica: Int64 = 0) {
    self.latest = 0
    self.replica = replica & (1 << Self.replicaBits - 1)
    skip(to: latest)
  }

  /// An id given at `now`, above all before it, whatever the clock says: a millisecond has 2,048 of
  /// them, and those beyond are of the next. A time before 1970 or after 2109 is no time of a clock.
  public mutating func next(at now: Timestamp) -> Int64 {
    let time = (0..<Self.endOfTime).contains(now.rawValue) ? now.rawValue : 0
    let last = latest >> Self.lowBits
    if time > last {
      latest = id(at: time)
    } else if isOwn(latest), latest & Self.lastCount < Self.lastCount {
      latest += 1
    } else {
      latest = id(at: last + 1)
    }
    return latest
  }

  /// An id of a type, likewise.
  public mutating func next<ID: ObjectID>(at now: Timestamp) -> ID { ID(rawValue: next(at: now)) }

  /// Has all further ids be above one that is there already. One that no source gives is not
  /// followed: the ids above it would end.
  public mutating func skip(to id: Int64) {
    if id >> Self.lowBits < Self.endOfTime { latest = max(latest, id) }
  }

  private static let lastCount: Int64 = 1 << counterBits - 1

  /// The place of an id in the order in which ids were given, those of older vaults among them.
  package static func place(of id: Int64) -> Int64 {
    (0..<1 << timeBits).contains(id) ? id << lowBits : id
  }

  /// The place of a note's id in Anki, milliseconds since 1970, in that order.
  package static func place(ofAnki id: Int64) -> Int64 { id &<< Int64(lowBits) }

  /// The first id of this replica in a millisecond.
  private func id(at time: Int64) -> Int64 {
    time << Self.lowBits | replica << Self.counterBits
  }

  /// True if this replica may have given an id.
  package func isOwn(_ id: Int64) -> Bool {
    id >> Self.counterBits & (1 << Self.replicaBits - 1) == replica
  }
}
