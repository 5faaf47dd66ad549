import Foundation
import TestSupport
import Testing

@Suite("Output that can't be written, with every command")
struct FullOutputTests {
  /// The commands that write nothing to standard output here, and the reason.
  private static let silent = [
    "card add": "it needs no passcode, and refuses the line of one before its card",
    "card check": "it answers by its status alone",
    "due": "there is no vault where it looks",
    "card fill": "the program that it becomes writes",
    "schedule": "it was asked for nothing",
    "sync now": "the vault is in no group", "sync status": "the vault is in no group",
    "sync devices": "the vault is in no group", "sync devices list": "the vault is in no group",
    "sync devices remove": "the vault is in no group", "sync conflicts": "the vault is in no group",
    "sync conflicts list": "the vault is in no group",
    "sync conflicts show": "the vault is in no group",
    "sync conflicts settle": "the vault is in no group", "sync verify": "the vault is in no group",
    "sync move": "the vault is in no group",
    "sync leave": "the vault is in no group",
  ]

  @Test("is told of in a sentence, and is no success")
  func full() throws {
    let runs = try CommandRuns()
    for name in CommandRuns.order {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let (_, errors, status) = try runs.run(name, to: full)
      let told = String(decoding: errors, as: UTF8.self)
      let isTold = told.contains("the disk is full")
      if Self.silent[name] == nil {
        #expect(isTold && status == 1, "\(name): \(status) \(told)")
        #expect(told.hasPrefix("cardcase: "), "\(name): \(told)")
      } else {
        #expect(!isTold, "\(name) is not silent")
      }
    }
    #expect(Set(Self.silent.keys).isSubset(of: CommandRuns.all.keys))
  }

  @Test("of the help and the version is told of too")
  func help() throws {
    for words in [["--help"], ["card", "list", "--help"], ["--version"]] {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let (_, errors, status) = try CommandRuns.run(words, "", in: "/tmp", [:], to: full)
      #expect(String(decoding: errors, as: UTF8.self).contains("the disk is full"))
      #expect(status == 1)
    }
  }
}
