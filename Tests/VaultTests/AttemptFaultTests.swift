import Foundation
import Secrets
import Testing

@testable import Vault

/// Case 40: whatever happens to the record is the worst case, and never 0.
@Suite("A record of attempts that is not as it was written")
struct AttemptFaultTests {
  private func damaged(_ change: (AttemptFixture) throws -> Void) throws -> AttemptFixture {
    let fixture = try AttemptFixture()
    try fixture.enter("000001", into: fixture.create())
    try change(fixture)
    return fixture
  }

  private func write(_ data: Data, _ fixture: AttemptFixture) throws {
    try data.write(to: URL(fileURLWithPath: fixture.path))
  }

  private func bytes(_ fixture: AttemptFixture) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: fixture.path))
  }

  @Test("counts as the worst: deleted, emptied, cut, longer, zeroed, or of another vault")
  func worst() throws {
    let stranger = try AttemptFixture()
    _ = stranger.create()
    let changes: [(AttemptFixture) throws -> Void] = [
      { try FileManager.default.removeItem(atPath: $0.path) },
      { try FileManager.default.removeItem(atPath: $0.directory) },
      { try write(Data(), $0) },
      { try write(try bytes($0).dropLast(), $0) },
      { try write(try bytes($0) + [0], $0) },
      { try write(Data(count: AttemptRecord.byteCount), $0) },
      { try write(try bytes(stranger), $0) },
    ]
    for change in changes {
      let fixture = try damaged(change)
      let counter = fixture.restart()
      #expect(counter.status.failures == 4)
      #expect(counter.status.isEstimated)
      #expect(counter.status.wait == .seconds(100))
      fixture.clock.pass(60)
      // The delay goes on after a restart: it was written.
      #expect(fixture.restart().status.wait == .seconds(40))
    }
  }

  @Test("counts as the worst for any single bit that is flipped")
  func everyBit() throws {
    let fixture = try damaged { _ in }
    let whole = try bytes(fixture)
    for bit in 0..<whole.count * 8 {
      var changed = whole
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(AttemptRecord(Array(changed), of: fixture.vault.id) == nil)
    }
    #expect(AttemptRecord(Array(whole), of: fixture.vault.id)?.failures == 1)
  }

  @Test("never leads to a wipe, however many fail after it; the right passcode ends that")
  func neverWipes() throws {
    let fixture = try damaged { try FileManager.default.removeItem(atPath: $0.path) }
    let counter = fixture.restart()
    try fixture.miss(10, counter)
    #expect(counter.status.failures == 14)
    #expect(!counter.status.isLast)
    #expect(!fixture.restart().status.isLast)
    #expect(try fixture.enter("123456", into: counter) != nil)
    #expect(!counter.status.isEstimated)
    try fixture.miss(6, counter)
    #expect(counter.status.isLast)
  }

  @Test("that vanishes while the program runs counts as the worst at the next attempt")
  func vanishes() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try FileManager.default.removeItem(atPath: fixture.path)
    #expect(throws: AttemptNotDue.self) {
      let attempt = try counter.count(passcode("123456"))
      _ = consume attempt
    }
    #expect(counter.status.wait == .seconds(100))
    #expect(counter.status.isEstimated)
  }

  @Test(
    "that can't be written has each attempt wait, the first too, and a restart gains none",
    arguments: FaultyDisk.Fault.allCases
  )
  func unwritable(fault: FaultyDisk.Fault) throws {
    let fixture = try damaged { _ in }
    fixture.disk.fail(fault)
    var counter = fixture.restart()
    for _ in 0..<2 {
      #expect(throws: AttemptNotDue.self) {
        let attempt = try counter.count(passcode("123456"))
        _ = consume attempt
      }
      #expect(counter.status.wait >= .seconds(50))
      #expect(!counter.status.isRecorded)
      fixture.clock.pass(49)
      counter = fixture.restart()
    }
  }

  @Test(
    "that can't be written still lets the right passcode in after the wait, again and again",
    arguments: FaultyDisk.Fault.allCases
  )
  func unwritableButNotShut(fault: FaultyDisk.Fault) throws {
    let fixture = try damaged { _ in }
    fixture.disk.fail(fault)
    let counter = fixture.restart()
    for _ in 0..<3 {
      #expect(throws: AttemptNotDue.self) {
        let attempt = try counter.count(passcode("123456"))
        _ = consume attempt
      }
      #expect(try fixture.enter("123456", into: counter) != nil)
      #expect(counter.status.wait == .seconds(50))
    }
    // Once it can be written again everything is as before.
    fixture.disk.fail(nil)
    #expect(try fixture.enter("123456", into: counter) != nil)
    #expect(counter.status.isRecorded)
    #expect(counter.status.wait == .zero)
    #expect(fixture.restart().status.failures == 0)
  }

  @Test("that can't even be made, as there is a file or a link in the way, waits from the start")
  func noPlace() throws {
    let fixture = try AttemptFixture()
    let obstacle = fixture.files.directory + "/state"
    try Data().write(to: URL(fileURLWithPath: obstacle))
    #expect(!fixture.create().status.isRecorded)
    try FileManager.default.removeItem(atPath: obstacle)
    let nowhere = AttemptFile(of: fixture.vault, in: nil)
    for storage in [fixture.file, nowhere] {
      if storage.path != nil {
        try FileManager.default.createDirectory(
          atPath: fixture.directory,
          withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
          atPath: fixture.path,
          withDestinationPath: fixture.files.directory + "/elsewhere"
        )
      }
      let counter = AttemptCounter(
        of: fixture.vault,
        in: storage,
        clock: fixture.clock,
        rule: TestRule()
      )
      #expect(!counter.status.isRecorded)
      #expect(counter.status.wait >= .seconds(50))
    }
    #expect(!FileManager.default.fileExists(atPath: fixture.files.directory + "/elsewhere"))
  }

  @Test("that is written short, then whole, is whole")
  func shortWrites() throws {
    let fixture = try AttemptFixture()
    var calls = AttemptFile.SystemCalls()
    let real = calls.write
    calls.write = { real($0, $1, min($2, 7), $3) }
    let file = AttemptFile(of: fixture.vault, in: fixture.directory, calls: calls)
    let counter = AttemptCounter(
      ofNew: fixture.vault,
      in: file,
      clock: fixture.clock,
      rule: TestRule()
    )
    try fixture.enter("000001", into: counter)
    #expect(fixture.restart().status.failures == 1)
    #expect(!fixture.restart().status.isEstimated)
  }

  @Test("that others could read or write is closed to them")
  func modes() throws {
    let fixture = try damaged { _ in }
    for (path, mode) in [(fixture.path, 0o666), (fixture.directory, 0o777)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    #expect(fixture.restart().status.failures == 1)
    #expect(try fixture.files.mode(fixture.path) == 0o600)
    #expect(try fixture.files.mode(fixture.directory) == 0o700)
  }

  // Case 41: out of reach without a secret outside of the record, as docs/security.md says; the
  // copy at least counts for no less than it says.
  @Test("that was put back to an older copy counts what the copy says, and no less")
  func rolledBack() throws {
    let fixture = try AttemptFixture()
    let counter = fixture.create()
    try fixture.miss(3, counter)
    let older = try bytes(fixture)
    try fixture.miss(2, counter)
    try write(older, fixture)
    #expect(fixture.restart().status.failures == 3)
  }
}
