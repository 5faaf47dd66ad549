import Foundation
import Testing

@testable import Vault

@Suite("The generation in which a vault was last open")
struct LastSeenTests {
  private let files: VaultFixture
  private let vault: Vault
  private let seen: LastSeen
  private let state: String

  init() throws {
    files = try VaultFixture()
    vault = try files.create().vault
    state = files.directory + "/state"
    seen = LastSeen(of: vault, in: state)
  }

  @Test("tells an older file, once, and nothing of a newer one or the same")
  func older() {
    #expect(!seen.note(5))
    #expect(!seen.note(5))
    #expect(!seen.note(9))
    #expect(seen.note(8))
    #expect(!LastSeen(of: vault, in: state).note(8))
  }

  @Test("is lowered where the file was put back on purpose, and never raised by that")
  func lowered() {
    seen.lower(to: 3)
    #expect(!seen.note(9))
    seen.lower(to: 12)
    #expect(seen.note(8))
    #expect(!seen.note(9))
    seen.lower(to: 4)
    #expect(!seen.note(4))
  }

  @Test("tells nothing where it is damaged, another vault's, can't be kept, or is of one in memory")
  func unknown() throws {
    #expect(!seen.note(9))
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: state).first)
    let file = URL(fileURLWithPath: state + "/" + name)
    #expect(try files.mode(file.path) == 0o600)
    var bytes = try Data(contentsOf: file)
    bytes[6] ^= 1
    try bytes.write(to: file)
    #expect(!seen.note(1))
    #expect(seen.note(0))
    for nowhere in [nil, "/proc/nowhere"] {
      let other = LastSeen(of: vault, in: nowhere)
      #expect(!other.note(9))
      #expect(!other.note(1))
    }
    let memory = LastSeen(of: try files.create(.memory).vault, in: state)
    #expect(!memory.note(9))
    #expect(!memory.note(1))
  }

  @Test("is what the vault was read or written in under its key")
  func generation() throws {
    let fixture = try RecordFixture(onDisk: true)
    #expect(fixture.vault.generation == 0)
    #expect(try fixture.vault.check(under: fixture.key).generation == fixture.vault.generation)
    try fixture.fill()
    let written = fixture.vault.generation
    #expect(written == (try fixture.counters()[0]))
    #expect(throws: VaultFailure.self) {
      try fixture.vault.writeRecords(under: fixture.key) { records in
        try records.insert(9, .plain([1]), into: RecordFixture.notes)
        throw VaultFailure.diskFull
      }
    }
    #expect(fixture.vault.generation == written)
  }
}
