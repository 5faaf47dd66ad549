import SealedFiles
import Secrets
import TestSupport

/// A replica with its keys, and the roster log that it writes.
final class TestReplica {
  let record: ReplicaRecord
  let signing: SigningKey
  let boxKeys: BoxKeyPair
  private(set) var log: [SignedRosterEntry] = []

  init(_ name: String, spaces: SyncSpaces = .all, random: SeededRandom) throws {
    signing = try SigningKey(random: random)
    boxKeys = try BoxKeyPair(random: random)
    guard let name = ReplicaName(name) else { throw NoName() }
    record = ReplicaRecord(
      id: ReplicaID(random: random),
      name: name,
      verifyKey: signing.verifyKey,
      boxKey: boxKeys.publicKey,
      spaces: spaces
    )
  }

  var id: ReplicaID { record.id }

  @discardableResult
  func write(_ entry: RosterEntry, in group: GroupID) -> SignedRosterEntry {
    let signed = SignedRosterEntry(
      entry,
      by: id,
      number: UInt64(log.count + 1),
      in: group,
      signer: signing
    )
    log.append(signed)
    return signed
  }

  func begin(with entry: SignedRosterEntry) {
    log = [entry]
  }

  private struct NoName: Error {}
}

/// A group as its replicas would write it, each seeing all that the others wrote.
final class TestGroup {
  let random: SeededRandom
  let founder: TestReplica
  let id: GroupID
  private(set) var keys: EpochKeys
  private(set) var keyring: Keyring
  private(set) var replicas: [TestReplica]

  init(seed: UInt64, spaces: SyncSpaces = .all) throws {
    random = SeededRandom(seed: seed)
    founder = try TestReplica("laptop", spaces: spaces, random: random)
    keys = try EpochKeys(epoch: 1, spaces: spaces, random: random)
    let founded = Founded(record: founder.record, salt: random.bytes(16), checks: keys.checks)
    id = founded.group
    keyring = Keyring(group: id, epochs: [keys])
    replicas = [founder]
    founder.write(.founded(founded), in: id)
  }

  var entries: [SignedRosterEntry] { replicas.flatMap(\.log) }
  var roster: Roster { Roster(group: id, entries: entries) }

  /// Creates a replica that nobody has admitted yet.
  func newcomer(_ name: String, spaces: SyncSpaces = .all) throws -> TestReplica {
    let replica = try TestReplica(name, spaces: spaces, random: random)
    replicas.append(replica)
    return replica
  }

  @discardableResult
  func admit(
    _ newcomer: TestReplica,
    by admitter: TestReplica,
    as number: UInt16
  ) throws -> SignedRosterEntry {
    admitter.write(
      .admitted(
        Admitted(record: newcomer.record, number: number, check: try keys.check(of: .roster).known)
      ),
      in: id
    )
  }

  func add(_ name: String, as number: UInt16, spaces: SyncSpaces = .all) throws -> TestReplica {
    let replica = try newcomer(name, spaces: spaces)
    try admit(replica, by: founder, as: number)
    return replica
  }

  /// The removal of a replica after what it has written so far.
  func removal(
    of replica: TestReplica,
    after count: Int? = nil,
    restored: Set<ReplicaID> = []
  ) -> Removal {
    let number = UInt64(count ?? replica.log.count)
    return Removal(
      replica: replica.id,
      ends: [
        .roster: LogEnd(number: number, head: []),
        .study: LogEnd(number: 40, head: Array(repeating: 7, count: 32)),
      ],
      restored: restored
    )
  }

  /// Begins an epoch and hands its keys to those that stay.
  @discardableResult
  func begin(
    epoch number: UInt16,
    by replica: TestReplica,
    removing removals: [Removal],
    for recipients: [TestReplica]
  ) throws -> EpochKeys {
    let keys = try EpochKeys(epoch: number, spaces: replica.record.spaces, random: random)
    replica.write(
      .epochBegun(
        EpochBegun(
          number: number,
          removals: removals,
          checks: keys.checks,
          recipients: Set(recipients.map(\.id))
        )
      ),
      in: id
    )
    return keys
  }

  /// Goes on with the keys of an epoch.
  func use(_ keys: EpochKeys) {
    self.keys = keys
    keyring.add(keys)
  }
}

struct Unknown: Error {}

extension Optional {
  /// The value, or an error that fails a test.
  var known: Wrapped {
    get throws {
      guard let self else { throw Unknown() }
      return self
    }
  }
}
