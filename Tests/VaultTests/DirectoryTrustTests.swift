import Foundation
import Glibc
import Testing

@testable import Vault

@Suite("Directories that others can write to")
struct DirectoryTrustTests {
  private let files: VaultFixture
  private var directory: String { files.directory + "/case" }

  init() throws {
    files = try VaultFixture()
    _ = try files.create()
  }

  private func open(_ mode: mode_t, _ path: String) -> String? {
    guard chmod(path, mode) == 0 else { return "chmod" }
    return DirectoryTrust.openDirectory(above: files.location)
  }

  @Test("are told by name, the vault's own and those that lead to it")
  func told() throws {
    let real = try #require(realpath(directory, nil).map { String(cString: $0) })
    let above = try #require(realpath(files.directory, nil).map { String(cString: $0) })
    for mode in [mode_t(0o700), 0o755, 0o711] { #expect(open(mode, directory) == nil) }
    for mode in [mode_t(0o777), 0o702, 0o1777] { #expect(open(mode, directory) == real) }
    #expect(open(0o700, directory) == nil)
    for mode in [mode_t(0o777), 0o703] { #expect(open(mode, files.directory) == above) }
    // Nobody else can replace what is in it.
    #expect(open(0o1777, files.directory) == nil)
    #expect(open(0o755, files.directory) == nil)
  }

  @Test("are found behind a link, and mean nothing to a vault in memory")
  func links() throws {
    let link = files.directory + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: directory)
    #expect(chmod(directory, 0o777) == 0)
    let found = DirectoryTrust.openDirectory(above: .file(link + "/vault.cardcase"))
    #expect(found?.hasSuffix("/case") == true)
    #expect(DirectoryTrust.openDirectory(above: .memory) == nil)
  }
}
