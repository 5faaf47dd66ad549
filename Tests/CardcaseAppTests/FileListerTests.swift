import Collation
import Flashcards
import Foundation
import Screens
import TestSupport
import Testing
import Wording

@testable import CardcaseApp

@Suite("Listing files")
struct FileListerTests {
  private func listed(_ path: String) -> FileListing {
    FileLister.listing(of: path, Collation(language: "en"))
  }

  /// A directory with these files in it.
  private func directory(_ names: String...) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for name in names {
      let url = URL(filePath: directory.path).appending(path: name)
      if name.hasSuffix("/") {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } else {
        try Data().write(to: url)
      }
    }
    return directory
  }

  private func names(_ listing: FileListing) -> [String] { listing.entries.map(\.path) }

  @Test("names what begins as typed, in order, hidden files only after a dot")
  func names() throws {
    let place = try directory("b.tsv", "Äb.tsv", "sub/", ".hidden", "ac")
    let path = place.path + "/"
    #expect(
      names(listed(path)) == [
        "Äb.tsv", "ac", "b.tsv", "sub/",
      ]
    )
    #expect(names(listed(path + "A")) == ["Äb.tsv", "ac"])
    #expect(names(listed(path + ".")) == [".hidden"])
    #expect(names(listed(path + "sub/")) == [])
    #expect(names(listed(path + "zzz")) == [])
  }

  @Test("a link is what it leads to, and says where that is")
  func links() throws {
    let place = try directory("file", "sub/", "sub/inner")
    for (name, target) in [("to-file", "file"), ("to-sub", "sub"), ("to-nothing", "gone")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.path + "/" + name,
        withDestinationPath: target
      )
    }
    let entries = listed(place.path + "/to-").entries
    #expect(entries.map(\.name) == ["to-file", "to-nothing", "to-sub"])
    #expect(entries.map(\.kind) == [.file, .other, .directory])
    #expect(entries.map(\.target) == ["file", "gone", "sub"])
  }

  @Test("what can be read comes first, the newest at the top, with its size, and then directories")
  func newest() throws {
    let place = try directory("old.tsv", "new.apkg", "other.bin", "sub/")
    let path = place.path + "/"
    try Data(count: 1_500).write(to: URL(filePath: path + "new.apkg"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)],
      ofItemAtPath: path + "old.tsv"
    )
    let kinds = FileKinds(["tsv": .fileKindText, "apkg": .fileKindAnki])
    func listed(_ path: String) -> FileListing {
      FileLister.listing(of: path, by: .newest(kinds), Collation(language: "en"))
    }
    let entries = listed(path).entries
    #expect(entries.map(\.path) == ["new.apkg", "old.tsv", "sub/"])
    #expect(entries.first?.size == 1_500)
    #expect(entries.map(\.modified.rawValue)[1] == 1_000_000)
    #expect(names(listed(path + "o")) == ["old.tsv", "other.bin"])
  }

  @Test("of very many files the first 500 are named, and it is said that there are more")
  func many() throws {
    let place = try TemporaryDirectory()
    for number in 0..<520 {
      try Data().write(to: URL(filePath: place.path + "/file\(1_000 + number)"))
    }
    let listing = listed(place.path + "/")
    #expect(listing.isCut && listing.entries.count == 500)
    #expect(listing.entries.first?.name == "file1000" && listing.entries.last?.name == "file1499")
    #expect(!listed(place.path + "/file15").isCut)
  }

  @Test("a directory that is not there has a reason in place of files")
  func problems() throws {
    let place = try directory("file")
    #expect(listed(place.path + "/gone/x").problem == .missing)
    #expect(listed(place.path + "/file/x").problem == .missing)
  }
}
