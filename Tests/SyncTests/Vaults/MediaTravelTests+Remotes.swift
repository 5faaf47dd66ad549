import SealedFiles
import Sync
import SyncEngines
import TestSupport
import Testing

/// Pictures and sounds over real remotes.
extension MediaTravelTests {
  @Test("arrive where a directory with something in it is in the place of one that was put up")
  func directory() throws {
    let directory = try TemporaryDirectory()
    try arrive(over: .folder(directory.path))
    let chunks = try shell("find \"$1\" -name '*.chunk'", directory.path).split(separator: "\n")
    let path = try #require(chunks.first.map(String.init))
    try shell("rm \"$1\" && mkdir \"$1\" && touch \"$1\"/file", path)
    try settle([laptop, server])
    try shell("rm \"$1\"/file", path)
    try settle([laptop, server])
    try shell("test ! -d \"$1\"", path)
    #expect(try laptop.coordinator().verify().faults == [])
  }

  @Test("arrive over a folder")
  func folder() throws {
    let directory = try TemporaryDirectory()
    try arrive(over: .folder(directory.path))
  }

  @Test("arrive over git")
  func git() throws {
    let directory = try TemporaryDirectory()
    try shell("git init -q --bare \"$1\"/remote.git", directory.path)
    try arrive(over: RemoteURL(parsing: "git:\(directory.path)/remote.git"))
  }

  @Test(
    "arrive over rclone",
    .enabled(if: variable("CARDCASE_SYNC_ENGINES") != nil, "make test-sync")
  )
  func rclone() throws {
    let directory = try TemporaryDirectory()
    let configuration = "\(directory.path)/rclone.conf"
    try write("[disk]\ntype = local\n", to: configuration)
    try arrive(
      over: RemoteURL(parsing: "rclone:disk:\(directory.path)/cards"),
      ["RCLONE_CONFIG": configuration]
    )
  }

  /// Has both devices meet at a real remote.
  func arrive(over remote: RemoteURL, _ changes: [String: String] = [:]) throws {
    let devices = [laptop, server]
    let ends = try devices.map { _ in try Device(remote, changes) }
    try laptop.coordinator().leave()
    for (device, end) in zip(devices, ends) { device.engine = end.engine }
    try laptop.setup.found(as: laptop.name, spaces: .all, recoveryKey: nil)
    try server.join(laptop)
    try settle(devices)
    #expect(try server.files == laptop.files && laptop.files.count == 4)
    try server.add(["back": Self.small.reversed()])
    try settle(devices)
    #expect(try laptop.file("back") == Self.small.reversed())
    #expect(try laptop.coordinator().verify().faults == [])
    #expect(try server.sync().faults == [])
  }
}
