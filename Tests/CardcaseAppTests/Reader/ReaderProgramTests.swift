import Foundation
import Glibc
import ReaderProtocol
import TestSupport
import Testing
import Wording

@testable import ReaderClient

@Suite("The reader's program")
struct ReaderProgramTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func reader(_ place: String = "bin", of owner: uid_t = geteuid()) -> ReaderProgram {
    ReaderProgram(besides: "\(directory.path)/\(place)/cardcase", of: owner)
  }

  /// Makes a file that is executable.
  @discardableResult
  private func make(_ path: String, mode: mode_t = 0o755) throws -> String {
    let path = "\(directory.path)/\(path)"
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: path))
    try #require(chmod(path, mode) == 0)
    return path
  }

  private func isOpened(_ program: ReaderProgram) throws -> Bool {
    switch Result(catching: { () throws(ReaderFailure) in try program.open() }) {
    case .success(let descriptor):
      close(descriptor)
      return true
    case .failure(.unguarded(let path)):
      #expect(program.path.hasPrefix(path))
      #expect(Wording()(.readerUnguarded(path: path)).contains(path))
      return false
    case .failure(let failure): throw failure
    }
  }

  @Test("is the one that was installed with the program, and no other")
  func place() throws {
    try make("libexec/cardcase/cardcase-reader")
    try make("bin/cardcase-reader")
    try make("else/cardcase-reader")
    try make("release/cardcase-reader")
    let installed = "\(directory.path)/libexec/cardcase/cardcase-reader"
    for place in ["bin", "else", "bin2"] {
      #expect(reader(place).path == installed)
    }
    #expect(reader("release").path == "\(directory.path)/release/cardcase-reader")
    #expect(reader("debug").path == "\(directory.path)/debug/cardcase-reader")
    let away = reader("debug")
    #expect(throws: ReaderFailure.missing(path: away.path)) { try away.open() }
    #expect(try isOpened(reader()) && isOpened(reader("release")))
  }

  @Test("is not run where others could have put it: by the rights of each part of its path")
  func rights() throws {
    let path = try make("libexec/cardcase/cardcase-reader")
    let parts = [
      path, "\(directory.path)/libexec/cardcase", "\(directory.path)/libexec", directory.path,
    ]
    for part in parts {
      for mode: mode_t in [0o777, 0o775, 0o757] {
        chmod(part, mode)
        #expect(try !isOpened(reader()), "\(part) \(mode)")
      }
      chmod(part, 0o755)
      #expect(try isOpened(reader()))
    }
    // As /tmp is, in which all of this lies.
    chmod(parts[2], 0o1777)
    #expect(try isOpened(reader()))
    chmod(path, 0o1777)
    #expect(try !isOpened(reader()))
  }

  @Test("is not run where others own a part of its path", .enabled(if: geteuid() == 0))
  func owners() throws {
    let path = try make("libexec/cardcase/cardcase-reader")
    for part in [path, "\(directory.path)/libexec/cardcase", "\(directory.path)/libexec"] {
      try #require(chown(part, 65534, 65534) == 0)
      #expect(try !isOpened(reader()), "\(part)")
      // Whoever owns the program that runs is trusted already.
      #expect(try isOpened(reader(of: 65534)))
      #expect(try !isOpened(reader(of: 1)))
      chown(part, 0, 0)
    }
  }

  @Test("is not run by a link, wherever that is in its path")
  func links() throws {
    let path = try make("other/cardcase/cardcase-reader")
    try FileManager.default.createSymbolicLink(
      atPath: "\(directory.path)/libexec",
      withDestinationPath: "\(directory.path)/other"
    )
    #expect(try !isOpened(reader()))
    try FileManager.default.removeItem(atPath: "\(directory.path)/libexec")
    try make("libexec/cardcase/else")
    try FileManager.default.createSymbolicLink(
      atPath: "\(directory.path)/libexec/cardcase/cardcase-reader",
      withDestinationPath: path
    )
    #expect(try !isOpened(reader()))
  }

  @Test("is run by its descriptor, so that no script can take its place")
  func script() throws {
    let path = try make("libexec/cardcase/cardcase-reader")
    try Data("#!/bin/sh\necho \(path) > \(directory.path)/made\n".utf8)
      .write(to: URL(fileURLWithPath: path))
    #expect(throws: ReaderFailure.notStarted(ENOENT)) {
      try PackageReader(reader(), .cardsOut, scratchDirectory: directory.path)
    }
    #expect(!FileManager.default.fileExists(atPath: "\(directory.path)/made"))
  }
}
