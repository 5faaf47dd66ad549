import CSodium

/// The cost of deriving a key from a passcode with Argon2id: the only thing that slows down an
/// attacker who guesses passcodes of a copied vault.
public struct DerivationCost: Hashable, Sendable {
  /// Working memory in bytes.
  public let memory: Int
  /// Passes over the memory.
  public let passes: Int

  /// The lowest cost of a new vault: 64 MiB, 3 passes.
  public static let floor = DerivationCost(unchecked: 64 << 20, passes: 3)
  /// The highest cost of a new vault: 256 MiB, 3 passes.
  public static let ceiling = DerivationCost(unchecked: 256 << 20, passes: 3)

  /// The memory, in bytes, accepted from a file or a caller. The upper bounds keep a forged file
  /// from exhausting the machine. The lower bounds are below the floor, for test vaults: a file
  /// that names less than it was made with merely fails to open, so nothing is gained by forging
  /// them.
  public static let acceptedMemory = 8 << 20...1 << 30
  /// The number of passes accepted; see `acceptedMemory`.
  public static let acceptedPasses = 1...10

  /// The lowest cost accepted: 8 MiB, 1 pass. For vaults that guard nothing.
  public static let least = DerivationCost(unchecked: acceptedMemory.lowerBound, passes: 1)

  /// The length of a salt in bytes.
  public static let saltBytes = Int(crypto_pwhash_argon2id_SALTBYTES)

  /// Creates a cost; nil unless it lies within `acceptedMemory` (in whole KiB) and
  /// `acceptedPasses`.
  public init?(memory: Int, passes: Int) {
    guard Self.acceptedMemory.contains(memory), memory.isMultiple(of: 1024),
      Self.acceptedPasses.contains(passes)
    else { return nil }
    self.init(unchecked: memory, passes: passes)
  }

  private init(unchecked memory: Int, passes: Int) {
    self.memory = memory
    self.passes = passes
  }

  /// The next lower cost for a machine that has too little memory; nil at the floor or below.
  public var lower: DerivationCost? {
    Self.steps.last { $0.memory < memory }
  }

  /// Derives a key from a passcode. Takes about a second: never call it on the thread that draws.
  ///
  /// - Throws: `SecretFailure.notEnoughMemory` if the machine lacks the memory, `wrongLength` for a
  ///   salt that is not 16 bytes, or an error of the arena.
  public func key(
    from passcode: SecretBytes,
    salt: [UInt8]
  ) throws(SecretFailure) -> SealingKey {
    guard salt.count == Self.saltBytes else { throw .wrongLength }
    let key = try SecretBytes(count: SealingKey.byteCount)
    let status = key.withPointer { target in
      passcode.withPointer { passcodeBytes in
        passcodeBytes.withMemoryRebound(to: CChar.self, capacity: passcode.count) {
          crypto_pwhash_argon2id(
            target,
            UInt64(SealingKey.byteCount),
            $0,
            UInt64(passcode.count),
            salt,
            UInt64(passes),
            memory,
            Int32(crypto_pwhash_argon2id_ALG_ARGON2ID13)
          )
        }
      }
    }
    guard status == 0 else { throw .notEnoughMemory }
    return try SealingKey(bytes: key)
  }
}

extension DerivationCost {
  /// The target time of one derivation on the machine where the vault is made. If even the ceiling
  /// is faster than the lower bound, or the floor slower than the upper one, it is used all the
  /// same.
  public static let targetTime: ClosedRange<Duration> = .milliseconds(250)...(.seconds(1))

  /// The costs that calibration chooses from.
  static let steps: [DerivationCost] = [
    floor, DerivationCost(unchecked: 96 << 20, passes: 3),
    DerivationCost(unchecked: 128 << 20, passes: 3),
    DerivationCost(unchecked: 192 << 20, passes: 3), ceiling,
  ]

  /// The highest cost between floor and ceiling that takes at most a second by `measure`, which
  /// returns the time of one derivation, or nil if the machine lacks the memory.
  ///
  /// The floor is measured first; the time grows with the memory, so costs that can't be fast
  /// enough are not tried.
  public static func calibrated(measure: (DerivationCost) -> Duration?) -> DerivationCost {
    guard let base = measure(floor) else { return floor }
    for step in steps.reversed() where step != floor {
      let expected = base * Double(step.memory) / Double(floor.memory)
      guard expected <= targetTime.upperBound else { continue }
      if let time = measure(step), time <= targetTime.upperBound { return step }
    }
    return floor
  }

  /// The time of one derivation at this cost by the clock `now`; nil if it fails.
  public func time(by now: () -> Duration) -> Duration? {
    // Whatever the reason, a cost that can't be borne now is not chosen.
    guard let passcode = try? SecretBytes(count: 8) else { return nil }
    let start = now()
    guard (try? key(from: passcode, salt: Array(repeating: 0, count: Self.saltBytes))) != nil else {
      return nil
    }
    return now() - start
  }
}
