import ByteCoding
package import Secrets

/// A random name of 16 bytes. `Subject` tells what it names.
package struct SyncIdentifier<Subject>: Hashable, Sendable {
  /// The length in bytes.
  package static var byteCount: Int { 16 }

  /// The bytes.
  package let bytes: [UInt8]

  /// Wraps bytes; nil unless there are 16.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = Array(bytes)
  }

  /// Generates a name.
  package init(random: some RandomSource) {
    bytes = random.bytes(Self.byteCount)
  }

  /// Reads 32 lower-case hexadecimal digits; nil for anything else.
  package init?(hex: some StringProtocol) {
    guard let bytes = Hex.bytes(hex) else { return nil }
    self.init(bytes: bytes)
  }

  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// 32 lower-case hexadecimal digits.
  package var hex: String { Hex.text(bytes) }
}

extension SyncIdentifier: Comparable {
  /// The order of the bytes.
  package static func < (a: SyncIdentifier, b: SyncIdentifier) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}

/// The subject of a `GroupID`.
package enum GroupSubject {}
/// The subject of a `ReplicaID`.
package enum ReplicaSubject {}

/// The name of a sync group. It is bound to the keys of the replica that founded it.
package typealias GroupID = SyncIdentifier<GroupSubject>
/// The name of a replica: one device's vault in a group.
package typealias ReplicaID = SyncIdentifier<ReplicaSubject>
