package import Secrets

/// The keys of one epoch that a replica has: one for each log, of which it may lack a space's. In
/// guarded memory.
package struct EpochKeys: Sendable, Equatable {
  /// The epoch, from 1.
  package let epoch: UInt16
  let keys: [SegmentKind: SecretBytes]

  init(epoch: UInt16, keys: [SegmentKind: SecretBytes]) {
    self.epoch = epoch
    self.keys = keys
  }

  /// Generates the keys of a new epoch.
  package init(
    epoch: UInt16,
    spaces: SyncSpaces,
    random: some RandomSource
  ) throws(SecretFailure) {
    var keys: [SegmentKind: SecretBytes] = [:]
    for kind in SegmentKind.allCases where spaces.include(kind) {
      keys[kind] = try SecretBytes(random: SealingKey.byteCount, from: random)
    }
    self.init(epoch: epoch, keys: keys)
  }

  /// The key under which a log's segments are sealed; nil if this replica lacks it.
  package func key(of kind: SegmentKind) -> SealingKey? {
    // Keys of another length are never kept.
    keys[kind].flatMap { try? SealingKey(bytes: $0) }
  }

  /// The check of a log's key.
  package func check(of kind: SegmentKind) -> KeyCheck? {
    key(of: kind).map { key in
      KeyCheck(
        unchecked: key.code(
          of: AssociatedData(
            .text("sync/key check"),
            .number(Int64(epoch)),
            .number(Int64(kind.rawValue))
          )
        )
      )
    }
  }

  /// The checks of all keys that are there.
  package var checks: [SegmentKind: KeyCheck] {
    SegmentKind.allCases.reduce(into: [:]) { $0[$1] = check(of: $1) }
  }

  func limited(to spaces: SyncSpaces) -> EpochKeys {
    EpochKeys(epoch: epoch, keys: keys.filter { spaces.include($0.key) })
  }
}

/// A hash of a key of one epoch, by which everybody tells that all were given the same one. It says
/// nothing about the key.
package struct KeyCheck: Hashable, Sendable {
  /// The length in bytes.
  package static let byteCount = 32

  /// The bytes.
  package let bytes: [UInt8]

  /// Wraps bytes; nil unless there are 32.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = Array(bytes)
  }

  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }
}
