import Glibc
import Synchronization
import TestSupport
import Testing

@testable import SyncEngines

/// The contract of every engine and remote: two devices that reach it, each with its own engine.
struct EngineContract {
  let one: any SyncEngine
  let other: any SyncEngine
  /// A directory of this run at the remote.
  let group: String

  init(_ one: any SyncEngine, _ other: any SyncEngine) {
    self.one = one
    self.other = other
    group = "cardcase-" + String(UInt64.random(in: .min ... .max), radix: 16)
  }

  func check() throws {
    try filesArrive()
    try nothingIsReplaced()
    try deletedFilesGo()
    try devicesRace()
    try largeFilesArriveWhole()
    try foreignPathsAreRefused()
  }

  private func filesArrive() throws {
    #expect(try other.list(under: group).isEmpty)
    #expect(try other.read(path("0"), atMost: 100) == nil)
    let files = (1...3).map { RemoteUpload(path: path("\($0)"), bytes: Self.bytes(4096 + $0)) }
    try one.write(files)
    try awaitFiles(3)
    let listed = try other.list(under: group)
    #expect(listed.map(\.plain) == files.map { RemoteFile(path: $0.path, size: $0.bytes.count) })
    for file in files { #expect(try other.read(file.path, atMost: 1 << 20) == file.bytes) }
    try other.prefetch(files.map(\.path) + [path("missing")])
    for file in files { #expect(try other.read(file.path, atMost: 1 << 20) == file.bytes) }
    #expect(
      failure { () throws(EngineFailure) in
        try other.read(path("1"), atMost: 4096)
      } == .tooLarge(path("1"))
    )
  }

  private func nothingIsReplaced() throws {
    let file = RemoteUpload(path: path("kept"), bytes: Self.bytes(5000))
    try one.write([file])
    try one.write([file])
    #expect(
      failure { () throws(EngineFailure) in
        try one.write([RemoteUpload(path: file.path, bytes: Self.bytes(5000))])
      } == .occupied(file.path)
    )
    #expect(
      failure { () throws(EngineFailure) in
        try one.write([RemoteUpload(path: file.path, bytes: Self.bytes(6000))])
      } == .occupied(file.path)
    )
    try awaitFiles(4)
    #expect(try other.read(file.path, atMost: 1 << 20) == file.bytes)
  }

  private func deletedFilesGo() throws {
    try one.delete([path("1"), path("kept"), path("never")])
    try awaitFiles(2)
    #expect(try other.read(path("kept"), atMost: 1 << 20) == nil)
    try one.delete([path("1")])
  }

  /// Both write at the same time, file after file.
  private func devicesRace() throws {
    let failures = Mutex<[EngineFailure]>([])
    let bodies = [("left", one), ("right", other)].map { name, engine in
      { @Sendable () -> Void in
        for number in 0..<4 {
          let file = RemoteUpload(path: "\(self.group)/\(name)/\(number)", bytes: Self.bytes(4096))
          if let failure = failure(of: { () throws(EngineFailure) in try engine.write([file]) }) {
            failures.withLock { $0.append(failure) }
          }
        }
      }
    }
    together(bodies)
    #expect(failures.withLock { $0 } == [])
    try awaitFiles(10)
    #expect(try wait { try one.list(under: group).count == 10 })
  }

  private func largeFilesArriveWhole() throws {
    let file = RemoteUpload(path: path("large"), bytes: Self.bytes(4 << 20))
    try one.write([file])
    try awaitFiles(11)
    #expect(try other.read(file.path, atMost: 4 << 20) == file.bytes)
  }

  private func foreignPathsAreRefused() throws {
    for path in ["../up", "/etc", "a/../b", "-x", ".hidden", "a//b", "a/b/c/d/e", "Ä", "a\nb", ""] {
      #expect(
        failure { () throws(EngineFailure) in
          try one.read(path, atMost: 10)
        } == .invalidPath(path)
      )
      #expect(
        failure { () throws(EngineFailure) in
          try one.write([RemoteUpload(path: path, bytes: [1])])
        } == .invalidPath(path)
      )
      #expect(
        failure { () throws(EngineFailure) in
          try one.delete([path])
        } == .invalidPath(path)
      )
    }
  }

  private func awaitFiles(_ count: Int) throws {
    try #require(try wait { try other.list(under: group).count == count })
  }

  private func path(_ name: String) -> String {
    "\(group)/replica/\(name)"
  }

  private static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}

@Suite("Every engine")
struct EngineContractTests {
  @Test("a folder moves files between devices")
  func folder() throws {
    let root = try TemporaryDirectory()
    let remote = try RemoteURL(parsing: "folder:\(root.path)")
    try EngineContract(Device(remote).engine, Device(remote).engine).check()
  }

  @Test("a git repository moves files between devices")
  func git() throws {
    let repository = try Repository()
    let one = try Device(repository.remote)
    let other = try Device(repository.remote)
    try EngineContract(one.engine, other.engine).check()
  }
}

/// A bare repository to be a remote.
struct Repository {
  let directory: TemporaryDirectory
  var path: String { "\(directory.path)/remote.git" }
  var remote: RemoteURL { .git("file://\(path)") }

  init() throws {
    directory = try TemporaryDirectory()
    try shell("git init --quiet --bare \"$1\"", path)
  }
}
