import Faults
import Foundation
import Secrets
import Synchronization
import Testing

@testable import Vault

/// Work with media that is interrupted at each call that changes a file: writing, syncing and renaming of our
/// own, and those of SQLite.
@Suite("Pictures and sounds on a disk that fails", .serialized)
struct MediaFaultTests {
  struct Work: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (Vault, VaultKey) throws -> Void
  }

  static let old = ["a": MediaFixture.bytes(20_000, seed: 1), "b": MediaFixture.bytes(9, seed: 2)]
  static let added = MediaFixture.bytes(33_000, seed: 3)

  static let works = [
    Work(testDescription: "one is added") { vault, key in
      try vault.addMedium(added, named: "c", under: key)
    },
    Work(testDescription: "they are moved to other packs") { vault, key in
      try vault.write(under: key) { try $0.run("UPDATE media_pack SET retired = 1") }
      try vault.tidyMedia(at: 0, under: key) { [] }
    },
    Work(testDescription: "one that has no name is removed") { vault, key in
      try vault.removeMediumName("b", under: key)
      for day in 0...2 { try vault.tidyMedia(at: Int64(day) * 86_400_000, under: key) { [] } }
    },
    Work(testDescription: "the vault is copied with them") { vault, key in
      guard case .file(let path) = vault.location else { return }
      try vault.backUp(to: path + "-copy")
      let copy = try Vault.open(.file(path + "-copy"))
      defer { try? copy.close() }
      #expect(try copy.verify(under: key).damage == [])
    },
  ]

  @Test("are there as before or as after, and whole", arguments: works)
  func survives(work: Work) throws {
    let template = try Self.template()
    for call in 1... {
      var isReached = false
      for isCut in [true, false] {
        let (fixture, vault) = try template.copied()
        let disk = CountedDisk(failingAt: call, isCut: isCut)
        try vault.close()
        let trial = try fixture.open(on: disk.disk)
        disk.begin()
        let failed = (try? work.run(trial, template.key)) == nil
        isReached = isReached || disk.hasFailed
        #expect(failed || !disk.hasFailed || !isCut)
        disk.end()
        try trial.close()
        try check(fixture, template.key, failed: failed, "\(call) \(isCut)")
      }
      guard isReached else { break }
    }
  }

  @Test("are there as before or as after where SQLite's calls fail", arguments: works.prefix(3))
  func survivesInSQLite(work: Work) throws {
    Fault.install()
    let template = try Self.template()
    for call in 1... {
      var isReached = false
      for action in Fault.Action.survivable {
        let (fixture, vault) = try template.copied()
        let (failed, wasCut) = {
          let fault = Fault(action, at: call, under: fixture.files.directory)
          defer { isReached = isReached || fault.calls >= call }
          return ((try? work.run(vault, template.key)) == nil, fault.isCut)
        }()
        let found = wasCut ? try fixture.copied() : fixture
        try? vault.close()
        try check(found, template.key, failed: failed, "\(call) \(action)")
      }
      guard isReached else { break }
    }
  }

  private func check(
    _ fixture: OpenedFiles,
    _ key: VaultKey,
    failed: Bool,
    _ place: Comment
  ) throws {
    let vault = try Vault.open(fixture.files.location)
    defer { try? vault.close() }
    let contents = try vault.mediaContents(under: key)
    for (name, bytes) in contents {
      #expect(Self.old[name] == bytes || name == "c" && bytes == Self.added, place)
    }
    #expect(contents["a"] != nil, place)
    #expect(try vault.verify(under: key).damage == [], place)
    // What it left is taken away, and things go on.
    try vault.addMedium([4, 2], named: "d", under: key)
    for day in [0, 2, 4] { try vault.tidyMedia(at: Int64(day) * 86_400_000, under: key) { [] } }
    #expect(
      Set(VaultFile(path: fixture.files.path + ".media").names)
        == Set(try vault.mediaPacks(under: key).map(MediaPack.name)),
      place
    )
    #expect(try vault.mediaContents(under: key) == contents.merging(["d": [4, 2]]) { $1 }, place)
  }

  private static func template() throws -> Template {
    let fixture = try MediaFixture(onDisk: true)
    for (name, bytes) in old { try fixture.vault.addMedium(bytes, named: name, under: fixture.key) }
    try fixture.vault.close()
    return Template(files: OpenedFiles(files: fixture.files), key: fixture.key)
  }

  struct Template {
    let files: OpenedFiles
    let key: VaultKey

    func copied() throws -> (OpenedFiles, Vault) {
      let copy = try files.copied()
      return (copy, try Vault.open(copy.files.location))
    }
  }
}

/// The files of a vault with those of its media.
struct OpenedFiles {
  let files: VaultFixture

  /// A copy of them as they are on the disk.
  func copied() throws -> OpenedFiles {
    let target = try VaultFixture()
    try FileManager.default.createDirectory(
      atPath: target.directory,
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(
      atPath: files.directory + "/case",
      toPath: target.directory + "/case"
    )
    for ending in [".lock", ".window"] { unlink(target.path + ending) }
    return OpenedFiles(files: target)
  }

  func open(on disk: Disk) throws -> Vault {
    var dependencies = VaultDependencies(random: SystemRandom())
    dependencies.disk = disk
    let file = VaultFile(path: files.path, disk: disk)
    return try Vault.open(
      file,
      for: .readWrite,
      holding: VaultLocks(of: file, staying: false),
      dependencies
    )
  }
}

/// A disk that is full at one call, or fails for good from it on, where what is written to a pack is half done.
private final class CountedDisk: Sendable {
  private struct State {
    var calls = 0
    var isCounting = false
    var hasFailed = false
  }

  private let failing: Int
  private let isCut: Bool
  private let state = Mutex(State())

  init(failingAt call: Int, isCut: Bool) {
    failing = call
    self.isCut = isCut
  }

  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  func begin() { state.withLock { $0.isCounting = true } }
  func end() { state.withLock { $0.isCounting = false } }

  var disk: Disk {
    Disk(
      rename: { self.fails() ? -1 : Disk.system.rename($0, $1) },
      sync: { self.fails() ? -1 : Disk.system.sync($0) },
      writeHeader: { self.fails() ? ENOSPC : Disk.system.writeHeader($0, $1, $2) },
      writePack: { descriptor, bytes, offset in
        guard self.fails() else { return Disk.system.writePack(descriptor, bytes, offset) }
        _ = Disk.system.writePack(descriptor, Array(bytes.prefix(bytes.count / 2)), offset)
        return ENOSPC
      }
    )
  }

  private func fails() -> Bool {
    state.withLock { state in
      guard state.isCounting else { return false }
      state.calls += 1
      guard state.calls == failing || isCut && state.calls > failing else { return false }
      state.hasFailed = true
      errno = ENOSPC
      return true
    }
  }
}
