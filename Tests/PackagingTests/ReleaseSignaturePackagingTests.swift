import Foundation
import TestSupport
import Testing

/// Signing and verifying in a folder of its own, with keys that are thrown away.
@Suite("The signature of a release")
struct ReleaseSignaturePackagingTests {
  private let place: TemporaryDirectory
  private var root: URL { URL(filePath: place.path) }
  private var dist: URL { root.appending(path: ".build/dist") }

  /// Makes the files of a release, and two keys of which the first may sign.
  init() throws {
    place = try TemporaryDirectory()
    for folder in ["Tests/Scripts", "Sources/Packaging", ".build/dist"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder),
        withIntermediateDirectories: true
      )
    }
    try FileManager.default.copyItem(
      at: PackagingRun.root.appending(path: "Tests/Scripts/make_release.sh"),
      to: root.appending(path: "Tests/Scripts/make_release.sh")
    )
    try Data("a package".utf8).write(to: dist.appending(path: "cardcase.deb"))
    try Data("an archive".utf8).write(to: dist.appending(path: "cardcase.tar.gz"))
    try run("sha256sum cardcase.* > SHA256SUMS", in: dist)
    for key in ["key", "other"] {
      try run("ssh-keygen -q -t ed25519 -N '' -C '' -f \(key)", in: root)
    }
    try run(
      #"""
      sed 's/^/cardcase namespaces="cardcase-release,git" /' key.pub \
        > Sources/Packaging/release-signers
      cp Sources/Packaging/release-signers .build/dist
      """#,
      in: root
    )
  }

  private func run(_ script: String, in folder: URL) throws {
    let (status, output) = try PackagingRun.run("bash", ["-ec", script], in: folder)
    try #require(status == 0, "\(output)")
  }

  private func sign(_ key: String) throws -> (status: Int32, output: String) {
    try PackagingRun.run("Tests/Scripts/make_release.sh", ["sign", "1.2.3", key], in: root)
  }

  private var hasSignature: Bool {
    FileManager.default.fileExists(atPath: dist.appending(path: "SHA256SUMS.sig").path)
  }

  /// The commands that docs/packaging.md tells to verify a release with, run as they stand there.
  private func verify() throws -> (status: Int32, output: String) {
    let page = try PackagingSource.text("docs/packaging.md")
    let commands = try #require(page.firstMatch(of: /```\n(ssh-keygen -Y verify [^`]+)```/)).1
    return try PackagingRun.run("bash", ["-ec", String(commands)], in: dist)
  }

  @Test("holds by the documented commands, also where only one of the files is there")
  func holds() throws {
    #expect(try sign("key").status == 0)
    try FileManager.default.removeItem(at: dist.appending(path: "cardcase.tar.gz"))
    let (status, output) = try verify()
    #expect(status == 0, "\(output)")
    #expect(output.contains("Good \"cardcase-release\" signature for cardcase"))
    #expect(output.contains("cardcase.deb: OK"))
  }

  @Test(
    "does not hold once a file, the checksums or the signature was changed",
    arguments: ["cardcase.deb", "SHA256SUMS", "SHA256SUMS.sig"]
  )
  func changed(_ name: String) throws {
    #expect(try sign("key").status == 0)
    let file = dist.appending(path: name)
    var bytes = try Data(contentsOf: file)
    let middle = bytes.index(bytes.startIndex, offsetBy: bytes.count / 2)
    bytes[middle] = bytes[middle] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    try bytes.write(to: file)
    #expect(try verify().status != 0)
  }

  @Test("does not hold where the key signed it for something else, or another key signed it")
  func otherwise() throws {
    for (key, namespace) in [("key", "file"), ("other", "cardcase-release")] {
      try run(
        "rm -f *.sig; ssh-keygen -q -Y sign -f ../../\(key) -n \(namespace) SHA256SUMS",
        in: dist
      )
      #expect(try verify().status != 0, "\(key), \(namespace)")
    }
  }

  @Test("is refused by a key that nobody could verify, and leaves nothing")
  func unknownKey() throws {
    let (status, output) = try sign("other")
    #expect(status == 1)
    #expect(output.contains("nobody could verify it"))
    #expect(!hasSignature)
  }

  @Test("is refused without a key, of files that were changed, and of none", arguments: 0..<4)
  func refused(_ reason: Int) throws {
    switch reason {
    case 0: #expect(try sign("").output.contains("no key to sign with"))
    case 1: #expect(try sign("nowhere").output.contains("there is no key at nowhere"))
    case 2:
      try Data("another package".utf8).write(to: dist.appending(path: "cardcase.deb"))
      #expect(try sign("key").output.contains("are not those of its SHA256SUMS"))
    default:
      try FileManager.default.removeItem(at: dist.appending(path: "SHA256SUMS"))
      #expect(try sign("key").output.contains("make release makes it"))
    }
    #expect(!hasSignature)
  }

  @Test(
    "is made with a key that is not in the repository",
    .enabled(if: FileManager.default.fileExists(atPath: "\(Repository.root.path)/.git"))
  )
  func noPrivateKey() throws {
    // In two parts, so that this file is none.
    let pattern = "BEGIN [A-Z ]*PRIVATE " + "KEY"
    let (status, output) = try PackagingRun.run("git", ["grep", "-lIE", pattern])
    #expect(status == 1, "\(output)")
    let signers = try PackagingSource.text("Sources/Packaging/release-signers")
    for line in signers.split(separator: "\n") where !line.hasPrefix("#") {
      #expect(line.hasPrefix("cardcase namespaces=\"cardcase-release,git\" "), "\(line)")
    }
  }
}
