import Store

extension ArrivingMedia {
  /// A file that is read in pieces of at most 1,000 bytes.
  init(_ name: String, _ bytes: [UInt8]) {
    var rest = bytes[...]
    self.init(name: name) { room in
      let part = rest.prefix(min(room.count, 1_000))
      room.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }
}
