import Foundation
import Glibc
import Secrets
import TestSupport
import Testing

@testable import SealedFiles

@Suite("Taking things out of a letterbox")
struct TakingTests {
  private let fixture: LetterboxFixture

  init() throws {
    fixture = try LetterboxFixture()
    try fixture.inspect()
  }

  @Test("has the same pair of keys for the same vault key, a lent one too, and another for another")
  func pairs() throws {
    let again = try LetterboxKeyPair(of: fixture.key.lease())
    #expect(again.publicKey == fixture.pair.publicKey)
    let other = try LetterboxKeyPair(of: VaultKey(random: SeededRandom(seed: 2)))
    #expect(other.publicKey != fixture.pair.publicKey)
    fixture.key.destroy()
    #expect(throws: SecretFailure.keyDestroyed) { try LetterboxKeyPair(of: fixture.key) }
  }

  @Test("overwrites and removes what was taken, and nothing that is not an item's file")
  func erasing() throws {
    let item = try fixture.item("a")
    try fixture.box.deposit(item)
    let file = fixture.box.file(of: item.id)
    let path = fixture.box.path + "/" + file
    // The file as it was is held open, to see what becomes of it.
    let held = open(path, O_RDONLY)
    defer { close(held) }
    fixture.box.erase([file])
    #expect(access(path, F_OK) != 0)
    var bytes = [UInt8](repeating: 1, count: 64)
    #expect(pread(held, &bytes, 64, 0) == 64 && bytes.allSatisfy { $0 == 0 })

    let precious = fixture.files.path + "/precious"
    try Data("keep".utf8).write(to: URL(fileURLWithPath: precious))
    #expect(symlink(precious, fixture.box.path + "/a.item") == 0)
    #expect(link(precious, fixture.box.path + "/b.item") == 0)
    fixture.box.erase(["a.item", "b.item", "none.item"])
    #expect(try String(contentsOfFile: precious, encoding: .utf8) == "keep")
  }

  @Test("skips pipes, links, directories, giants and nonsense, and sets them aside once")
  func hostile() throws {
    let place = fixture.box.path + "/"
    #expect(mkfifo(place + "fifo.item", 0o600) == 0)
    #expect(symlink("/etc/passwd", place + "link.item") == 0)
    #expect(mkdir(place + "directory.item", 0o700) == 0)
    let giant = Data(count: Letterbox.mostItemBytes + 1)
    try giant.write(to: URL(fileURLWithPath: place + "giant.item"))
    try Data().write(to: URL(fileURLWithPath: place + "empty.item"))
    try Data("words".utf8).write(to: URL(fileURLWithPath: place + "nonsense.item"))
    try Data("words".utf8).write(to: URL(fileURLWithPath: place + "readme.txt"))
    try fixture.box.deposit(fixture.item("good"))
    let files = try fixture.inspect().files
    var bad: [String] = []
    for file in files {
      switch try fixture.box.open(file, with: fixture.pair) {
      case .item(let item): #expect(fixture.words(.item(item)) == "good")
      case .unreadable: bad.append(file)
      case .otherKey, .gone: Issue.record("\(file)")
      }
    }
    #expect(bad.count == 6)
    #expect(fixture.box.setAside(bad) == 6)
    #expect(fixture.box.waiting == 1)
    #expect(fixture.names.count { $0.hasSuffix(".unopened") } == 6)
    #expect(fixture.names.contains("readme.txt"))
  }

  @Test("opens nothing of an item with a byte changed, or with another's name")
  func changed() throws {
    let item = try fixture.item("a")
    try fixture.box.deposit(item)
    let file = fixture.box.file(of: item.id)
    let path = URL(fileURLWithPath: fixture.box.path + "/" + file)
    let bytes = try Data(contentsOf: path)
    for place in stride(from: 0, to: bytes.count, by: 5) {
      var changed = bytes
      changed[place] ^= 1
      try changed.write(to: path)
      #expect(try fixture.words(fixture.box.open(file, with: fixture.pair)) == nil, "\(place)")
    }
    for count in [0, 13, 45, 46, 100, bytes.count - 1] {
      try bytes.prefix(count).write(to: path)
      #expect(try fixture.words(fixture.box.open(file, with: fixture.pair)) == nil, "\(count)")
    }
    try bytes.write(to: path)
    #expect(try fixture.words(fixture.box.open(file, with: fixture.pair)) == "a")
    let copy = fixture.box.file(of: LetterboxItem.ID(random: SystemRandom()))
    try bytes.write(to: URL(fileURLWithPath: fixture.box.path + "/" + copy))
    guard case .unreadable = try fixture.box.open(copy, with: fixture.pair) else {
      Issue.record("opened under another name")
      return
    }
    guard case .gone = try fixture.box.open("none.item", with: fixture.pair) else {
      Issue.record("opened what is not there")
      return
    }
  }

  @Test("removes a draft that was left an hour ago, and none that is written now")
  func drafts() throws {
    let place = fixture.box.path + "/"
    for name in ["old.draft", "new.draft"] {
      _ = FileManager.default.createFile(atPath: place + name, contents: Data("x".utf8))
    }
    var times = [timeval(), timeval()]
    times[0].tv_sec = time(nil) - 4_000
    times[1].tv_sec = time(nil) - 4_000
    #expect(utimes(place + "old.draft", times) == 0)
    try fixture.inspect()
    #expect(fixture.names == ["key", "new.draft"])
  }

  @Test("removes what was taken and not yet overwritten as a whole, without calling it damaged")
  func halfTaken() throws {
    let left = URL(fileURLWithPath: fixture.box.path + "/a.taken")
    try Data(count: 100).write(to: left)
    #expect(try fixture.inspect().files == [])
    #expect(fixture.names == ["key"])
  }

  @Test("makes a key anew that is missing, damaged or something else, and says so of another key")
  func repair() throws {
    let key = fixture.box.path + "/key"
    let good = try Data(contentsOf: URL(fileURLWithPath: key))
    unlink(key)
    #expect(try fixture.inspect().exchangedSince == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: key)) == good)
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: key))
    #expect(try fixture.inspect().exchangedSince == nil)
    unlink(key)
    #expect(mkfifo(key, 0o600) == 0)
    #expect(try fixture.inspect().exchangedSince == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: key)) == good)
    let other = try LetterboxKeyPair(of: VaultKey(random: SeededRandom(seed: 2)))
    let forged = LetterboxKeyFile(vault: fixture.vault, publicKey: other.publicKey)
    try Data(forged.bytes).write(to: URL(fileURLWithPath: key))
    var times = [timeval(), timeval()]
    times[1].tv_sec = 1_700_000_000
    #expect(utimes(key, times) == 0)
    #expect(try fixture.inspect().exchangedSince == 1_700_000_000)
    #expect(try Data(contentsOf: URL(fileURLWithPath: key)) == good)
  }

  @Test("keeps the key of the vault from being exchanged while something waits")
  func rekeying() throws {
    let item = try fixture.item("a")
    try fixture.box.deposit(item)
    #expect(fixture.box.exchangeKey { true } == nil)
    #expect(try fixture.box.deposit(fixture.item("b")).waiting == 2)
    for name in try fixture.inspect().files { fixture.box.erase([name]) }
    let done = fixture.box.exchangeKey { () -> Bool in
      #expect(throws: LetterboxFailure.self) { try fixture.box.deposit(item) }
      return true
    }
    #expect(done == true)
    #expect(throws: LetterboxFailure.missing) { try fixture.box.deposit(item) }
    let new = try LetterboxKeyPair(of: VaultKey(random: SeededRandom(seed: 3)))
    #expect(try fixture.box.inspect(new, ofVault: fixture.vault).exchangedSince == nil)
    #expect(try !fixture.box.deposit(item).isFirst)
  }

  @Test("goes with its vault, but for what others put there")
  func removal() throws {
    try fixture.box.deposit(fixture.item("a"))
    fixture.box.remove()
    #expect(access(fixture.box.path, F_OK) != 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.state).isEmpty)
    try fixture.inspect()
    let note = fixture.box.path + "/readme.txt"
    #expect(FileManager.default.createFile(atPath: note, contents: nil))
    fixture.box.remove()
    #expect(fixture.names == ["readme.txt"])
  }

  @Test("puts nothing where the disk is full or the directory is read-only")
  func full() throws {
    // A limit of the size of files stands for a full disk, in a process of its own; here a
    // directory that takes no files.
    guard geteuid() != 0 else { return }
    #expect(chmod(fixture.box.path, 0o500) == 0)
    #expect(throws: LetterboxFailure.system(EACCES)) { try fixture.box.deposit(fixture.item("a")) }
    #expect(chmod(fixture.box.path, 0o700) == 0)
    #expect(fixture.names == ["key"])
  }
}
