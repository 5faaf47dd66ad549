package import ByteCoding

/// The encoding: the number of holders and each one's dot; the number of fields, and of each its
/// number, the number of versions, and each version's dot, time, and value: 0, or 1 and its bytes.
extension ObjectRegisters {
  /// Appends the state.
  package func write(to bytes: inout ByteWriter) {
    bytes.append(compact: UInt64(holders.count))
    for dot in holders { dot.write(to: &bytes) }
    bytes.append(compact: UInt64(fields.count))
    for (field, register) in fields {
      bytes.append(field.rawValue)
      bytes.append(compact: UInt64(register.versions.count))
      for version in register.versions {
        version.dot.write(to: &bytes)
        bytes.append(compact: version.time.rawValue)
        bytes.append(version.value != nil)
        if let value = version.value { bytes.append(compact: value) }
      }
    }
  }

  /// Reads a state.
  package init(from bytes: inout ByteReader) throws(UnreadableBytes) {
    var holders: [Dot] = []
    for _ in 0..<(try bytes.count()) { holders.append(try Dot(from: &bytes)) }
    var fields = FieldRegisters()
    for _ in 0..<(try bytes.count()) {
      let field = FieldID(rawValue: try bytes.byte())
      var versions: [FieldVersion] = []
      for _ in 0..<(try bytes.count()) {
        let dot = try Dot(from: &bytes)
        let time = HybridTime(rawValue: try bytes.compact())
        let value = try bytes.byte() == 0 ? nil : Array(try bytes.content())
        versions.append(FieldVersion(dot, time, value: value))
      }
      fields[field] = Register(versions)
    }
    self.init(holders: holders, fields: fields)
  }
}
