import ByteCoding
import Secrets

@testable import SealedFiles

/// Rosters of devices.
enum RosterEntries {
  /// A device whose keys are known here.
  struct Writer {
    let id: ReplicaID
    let signing: SigningKey
    let boxKeys: BoxKeyPair

    init(_ number: UInt8) throws {
      let random = FixedRandom(first: number)
      id = ReplicaID(random: random)
      signing = try SigningKey(random: random)
      boxKeys = try BoxKeyPair(random: random)
    }
  }

  static let writers = (try? (1...4).map { try Writer($0) }) ?? []

  /// The entries of a segment as they are, or entries that are signed by a few devices as they stand.
  static func roster(_ input: [UInt8]) throws {
    let entries =
      input.choice == 0
      ? try SignedRosterEntry.entries(in: input.rest) : try signed(ByteReader(input.rest))
    for entry in entries {
      guard let content = entry.entry else { continue }
      expect(try RosterEntry(bytes: content.bytes) == content)
    }
    expect(try SignedRosterEntry.entries(in: SignedRosterEntry.bytes(of: entries)) == entries)
    let group = group(of: entries)
    let roster = Roster(group: group, entries: entries)
    expect(Roster(group: group, entries: entries.reversed()) == roster)
  }

  /// The group that the first founder began.
  private static func group(of entries: [SignedRosterEntry]) -> GroupID {
    for entry in entries {
      if case .founded(let founded) = entry.entry { return founded.group }
    }
    return GroupID(unchecked: [UInt8](repeating: 0, count: GroupID.byteCount))
  }

  /// Signs entries, each of which is a byte for the writer, one for the key that signs, and the counted content.
  private static func signed(_ reader: ByteReader) throws -> [SignedRosterEntry] {
    var reader = reader
    var contents: [(writer: Writer, authority: UInt8, entry: RosterEntry)] = []
    while !reader.isEmpty, contents.count < 24 {
      let writer = writers[Int(try reader.byte()) % writers.count]
      let authority = try reader.byte()
      let entry = try RosterEntry(bytes: Array(reader.content()))
      contents.append((writer, authority, entry))
    }
    var group = GroupID(unchecked: [UInt8](repeating: 0, count: GroupID.byteCount))
    for content in contents {
      guard case .founded(let founded) = content.entry else { continue }
      group = founded.group
      break
    }
    var counts: [ReplicaID: UInt64] = [:]
    return contents.map { writer, code, entry in
      counts[writer.id, default: 0] += 1
      let other = writers[Int(code >> 2) % writers.count]
      let authority: SignedRosterEntry.Authority =
        switch code % 4 {
        case 1: .recovery(of: other.id)
        case 2: .predecessor(other.id)
        default: .writer
        }
      return SignedRosterEntry(
        entry,
        by: writer.id,
        number: counts[writer.id] ?? 1,
        authority: authority,
        in: group,
        signer: code % 4 == 0 ? writer.signing : other.signing
      )
    }
  }
}
