package import ByteCoding

extension RosterEntry {
  private enum Code: UInt8 {
    case founded = 1
    case admitted
    case renamed
    case recoveryRenewed
    case epochBegun
    case left
  }

  /// The encoded entry: a code, and what belongs to it.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .founded(let founded):
      writer.append(Code.founded.rawValue)
      writer.append(founded.record)
      writer.append(founded.salt)
      writer.append(founded.checks)
    case .admitted(let admitted):
      writer.append(Code.admitted.rawValue)
      writer.append(admitted.record)
      writer.append(admitted.number)
      writer.append(raw: admitted.check.bytes)
    case .renamed(let name):
      writer.append(Code.renamed.rawValue)
      writer.append(name.text)
    case .recoveryRenewed(let renewal):
      writer.append(Code.recoveryRenewed.rawValue)
      writer.append(renewal.half)
      writer.append(renewal.restored)
    case .epochBegun(let epoch):
      writer.append(Code.epochBegun.rawValue)
      writer.append(epoch.number)
      writer.append(all: epoch.removals) { $0.append($1) }
      writer.append(epoch.checks)
      writer.append(epoch.recipients)
    case .left(let restored):
      writer.append(Code.left.rawValue)
      writer.append(restored)
    case .unknown(let code, let content):
      writer.append(code)
      writer.append(raw: content)
    }
    return writer.bytes
  }

  /// Reads an encoded entry.
  ///
  /// - Throws: `UnreadableBytes` if it is empty, or is not what its code says.
  package init(bytes: [UInt8]) throws(UnreadableBytes) {
    var reader = ByteReader(bytes)
    let code = try reader.number(UInt8.self)
    guard let known = Code(rawValue: code) else {
      self = .unknown(code: code, content: Array(bytes.dropFirst()))
      return
    }
    switch known {
    case .founded:
      self = .founded(
        Founded(
          record: try reader.record(),
          salt: Array(try reader.counted(atMost: 64)),
          checks: try reader.checks()
        )
      )
    case .admitted:
      self = .admitted(
        Admitted(
          record: try reader.record(),
          number: try reader.number(),
          check: KeyCheck(unchecked: Array(try reader.take(KeyCheck.byteCount)))
        )
      )
    case .renamed: self = .renamed(try reader.replicaName())
    case .recoveryRenewed:
      self = .recoveryRenewed(
        RecoveryRenewal(half: try reader.recoveryPublic(), restored: try reader.replicas())
      )
    case .epochBegun:
      self = .epochBegun(
        EpochBegun(
          number: try reader.number(),
          removals: try reader.list(atMost: 1024) { reader throws(UnreadableBytes) in
            try reader.removal()
          },
          checks: try reader.checks(),
          recipients: try reader.replicas()
        )
      )
    case .left: self = .left(restored: try reader.replicas())
    }
    try reader.end()
  }
}
