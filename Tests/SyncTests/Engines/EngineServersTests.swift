import Glibc
import TestSupport
import Testing

@testable import SyncEngines

/// Engines against the real programs at the other end, on loopback. `make test-sync` installs them and
/// sets CARDCASE_SYNC_ENGINES.
@Suite(
  "With real servers",
  .enabled(if: variable("CARDCASE_SYNC_ENGINES") != nil, "make test-sync"),
  .timeLimit(.minutes(10))
)
struct EngineServersTests {
  private let directory: TemporaryDirectory
  private var home: String { directory.path }

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test("a git repository over ssh moves files between devices")
  func ssh() throws {
    let port = try freePort()
    try shell(
      """
      cd "$1"; mkdir -p /run/sshd
      for key in host own; do ssh-keygen -q -t ed25519 -N '' -f $key; done
      cp own.pub authorized; git init -q --bare remote.git
      printf '%s\\n' "Port $2" 'ListenAddress 127.0.0.1' "HostKey $1/host" "AuthorizedKeysFile $1/authorized" \\
        "PidFile $1/sshd.pid" 'StrictModes no' 'UsePAM no' 'PasswordAuthentication no' > sshd_config
      echo "[127.0.0.1]:$2 $(cut -d' ' -f1,2 host.pub)" > known
      mkdir bin
      printf '#!/bin/sh\\nexec /usr/bin/ssh -F none -i %s/own -o UserKnownHostsFile=%s/known "$@"\\n' "$1" "$1" > bin/ssh
      chmod +x bin/ssh
      """,
      home,
      "\(port)"
    )
    let server = try Server(
      ["/usr/sbin/sshd", "-D", "-e", "-f", "\(home)/sshd_config"],
      port: port
    )
    defer { server.end() }
    let user = try shell("id -un").split(separator: "\n").joined()
    let remote = try RemoteURL(parsing: "git:ssh://\(user)@127.0.0.1:\(port)\(home)/remote.git")
    let changes = ["PATH": "\(home)/bin:\(variable("PATH") ?? "")"]
    try EngineContract(Device(remote, changes).engine, Device(remote, changes).engine).check()
    try figures("git over ssh", try Device(remote, changes).engine)

    // A host that is not known is neither asked about nor trusted.
    try write("", to: "\(home)/known")
    let stranger = try Device(remote, changes)
    #expect(
      failure { () throws(EngineFailure) in
        try stranger.engine.list(under: "")
      } == .unreachable("Host key verification failed.")
    )
  }

  @Test("rclone moves files between devices over WebDAV")
  func webDAV() throws {
    let port = try freePort()
    try shell(
      """
      cd "$1"; mkdir files
      printf '[dav]\\ntype = webdav\\nurl = http://127.0.0.1:%s\\nvendor = other\\n' "$2" > rclone.conf
      """,
      home,
      "\(port)"
    )
    let server = try Server(
      ["/usr/bin/rclone", "serve", "webdav", "--addr", "127.0.0.1:\(port)", "\(home)/files"],
      port: port
    )
    defer { server.end() }
    let remote = try RemoteURL(parsing: "rclone:dav:cards")
    let changes = ["RCLONE_CONFIG": "\(home)/rclone.conf"]
    let device = try Device(remote, changes)
    try EngineContract(device.engine, Device(remote, changes).engine).check()
    try figures("rclone over WebDAV", device.engine)
    // A remote that is not there.
    try write(
      "[dav]\ntype = webdav\nurl = http://127.0.0.1:\(try freePort())\n",
      to: "\(home)/rclone.conf"
    )
    guard
      case .unreachable = failure(of: { () throws(EngineFailure) in
        try device.engine.list(under: "")
      })
    else {
      Issue.record("reached")
      return
    }
  }

  @Test("rclone moves files between devices over S3")
  func s3() throws {
    let port = try freePort()
    try shell(
      """
      cd "$1"
      printf '[s3]\\ntype = s3\\nprovider = Other\\naccess_key_id = a\\nsecret_access_key = b\\n' > rclone.conf
      printf 'endpoint = http://127.0.0.1:%s\\nregion = us-east-1\\n' "$2" >> rclone.conf
      """,
      home,
      "\(port)"
    )
    let moto = try #require(variable("CARDCASE_MOTO_SERVER"))
    let server = try Server([moto, "-H", "127.0.0.1", "-p", "\(port)"], port: port)
    defer { server.end() }
    let remote = try RemoteURL(parsing: "rclone:s3:bucket/cards")
    // A certificate authority for all would be asked for on plain HTTP too.
    let changes = ["RCLONE_CONFIG": "\(home)/rclone.conf", "AWS_CA_BUNDLE": ""]
    let device = try Device(remote, changes) { options in
      options.environment.removeAll { $0.hasPrefix("AWS_CA_BUNDLE=") }
    }
    let other = try Device(remote, changes) { options in
      options.environment.removeAll { $0.hasPrefix("AWS_CA_BUNDLE=") }
    }
    try EngineContract(device.engine, other.engine).check()
    try figures("rclone over S3", device.engine)
  }

  @Test("two Syncthings move files between folders")
  func syncthing() throws {
    let pair = try SyncthingPair(in: home)
    defer { pair.end() }
    let one = try Device(.folder("\(home)/one/cards"))
    let other = try Device(.folder("\(home)/two/cards"))
    try EngineContract(one.engine, other.engine).check()
  }

  @Test(
    "a full disk is told, and nothing is left on it",
    .enabled(if: geteuid() == 0, "root mounts it")
  )
  func fullDisk() throws {
    try shell("mkdir \"$1/small\"; mount -t tmpfs -o size=256k none \"$1/small\"", home)
    defer { _ = try? shell("umount \"$1/small\"", home) }
    let folder = try Device(.folder("\(home)/small"))
    let small = RemoteUpload(path: "cardcase-00/01/s-1.seg", bytes: [1])
    let large = RemoteUpload(
      path: "cardcase-00/01/s-2.seg",
      bytes: [UInt8](repeating: 7, count: 1 << 20)
    )
    #expect(
      failure { () throws(EngineFailure) in try folder.engine.write([small, large]) } == .full
    )
    #expect(
      try folder.engine.list(under: "").map(\.plain) == [RemoteFile(path: small.path, size: 1)]
    )
    #expect(try shell("ls -A \"$1/small/cardcase-00/01\"", home) == "s-1.seg\n")
    try folder.engine.delete([small.path])

    // The same beneath git, at the remote and in the cache.
    let random = RemoteUpload(
      path: "cardcase-00/01/s-3.seg",
      bytes: (0..<1 << 20).map { _ in UInt8.random(in: .min ... .max) }
    )
    try shell("git init -q --bare --template= \"$1/small/remote.git\"", home)
    let remote = try Device(.git("file://\(home)/small/remote.git"))
    #expect(failure { () throws(EngineFailure) in try remote.engine.write([random]) } == .full)
    #expect(try remote.engine.list(under: "").isEmpty)
    try remote.engine.write([small])
    let cache = try Device(Repository().remote) { $0.cacheDirectory = "\(home)/small/cache" }
    #expect(failure { () throws(EngineFailure) in try cache.engine.write([random]) } == .full)
  }

  // MARK: Within

  /// Puts up, lists, reads and deletes many small files, and says how long that takes.
  private func figures(_ name: String, _ engine: any SyncEngine) throws {
    let count = Int(variable("CARDCASE_SYNC_FILES") ?? "") ?? 100
    let files = (0..<count).map { number in
      RemoteUpload(
        path: "cardcase-ff/01/s-\(number).seg",
        bytes: (0..<4096).map { _ in UInt8.random(in: .min ... .max) }
      )
    }
    var times: [String] = []
    func time(_ verb: String, _ work: () throws -> Void) throws {
      let time = try ContinuousClock().measure(work)
      times.append("\(verb) \(Double(Int(time / .milliseconds(10))) / 100) s")
    }
    try time("put") { try engine.write(files) }
    try time("list") {
      let listed = try engine.list(under: "cardcase-ff")
      #expect(listed.count == count)
    }
    try time("bring near and read") {
      try engine.prefetch(files.map(\.path))
      for file in files {
        let bytes = try engine.read(file.path, atMost: 1 << 20)
        #expect(bytes == file.bytes)
      }
    }
    try time("read one") { _ = try engine.read(files[0].path, atMost: 1 << 20) }
    try time("delete") { try engine.delete(files.map(\.path)) }
    print("\(name), \(count) files of 4 KiB: \(times.joined(separator: ", "))")
  }
}
