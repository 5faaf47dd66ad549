import Testing

@testable import Secrets

@Suite("The cost of a passcode")
struct DerivationCostTests {
  private func tiny() throws -> DerivationCost {
    try #require(DerivationCost(memory: 8 << 20, passes: 1))
  }

  @Test(
    "is refused where it is absurd",
    arguments: [
      (0, 1), (-1, 1), (4 << 20, 3), (8 << 20, 0), (8 << 20, 11), (8 << 20, -1), (8 << 20 + 1, 1),
      (1 << 30 + 1024, 3), (1 << 40, 3), (Int.max, Int.max), (Int.min, Int.min),
    ]
  )
  func absurd(memory: Int, passes: Int) {
    #expect(DerivationCost(memory: memory, passes: passes) == nil)
  }

  @Test("is accepted within reason", arguments: [(8 << 20, 1), (64 << 20, 3), (1 << 30, 10)])
  func accepted(memory: Int, passes: Int) {
    #expect(DerivationCost(memory: memory, passes: passes)?.memory == memory)
  }

  @Test("makes the same key of the same passcode and salt, and another of any other")
  func keys() throws {
    let salt = [UInt8](repeating: 1, count: 16)
    let passcode = try SecretBytes(Array("123456".utf8))
    let key = try tiny().key(from: passcode, salt: salt)
    #expect(try tiny().key(from: passcode, salt: salt).bytes == key.bytes)
    let others = [
      try tiny().key(from: SecretBytes(Array("123457".utf8)), salt: salt),
      try tiny().key(from: SecretBytes([]), salt: salt),
      try tiny().key(from: passcode, salt: Array(repeating: 2, count: 16)),
      try #require(DerivationCost(memory: 8 << 20, passes: 2)).key(from: passcode, salt: salt),
    ]
    for other in others { #expect(other.bytes != key.bytes) }
    #expect(throws: SecretFailure.wrongLength) { try tiny().key(from: passcode, salt: [1]) }
  }

  @Test(
    "is calibrated to at most a second, between floor and ceiling",
    arguments: [
      // Milliseconds at the floor, and the memory in MiB that fits.
      (10, 256), (180, 256), (250, 256), (251, 192), (333, 192), (334, 128), (500, 128), (501, 96),
      (666, 96), (667, 64), (2000, 64),
    ]
  )
  func calibration(milliseconds: Int, mebibytes: Int) {
    let cost = DerivationCost.calibrated { cost in
      .milliseconds(milliseconds) * Double(cost.memory) / Double(64 << 20)
    }
    #expect(cost.memory == mebibytes << 20)
    #expect(cost.passes == 3)
  }

  @Test(
    "steps down where the machine has not the memory, and where time grows faster than expected"
  )
  func calibrationByMemory() {
    let small = DerivationCost.calibrated { $0.memory > 128 << 20 ? nil : .milliseconds(100) }
    #expect(small.memory == 128 << 20)
    let none = DerivationCost.calibrated { _ in nil }
    #expect(none == .floor)
    let steep = DerivationCost.calibrated { $0 == .floor ? .milliseconds(100) : .seconds(2) }
    #expect(steep == .floor)
  }

  @Test("has lower ones down to the floor")
  func lower() throws {
    var steps: [Int] = []
    var cost: DerivationCost? = .ceiling
    while let present = cost {
      steps.append(present.memory >> 20)
      cost = present.lower
    }
    #expect(steps == [256, 192, 128, 96, 64])
    #expect(try tiny().lower == nil)
  }

  @Test("is timed by the clock it is given")
  func timing() throws {
    var readings = [Duration.seconds(5), .seconds(7)]
    #expect(try tiny().time { readings.removeFirst() } == .seconds(2))
  }
}
