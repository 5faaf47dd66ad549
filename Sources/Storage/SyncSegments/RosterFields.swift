extension FieldWriter {
  mutating func append(_ record: ReplicaRecord) {
    append(fixed: record.id.bytes)
    append(counted: Array(record.name.text.utf8))
    append(fixed: record.verifyKey.bytes)
    append(fixed: record.boxKey.bytes)
    append(record.spaces.rawValue)
  }

  mutating func append(_ checks: [SegmentKind: KeyCheck]) {
    append(list: checks.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, check in
      writer.append(check.key.rawValue)
      writer.append(fixed: check.value.bytes)
    }
  }

  mutating func append(_ half: RecoveryPublic) {
    append(fixed: half.boxKey.bytes)
    append(fixed: half.verifyKey.bytes)
    append(fixed: half.proof)
  }

  mutating func append(_ replicas: Set<ReplicaID>) {
    append(list: replicas.sorted()) { $0.append(fixed: $1.bytes) }
  }

  mutating func append(_ removal: Removal) {
    append(fixed: removal.replica.bytes)
    append(list: removal.ends.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, end in
      writer.append(end.key.rawValue)
      writer.append(end.value.number)
      writer.append(counted: end.value.head)
    }
    append(removal.restored)
  }
}

extension FieldReader {
  mutating func replicaID() throws(Malformed) -> ReplicaID {
    ReplicaID(unchecked: Array(try take(ReplicaID.byteCount)))
  }

  mutating func verifyKey() throws(Malformed) -> VerifyKey {
    guard let key = VerifyKey(bytes: try take(VerifyKey.byteCount)) else { throw Malformed() }
    return key
  }

  mutating func boxKey() throws(Malformed) -> BoxPublicKey {
    guard let key = BoxPublicKey(bytes: try take(BoxPublicKey.byteCount)) else {
      throw Malformed()
    }
    return key
  }

  mutating func replicaName() throws(Malformed) -> ReplicaName {
    guard let name = ReplicaName(try text(atMost: ReplicaName.greatestBytes)) else {
      throw Malformed()
    }
    return name
  }

  mutating func record() throws(Malformed) -> ReplicaRecord {
    ReplicaRecord(
      id: try replicaID(),
      name: try replicaName(),
      verifyKey: try verifyKey(),
      boxKey: try boxKey(),
      spaces: SyncSpaces(rawValue: try number())
    )
  }

  mutating func recoveryPublic() throws(Malformed) -> RecoveryPublic {
    let half = RecoveryPublic(
      boxKey: try boxKey(),
      verifyKey: try verifyKey(),
      proof: Array(try take(VerifyKey.signatureBytes))
    )
    guard let half else { throw Malformed() }
    return half
  }

  mutating func replicas() throws(Malformed) -> Set<ReplicaID> {
    Set(try list(atMost: 1024) { reader throws(Malformed) in try reader.replicaID() })
  }

  mutating func checks() throws(Malformed) -> [SegmentKind: KeyCheck] {
    let list = try list(atMost: 16) { reader throws(Malformed) in
      let kind = SegmentKind(rawValue: try reader.number())
      return (kind, KeyCheck(unchecked: Array(try reader.take(KeyCheck.byteCount))))
    }
    return try Self.dictionary(list)
  }

  mutating func removal() throws(Malformed) -> Removal {
    let replica = try replicaID()
    let ends = try list(atMost: 16) { reader throws(Malformed) in
      let kind = SegmentKind(rawValue: try reader.number())
      let end = LogEnd(
        number: try reader.number(),
        head: try reader.counted(atMost: LogEnd.headBytes)
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
  ) throws(Malformed) -> [SegmentKind: Value] {
    var values: [SegmentKind: Value] = [:]
    for (kind, value) in list {
      guard let kind, values.updateValue(value, forKey: kind) == nil else { throw Malformed() }
    }
    return values
  }
}
