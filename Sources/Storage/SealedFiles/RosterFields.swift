import ByteCoding

extension ByteWriter {
  mutating func append(_ record: ReplicaRecord) {
    append(raw: record.id.bytes)
    append(record.name.text)
    append(raw: record.verifyKey.bytes)
    append(raw: record.boxKey.bytes)
    append(record.spaces.rawValue)
  }

  mutating func append(_ checks: [SegmentKind: KeyCheck]) {
    append(all: checks.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, check in
      writer.append(check.key.rawValue)
      writer.append(raw: check.value.bytes)
    }
  }

  mutating func append(_ half: RecoveryPublic) {
    append(raw: half.boxKey.bytes)
    append(raw: half.verifyKey.bytes)
    append(raw: half.proof)
  }

  mutating func append(_ replicas: Set<ReplicaID>) {
    append(all: replicas.sorted()) { $0.append(raw: $1.bytes) }
  }

  mutating func append(_ removal: Removal) {
    append(raw: removal.replica.bytes)
    append(all: removal.ends.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, end in
      writer.append(end.key.rawValue)
      writer.append(end.value.number)
      writer.append(end.value.head)
    }
    append(removal.restored)
  }
}

extension ByteReader {
  mutating func replicaID() throws(UnreadableBytes) -> ReplicaID {
    ReplicaID(unchecked: Array(try take(ReplicaID.byteCount)))
  }

  mutating func verifyKey() throws(UnreadableBytes) -> VerifyKey {
    guard let key = VerifyKey(bytes: try take(VerifyKey.byteCount)) else { throw .invalid }
    return key
  }

  mutating func boxKey() throws(UnreadableBytes) -> BoxPublicKey {
    guard let key = BoxPublicKey(bytes: try take(BoxPublicKey.byteCount)) else {
      throw .invalid
    }
    return key
  }

  mutating func replicaName() throws(UnreadableBytes) -> ReplicaName {
    guard let name = ReplicaName(written: try text(atMost: ReplicaName.greatestBytes)) else {
      throw .invalid
    }
    return name
  }

  mutating func record() throws(UnreadableBytes) -> ReplicaRecord {
    ReplicaRecord(
      id: try replicaID(),
      name: try replicaName(),
      verifyKey: try verifyKey(),
      boxKey: try boxKey(),
      spaces: SyncSpaces(rawValue: try number())
    )
  }

  mutating func recoveryPublic() throws(UnreadableBytes) -> RecoveryPublic {
    let half = RecoveryPublic(
      boxKey: try boxKey(),
      verifyKey: try verifyKey(),
      proof: Array(try take(VerifyKey.signatureBytes))
    )
    guard let half else { throw .invalid }
    return half
  }

  mutating func replicas() throws(UnreadableBytes) -> Set<ReplicaID> {
    Set(try list(atMost: 1024) { reader throws(UnreadableBytes) in try reader.replicaID() })
  }

  mutating func checks() throws(UnreadableBytes) -> [SegmentKind: KeyCheck] {
    let list = try list(atMost: 16) { reader throws(UnreadableBytes) in
      let kind = SegmentKind(rawValue: try reader.number())
      return (kind, KeyCheck(unchecked: Array(try reader.take(KeyCheck.byteCount))))
    }
    return try Self.dictionary(list)
  }

  mutating func removal() throws(UnreadableBytes) -> Removal {
    let replica = try replicaID()
    let ends = try list(atMost: 16) { reader throws(UnreadableBytes) in
      let kind = SegmentKind(rawValue: try reader.number())
      let end = LogEnd(
        number: try reader.number(),
        head: Array(try reader.counted(atMost: LogEnd.headBytes))
      )
      return (kind, end)
    }
    return Removal(
      replica: replica,
      ends: try Self.dictionary(ends),
      restored: try replicas()
    )
  }

  private static func dictionary<Value>(
    _ list: [(SegmentKind?, Value)]
  ) throws(UnreadableBytes) -> [SegmentKind: Value] {
    var values: [SegmentKind: Value] = [:]
    for (kind, value) in list {
      guard let kind, values.updateValue(value, forKey: kind) == nil else { throw .invalid }
    }
    return values
  }
}
