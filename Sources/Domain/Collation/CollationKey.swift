/// The bytes by which a name is sorted.
package struct CollationKey: Hashable, Comparable, Sendable {
  let bytes: [UInt8]

  package static func < (one: CollationKey, other: CollationKey) -> Bool {
    one.bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { left.lexicographicallyPrecedes($0) }
    }
  }
}
