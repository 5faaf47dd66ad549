package import ByteCoding
import Secrets

/// A roster entry with its place in its writer's log and a signature over both: it can be passed on
/// by anyone and tells by itself who made it.
package struct SignedRosterEntry: Hashable, Sendable {
  /// The key that signed an entry.
  package enum Authority: Hashable, Sendable {
    /// The writer's own.
    case writer
    /// The recovery key of a replica: only for the admission of the writer itself.
    case recovery(of: ReplicaID)
    /// The key of a replica that the writer goes on from, as its vault was copied or restored: only
    /// for the admission of the writer itself.
    case predecessor(ReplicaID)
  }

  /// The replica in whose log it stands.
  package let writer: ReplicaID
  /// Its number there, from 1.
  package let number: UInt64
  /// The key that signed it.
  package let authority: Authority
  /// The encoded entry.
  package let content: [UInt8]
  /// The signature over all of this and the group.
  package let signature: [UInt8]

  /// The greatest length of an encoded entry in bytes.
  static let greatestContent = 1 << 20

  /// Signs an entry.
  package init(
    _ entry: RosterEntry,
    by writer: ReplicaID,
    number: UInt64,
    authority: Authority = .writer,
    in group: GroupID,
    signer: SigningKey
  ) {
    self.writer = writer
    self.number = number
    self.authority = authority
    content = entry.bytes
    signature = signer.signature(
      of: Self.message(group, writer, number, authority, content)
    )
  }

  private init(
    writer: ReplicaID,
    number: UInt64,
    authority: Authority,
    content: [UInt8],
    signature: [UInt8]
  ) {
    self.writer = writer
    self.number = number
    self.authority = authority
    self.content = content
    self.signature = signature
  }

  /// The entry; nil if it can't be read.
  package var entry: RosterEntry? {
    // There is one way in which it can't be read, and it tells no more.
    try? RosterEntry(bytes: content)
  }

  /// True if the holder of the key signed it for this group.
  package func isSigned(by key: VerifyKey, in group: GroupID) -> Bool {
    key.isSignature(signature, of: Self.message(group, writer, number, authority, content))
  }

  private static func message(
    _ group: GroupID,
    _ writer: ReplicaID,
    _ number: UInt64,
    _ authority: Authority,
    _ content: [UInt8]
  ) -> [UInt8] {
    let recovered: AssociatedData.Field =
      switch authority {
      case .writer: .none
      case .recovery(let replica): .bytes([1] + replica.bytes)
      case .predecessor(let replica): .bytes([2] + replica.bytes)
      }
    return AssociatedData(
      .text("sync/roster entry"),
      .bytes(group.bytes),
      .bytes(writer.bytes),
      .number(Int64(bitPattern: number)),
      recovered,
      .bytes(content)
    ).bytes
  }
}

extension SignedRosterEntry {
  /// The encoded entries of a roster segment.
  package static func bytes(of entries: [SignedRosterEntry]) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(all: entries) { writer, entry in
      writer.append(raw: entry.writer.bytes)
      writer.append(entry.number)
      switch entry.authority {
      case .writer: writer.append(UInt8(0))
      case .recovery(let replica):
        writer.append(UInt8(1))
        writer.append(raw: replica.bytes)
      case .predecessor(let replica):
        writer.append(UInt8(2))
        writer.append(raw: replica.bytes)
      }
      writer.append(entry.content)
      writer.append(raw: entry.signature)
    }
    return writer.bytes
  }

  /// Reads encoded entries. Nothing is verified.
  package static func entries(
    in bytes: [UInt8]
  ) throws(UnreadableBytes) -> [SignedRosterEntry] {
    var reader = ByteReader(bytes)
    let entries = try reader.list(atMost: 1 << 16) { reader throws(UnreadableBytes) in
      try SignedRosterEntry(from: &reader)
    }
    try reader.end()
    return entries
  }

  private init(from reader: inout ByteReader) throws(UnreadableBytes) {
    let writer = try reader.replicaID()
    let number = try reader.number(UInt64.self)
    let authority: Authority
    switch try reader.number(UInt8.self) {
    case 0: authority = .writer
    case 1: authority = .recovery(of: try reader.replicaID())
    case 2: authority = .predecessor(try reader.replicaID())
    default: throw .invalid
    }
    self.init(
      writer: writer,
      number: number,
      authority: authority,
      content: Array(try reader.counted(atMost: Self.greatestContent)),
      signature: Array(try reader.take(VerifyKey.signatureBytes))
    )
  }
}
