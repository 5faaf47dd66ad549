import Secrets

/// Digits in guarded memory, which is wiped when the last copy is released: card numbers and
/// security codes.
///
/// A value: a copy shares the memory until one of the two is edited. An edit for which the arena
/// has no room, or that exceeds the capacity, leaves the digits as they were; compare `count`.
public struct SecretDigits: DigitStorage {
  /// The number of digits.
  public private(set) var count = 0
  /// One byte for each digit; nil until there is one.
  private var storage: SecretBytes?
  private let arena: SecretArena

  /// The greatest number of digits: more than a number, an expiry and a code that were copied
  /// together.
  public static let capacity = 64

  /// The allocation step in bytes, so that typing a number allocates once.
  private static let step = 32

  /// Creates an empty storage, which takes no memory.
  public init() {
    self.init(in: .shared)
  }

  /// Creates an empty storage in a given arena.
  init(in arena: SecretArena) {
    self.arena = arena
  }

  /// The digit, 0 to 9, at an index in 0..<`count`.
  public func digit(at index: Int) -> UInt8 {
    storage?.withUnsafeBytes { $0[index] } ?? 0
  }

  /// Inserts a digit, 0 to 9, at an index from 0 to `count`.
  public mutating func insert(_ digit: UInt8, at index: Int) {
    guard count < Self.capacity, let bytes = owned(forCount: count + 1) else { return }
    bytes.withUnsafeMutableBytes { bytes in
      var position = count
      while position > index {
        bytes[position] = bytes[position - 1]
        position -= 1
      }
      bytes[index] = digit
    }
    count += 1
  }

  /// Removes the digit at an index in 0..<`count`.
  public mutating func remove(at index: Int) {
    guard let bytes = owned(forCount: count) else { return }
    bytes.withUnsafeMutableBytes { bytes in
      for position in index + 1..<max(count, index + 1) { bytes[position - 1] = bytes[position] }
      bytes[count - 1] = 0
    }
    count -= 1
  }

  /// Removes all digits and releases the memory.
  public mutating func removeAll() {
    storage = nil
    count = 0
  }

  /// The memory, large enough and uniquely referenced before it is written to; nil if the arena has
  /// none to give.
  private mutating func owned(forCount needed: Int) -> SecretBytes? {
    if isKnownUniquelyReferenced(&storage), let storage, storage.count >= needed {
      return storage
    }
    let size = (needed + Self.step - 1) / Self.step * Self.step
    // The arena refuses for want of room only, which nil says.
    guard let fresh = try? SecretBytes(count: size, in: arena) else { return nil }
    storage?.withUnsafeBytes { old in
      fresh.withUnsafeMutableBytes {
        $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: old[..<count]))
      }
    }
    storage = fresh
    return fresh
  }
}

extension SecretDigits: Equatable {
  /// True if both hold the same digits. The time depends on the number of digits only.
  public static func == (left: SecretDigits, right: SecretDigits) -> Bool {
    guard left.count == right.count else { return false }
    return (0..<left.count).reduce(0) { $0 | (left.digit(at: $1) ^ right.digit(at: $1)) } == 0
  }
}

extension SecretDigits: Codable {
  /// Encodes the digits through the encoder's `SecretTable`.
  public func encode(to encoder: any Encoder) throws {
    let exact = try SecretBytes(count: count, in: arena)
    storage?.withUnsafeBytes { bytes in
      exact.withUnsafeMutableBytes {
        $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      }
    }
    try exact.encode(to: encoder)
  }

  /// Takes the digits from the decoder's `SecretTable`.
  ///
  /// - Throws: `DecodingError` for bytes that are no digits or too many, or `SecretFailure` if the
  ///   arena has no room.
  public init(from decoder: any Decoder) throws {
    let bytes = try SecretBytes(from: decoder)
    let areDigits = bytes.withUnsafeBytes { $0.allSatisfy { $0 <= 9 } }
    guard bytes.count <= Self.capacity, areDigits else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not digits")
      )
    }
    self.init()
    if bytes.count > 0 { storage = bytes }
    count = bytes.count
  }
}
