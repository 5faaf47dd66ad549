import Glibc
import TestSupport
import Testing

@testable import SyncEngines

@Suite("A folder")
struct FolderEngineTests {
  private let root: TemporaryDirectory
  private let engine: any SyncEngine
  private let device: Device
  private let file = RemoteUpload(path: "cardcase-00/01/s-1.seg", bytes: [1, 2, 3])

  init() throws {
    root = try TemporaryDirectory()
    device = try Device(.folder(root.path))
    engine = device.engine
  }

  @Test("passes over what has no name of ours, and says what stands in the place of a file")
  func foreignThings() throws {
    try engine.write([file])
    let directory = "\(root.path)/cardcase-00/01"
    symlink("s-1.seg", "\(directory)/s-2.seg")
    mkfifo("\(directory)/s-3.seg", 0o600)
    mkdir("\(directory)/s-4.seg", 0o700)
    try shell("truncate -s 5M \"$1\"", "\(directory)/s-5.seg")
    symlink(directory, "\(root.path)/cardcase-00/02")
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(Self.bind(socket, to: "\(directory)/s-6.seg"))
    defer { close(socket) }
    for name in [
      ".syncthing.s-7.seg.tmp", "~syncthing~s-7.seg.tmp", "S-7.SEG",
      "s-1.sync-conflict-20260715-120000-ABCDEFG.seg", "s-1 (conflicted copy).seg",
      ".cardcase-1.tmp",
    ] {
      try write("foreign", to: "\(directory)/\(name)")
    }
    let listed = try engine.list(under: "").map(\.plain)
    #expect(listed.filter { $0.obstacle == nil } == [RemoteFile(path: file.path, size: 3)])
    let obstacles = Dictionary(uniqueKeysWithValues: listed.map { ($0.path, $0.obstacle) })
    #expect(
      obstacles.compactMapValues(\.self) == [
        "cardcase-00/01/s-2.seg": .link, "cardcase-00/01/s-3.seg": .special,
        "cardcase-00/01/s-4.seg": .directory, "cardcase-00/01/s-5.seg": .tooLarge,
        "cardcase-00/01/s-6.seg": .special, "cardcase-00/02": .link,
      ]
    )
    for number in [2, 3, 4, 6] {
      #expect(try engine.read("cardcase-00/01/s-\(number).seg", atMost: 1 << 20) == nil)
    }
    #expect(try engine.read("cardcase-00/02/s-1.seg", atMost: 1 << 20) == nil)
    #expect(
      failure { () throws(EngineFailure) in
        try engine.read("cardcase-00/01/s-5.seg", atMost: 4 << 20)
      } == .tooLarge("cardcase-00/01/s-5.seg")
    )
    for number in [2, 3, 4, 5, 6] {
      let path = "cardcase-00/01/s-\(number).seg"
      #expect(
        failure { () throws(EngineFailure) in
          try engine.write([RemoteUpload(path: path, bytes: [1])])
        } == .occupied(path)
      )
    }
    #expect(
      failure { () throws(EngineFailure) in
        try engine.write([RemoteUpload(path: "cardcase-00/02/s-9.seg", bytes: [1])])
      } == .occupied("cardcase-00/02")
    )
  }

  @Test("has files and directories that are the user's alone, and nothing half done")
  func modes() throws {
    try engine.write([file])
    let modes = try shell(
      "cd \"$1\" && stat -c '%a %n' cardcase-00 cardcase-00/01 cardcase-00/01/*",
      root.path
    )
    #expect(modes == "700 cardcase-00\n700 cardcase-00/01\n600 cardcase-00/01/s-1.seg\n")
    #expect(try shell("ls -A \"$1/cardcase-00/01\"", root.path) == "s-1.seg\n")
  }

  @Test("loses what a killed writer left a day ago, and nothing newer")
  func leftovers() throws {
    try engine.write([file])
    let directory = "\(root.path)/cardcase-00/01"
    try shell(
      "touch -d @1784000000 \"$1/.cardcase-a.tmp\"; touch -d @1784118000 \"$1/.cardcase-b.tmp\"",
      directory
    )
    try engine.write([RemoteUpload(path: "cardcase-00/01/s-2.seg", bytes: [4])])
    #expect(try shell("ls -A \"$1\"", directory) == ".cardcase-b.tmp\ns-1.seg\ns-2.seg\n")
  }

  @Test("loses its empty directories, but none that something else is in")
  func emptyDirectories() throws {
    let other = RemoteUpload(path: "cardcase-00/02/s-1.seg", bytes: [4])
    try engine.write([file, other])
    try write("foreign", to: "\(root.path)/cardcase-00/02/note.txt")
    try engine.delete([file.path, other.path])
    #expect(
      try shell("cd \"$1\" && find . | sort", root.path) == """
        .
        ./cardcase-00
        ./cardcase-00/02
        ./cardcase-00/02/note.txt

        """
    )
  }

  @Test("that is not there, or is a file, is told and not made")
  func missing() throws {
    let remote = RemoteURL.folder("\(root.path)/stick")
    let engine = try Device(remote).engine
    #expect(
      failure { () throws(EngineFailure) in
        try engine.write([file])
      } == .notARemote("No such file or directory")
    )
    try write("", to: "\(root.path)/stick")
    #expect(
      failure { () throws(EngineFailure) in
        try engine.list(under: "")
      } == .notARemote("Not a directory")
    )
  }

  @Test("deletes what stands in the place of a file, but no directory with something in it")
  func obstacles() throws {
    try engine.write([file])
    let directory = "\(root.path)/cardcase-00/01"
    symlink("s-1.seg", "\(directory)/s-2.seg")
    mkfifo("\(directory)/s-3.seg", 0o600)
    mkdir("\(directory)/s-4.seg", 0o700)
    mkdir("\(directory)/s-5.seg", 0o700)
    try write("kept", to: "\(directory)/s-5.seg/x")
    try engine.delete((2...4).map { "cardcase-00/01/s-\($0).seg" })
    #expect(
      failure { () throws(EngineFailure) in try engine.delete(["cardcase-00/01/s-5.seg"]) }
        == .occupied("cardcase-00/01/s-5.seg")
    )
    #expect(try engine.list(under: "").map(\.plain.path) == [file.path, "cardcase-00/01/s-5.seg"])
    #expect(text(of: "\(directory)/s-5.seg/x") == "kept")
  }

  @Test("tells by the stamp that a file was changed, though its size is the same")
  func stamps() throws {
    try engine.write([file])
    let stamp = try engine.list(under: "").map(\.stamp)
    #expect(try engine.list(under: "").map(\.stamp) == stamp)
    try write("abc", to: "\(root.path)/\(file.path)")
    #expect(try engine.list(under: "").map(\.stamp) != stamp)
  }

  @Test("with more files than are taken is told")
  func flood() throws {
    let device = try Device(.folder(root.path)) { $0.countLimit = 2 }
    try device.engine.write((1...3).map { RemoteUpload(path: "a/\($0)", bytes: [1]) })
    #expect(failure { () throws(EngineFailure) in try device.engine.list(under: "") } == .tooMany)
  }

  @Test("does nothing once it is cancelled")
  func cancelling() {
    engine.cancel()
    #expect(failure { () throws(EngineFailure) in try engine.write([file]) } == .cancelled)
    #expect(failure { () throws(EngineFailure) in try engine.list(under: "") } == .cancelled)
  }

  private static func bind(_ socket: Int32, to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    return withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      guard path.utf8.count < bytes.count else { return false }
      bytes.copyBytes(from: path.utf8)
      return true
    }
      && withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
  }
}
