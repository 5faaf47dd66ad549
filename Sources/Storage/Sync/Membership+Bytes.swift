import ByteCoding
import SealedFiles
import Secrets

/// The encoding: what is open behind its length (32 bits), and then, never outside of guarded
/// memory, the seeds of both pairs and the keyring.
extension Membership {
  /// The first form had no list of own segments, the second no times at which replicas came to be.
  private static let forms: ClosedRange<UInt8> = 1...3

  /// The membership in guarded memory.
  func packed() throws(SecretFailure) -> SecretBytes {
    var writer = ByteWriter()
    writer.append(Self.forms.upperBound)
    writer.append(raw: id.bytes)
    writer.append(number)
    writer.append(spaces.rawValue)
    writer.append(remote)
    writer.append(SignedRosterEntry.bytes(of: entries))
    writer.append(own.mapValues { PeerLog(end: $0, there: 0) })
    writer.append(published.mapValues { PeerLog(end: .empty, there: $0) })
    writer.append(all: outgoing) { writer, segment in
      writer.append(segment.path)
      writer.append(segment.content)
    }
    writer.append(all: peers.sorted { $0.key < $1.key }) { writer, peer in
      writer.append(raw: peer.key.bytes)
      writer.append(peer.value.lastHeard)
      writer.append(peer.value.logs)
      writer.append(peer.value.firstHeard)
    }
    writer.append(all: segments.sorted { $0.key.path < $1.key.path }) { writer, segment in
      writer.append(segment.key.kind.rawValue)
      writer.append(segment.key.first)
      writer.append(segment.key.last)
      writer.append(UInt32(segment.value.size))
      writer.append(raw: segment.value.checksum)
      writer.append(all: segment.value.stamp.map { [$0] } ?? []) { writer, stamp in
        writer.append(stamp)
      }
    }
    writer.append(since)
    let parts = [try signing.seed(), boxKeys.seed, try keyring.packed()]
    let open = writer.bytes
    let packed = try SecretBytes(count: parts.reduce(4 + open.count) { $0 + $1.count })
    packed.withUnsafeMutableBytes { target in
      target.storeBytes(of: UInt32(open.count).littleEndian, as: UInt32.self)
      UnsafeMutableRawBufferPointer(rebasing: target[4...]).copyBytes(from: open)
      var offset = 4 + open.count
      for part in parts {
        part.withUnsafeBytes {
          UnsafeMutableRawBufferPointer(rebasing: target[offset...]).copyBytes(from: $0)
        }
        offset += part.count
      }
    }
    return packed
  }

  /// Reads a packed membership.
  ///
  /// - Throws: `CoordinatorFailure.damagedMembership` if it is none, or an error of the arena.
  init(unpacking packed: SecretBytes) throws {
    let open = packed.withUnsafeBytes { source -> [UInt8]? in
      guard source.count >= 4 else { return nil }
      let count = Int(UInt32(littleEndian: source.loadUnaligned(as: UInt32.self)))
      return 4 + count <= source.count ? Array(source[4..<4 + count]) : nil
    }
    let secrets = 2 * SigningKey.seedBytes
    guard let open, packed.count >= 4 + open.count + secrets else {
      throw CoordinatorFailure.damagedMembership
    }
    func secret(_ range: Range<Int>) throws -> SecretBytes {
      try packed.withUnsafeBytes {
        try SecretBytes(copying: UnsafeRawBufferPointer(rebasing: $0[range]))
      }
    }
    let start = 4 + open.count
    let middle = start + SigningKey.seedBytes
    do {
      try self.init(
        from: open,
        signing: SigningKey(seed: secret(start..<middle)),
        boxKeys: BoxKeyPair(seed: secret(middle..<start + secrets)),
        keyring: Keyring(unpacking: secret(start + secrets..<packed.count))
      )
    } catch is UnreadableBytes {
      throw CoordinatorFailure.damagedMembership
    }
  }

  private init(
    from open: [UInt8],
    signing: SigningKey,
    boxKeys: BoxKeyPair,
    keyring: Keyring
  ) throws(UnreadableBytes) {
    var reader = ByteReader(open)
    let form = try reader.number(UInt8.self)
    guard Self.forms.contains(form),
      let id = ReplicaID(bytes: try reader.take(ReplicaID.byteCount))
    else { throw .invalid }
    self.init(
      id: id,
      number: try reader.number(),
      spaces: SyncSpaces(rawValue: try reader.number()),
      signing: signing,
      boxKeys: boxKeys,
      keyring: keyring,
      remote: try reader.text(atMost: open.count),
      entries: try SignedRosterEntry.entries(in: Array(try reader.counted(atMost: open.count)))
    )
    own = try reader.logs().mapValues(\.end)
    published = try reader.logs().mapValues(\.there)
    outgoing = try reader.list(atMost: open.count) { reader throws(UnreadableBytes) in
      SealedSegment(
        path: try reader.text(atMost: open.count),
        content: Array(try reader.counted(atMost: open.count))
      )
    }
    let peers = try reader.list(atMost: 1024) { reader throws(UnreadableBytes) in
      guard let id = ReplicaID(bytes: try reader.take(ReplicaID.byteCount)) else {
        throw .invalid
      }
      let lastHeard = try reader.number(Int64.self)
      var peer = Peer(logs: try reader.logs(), lastHeard: lastHeard)
      if form > 2 { peer.firstHeard = try reader.number() }
      return (id, peer)
    }
    self.peers = Dictionary(peers) { first, _ in first }
    if form > 1 {
      let segments = try reader.list(atMost: open.count) { reader throws(UnreadableBytes) in
        try reader.ownSegment(of: id)
      }
      self.segments = Dictionary(segments) { first, _ in first }
    }
    if form > 2 { since = try reader.number() }
    try reader.end()
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ logs: [SegmentKind: Membership.PeerLog]) {
    append(all: logs.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, log in
      writer.append(log.key.rawValue)
      writer.append(log.value.end.number)
      writer.append(log.value.end.head)
      writer.append(log.value.there)
    }
  }
}

extension ByteReader {
  fileprivate mutating func ownSegment(
    of replica: ReplicaID
  ) throws(UnreadableBytes) -> (SegmentName, OwnSegment) {
    guard let kind = SegmentKind(rawValue: try number()),
      let name = SegmentName(
        replica: replica,
        kind: kind,
        first: try number(),
        last: try number()
      )
    else { throw .invalid }
    let size = Int(try number(UInt32.self))
    let checksum = Array(try take(Checksum.byteCount))
    let stamps = try list(atMost: 1) { reader throws(UnreadableBytes) in
      try reader.text(atMost: 4096)
    }
    return (name, OwnSegment(size: size, checksum: checksum, stamp: stamps.first))
  }

  fileprivate mutating func logs() throws(UnreadableBytes) -> [SegmentKind: Membership.PeerLog] {
    let list = try list(atMost: 16) { reader throws(UnreadableBytes) in
      guard let kind = SegmentKind(rawValue: try reader.number()) else { throw .invalid }
      let end = LogEnd(
        number: try reader.number(),
        head: Array(try reader.counted(atMost: LogEnd.headBytes))
      )
      return (kind, Membership.PeerLog(end: end, there: try reader.number()))
    }
    return Dictionary(list) { first, _ in first }
  }
}
