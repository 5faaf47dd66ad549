import CSodium

/// What it costs to make a key from a passcode with Argon2id: the only thing that slows down
/// someone who guesses at a copied vault.
public struct DerivationCost: Hashable, Sendable {
  /// Working memory in bytes.
  public let memory: Int
  /// Passes over the memory.
  public let passes: Int

  /// The least that a vault of the program is made with: 64 MiB, 3 passes.
  public static let floor = DerivationCost(unchecked: 64 << 20, passes: 3)
  /// The most that a vault is made with: 256 MiB, 3 passes.
  public static let ceiling = DerivationCost(unchecked: 256 << 20, passes: 3)

  /// What is accepted from a file or a caller. The upper ends keep a forged file from exhausting the
  /// machine. The lower ends are under the floor, for test vaults: a file that names less than it
  /// was made with merely fails to open, so nothing is gained by forging them.
  public static let acceptedMemory = 8 << 20...1 << 30
  /// See `acceptedMemory`.
  public static let acceptedPasses = 1...10

  /// The length of a salt in bytes.
  public static let saltBytes = Int(crypto_pwhash_argon2id_SALTBYTES)

  /// A cost; nil unless it lies within `acceptedMemory` (in whole KiB) and `acceptedPasses`.
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

  /// The key that a passcode stands for. Takes about a second: not for the thread that draws.
  /// Throws `notEnoughMemory` where the machine can't give the memory, `wrongLength` for a salt that
  /// is not 16 bytes, or what the arena can't give.
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
  /// The time one derivation may take on the machine where the vault is made. Where the ceiling is
  /// quicker than the lower end, it is used none the less; where the floor is slower than the upper
  /// end, likewise.
  public static let targetTime: ClosedRange<Duration> = .milliseconds(250)...(.seconds(1))

  /// The costs that calibration chooses from.
  static let steps: [DerivationCost] = [
    floor, DerivationCost(unchecked: 96 << 20, passes: 3),
    DerivationCost(unchecked: 128 << 20, passes: 3),
    DerivationCost(unchecked: 192 << 20, passes: 3), ceiling,
  ]

  /// The highest cost between floor and ceiling that takes at most a second by `measure`, which
  /// gives the time one derivation takes, or nil where the machine has not the memory.
  ///
  /// The floor is measured first; the time grows with the memory, so what can't be quick enough is
  /// not tried.
  public static func calibrated(measure: (DerivationCost) -> Duration?) -> DerivationCost {
    guard let base = measure(floor) else { return floor }
    for step in steps.reversed() where step != floor {
      let expected = base * Double(step.memory) / Double(floor.memory)
      guard expected <= targetTime.upperBound else { continue }
      if let time = measure(step), time <= targetTime.upperBound { return step }
    }
    return floor
  }

  /// The time that one derivation at this cost takes by the clock `now`; nil where it can't be done.
  public func time(by now: () -> Duration) -> Duration? {
    guard let passcode = try? SecretBytes(count: 8) else { return nil }
    let start = now()
    guard (try? key(from: passcode, salt: Array(repeating: 0, count: Self.saltBytes))) != nil else {
      return nil
    }
    return now() - start
  }
}
