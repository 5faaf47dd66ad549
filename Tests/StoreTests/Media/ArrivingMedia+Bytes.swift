import Store
import Vault

extension ArrivingMedia {
  /// A file that is read in pieces of at most 1,000 bytes.
  init(_ name: String, _ bytes: [UInt8]) {
    var rest = bytes[...]
    self.init(name: name) { room in
      rest.move(into: UnsafeMutableRawBufferPointer(rebasing: room.prefix(1_000)))
    }
  }
}
