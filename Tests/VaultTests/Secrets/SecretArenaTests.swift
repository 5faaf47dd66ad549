import TestSupport
import Testing

@testable import Secrets

@Suite("The arena")
struct SecretArenaTests {
  @Test("gives regions until it is full, says so, and gives again what came back")
  func exhaustion() throws {
    let arena = SecretArena(capacity: 4096)
    var held: [SecretBytes] = []
    for _ in 0..<4 { held.append(try SecretBytes(count: 1024, in: arena)) }
    #expect(arena.used == 4096)
    #expect(throws: SecretFailure.arenaExhausted(asked: 1)) { try SecretBytes(count: 1, in: arena) }
    held.remove(at: 1)
    held.remove(at: 1)
    #expect(arena.used == 2048)
    #expect(try SecretBytes(count: 2048, in: arena).count == 2048)
  }

  @Test("never gives two secrets the same memory, whatever comes and goes")
  func noOverlap() throws {
    let arena = SecretArena(capacity: 8192)
    let random = SeededRandom(seed: 1)
    var held: [(SecretBytes, UInt8)] = []
    for step in 0..<3000 {
      if random.number(below: 3) == 0, !held.isEmpty {
        held.remove(at: random.number(below: held.count))
      } else if let secret = try? SecretBytes(count: random.number(below: 300), in: arena) {
        #expect(secret.revealed.allSatisfy { $0 == 0 })
        let mark = UInt8(truncatingIfNeeded: step)
        secret.withUnsafeMutableBytes { bytes in
          for index in bytes.indices { bytes[index] = mark }
        }
        held.append((secret, mark))
      }
      if step.isMultiple(of: 100) {
        for (secret, mark) in held { #expect(secret.revealed.allSatisfy { $0 == mark }) }
      }
    }
    held = []
    #expect(arena.used == 0)
    #expect(try SecretBytes(count: 8192, in: arena).count == 8192)
  }

  @Test("keeps no byte of a secret whose last reference is gone")
  func wipedOnRelease() throws {
    let arena = SecretArena(capacity: 64)
    var secret: SecretBytes? = try SecretBytes(Array("4111111111111111".utf8), in: arena)
    let address = try #require(secret?.withUnsafeBytes { Int(bitPattern: $0.baseAddress) })
    secret = nil
    let memory = try #require(UnsafePointer<UInt8>(bitPattern: address))
    #expect(UnsafeBufferPointer(start: memory, count: 16).allSatisfy { $0 == 0 })
  }

  @Test("serves several threads at once")
  func threads() async throws {
    let arena = SecretArena(capacity: 1 << 16)
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          (0..<500).allSatisfy { _ in
            let text = [UInt8](repeating: UInt8(worker + 1), count: 40)
            return (try? SecretBytes(text, in: arena))?.revealed == text
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(arena.used == 0)
  }

  @Test("goes on where the system refuses to lock so much memory, and tells")
  func lockRefused() throws {
    let arena = SecretArena(capacity: 16 << 20)
    let refusal = arena.lockRefusal
    #expect(refusal == nil || refusal.map { $0 > 0 } == true)
    #expect(try SecretBytes([7], in: arena).revealed == [7])
  }
}

@Suite("Secret bytes")
struct SecretBytesTests {
  @Test("are equal by their content, not by their place")
  func equality() throws {
    #expect(try SecretBytes([1, 2, 3]) == SecretBytes([1, 2, 3]))
    #expect(try SecretBytes([1, 2, 3]) != SecretBytes([1, 2, 4]))
    #expect(try SecretBytes([1, 2, 3]) != SecretBytes([1, 2, 3, 0]))
    #expect(try SecretBytes([]) == SecretBytes(count: 0))
  }

  @Test("are gone for every holder when wiped; a copy has a life of its own")
  func wiping() throws {
    let secret = try SecretBytes([9, 8, 7])
    let other = secret
    let copy = try SecretBytes(copying: secret)
    secret.wipe()
    #expect(other.revealed == [0, 0, 0])
    #expect(copy.revealed == [9, 8, 7])
  }
}
