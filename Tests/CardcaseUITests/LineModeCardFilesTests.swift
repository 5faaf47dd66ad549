import PaymentCards
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Files of cards in lines")
struct LineModeCardFilesTests {
  private func reading(_ name: String) throws -> LineModeDriver {
    var story = try LineModeDriver.opened()
    try story.type("1", "i", name)
    return story
  }

  private func choice(_ story: LineModeDriver) -> CardImportChoice? {
    guard case .wallet(.transfer(.write(let choice)))? = story.interface.effects.last else {
      return nil
    }
    return choice
  }

  @Test("each item is told, and chosen by its number")
  func choosing() throws {
    var story = try reading("cards.json")
    story.answer(.wallet(.transferred(.read(.every))))
    #expect(
      story.heard("4: item 4: Twin, Visa, 1 1 1 1, December 2028: in the wallet already, left out")
    )
    #expect(story.heard("i: Import: 2 cards") && story.heard("Without security codes."))
    #expect(story.heard("2 new, 1 update, 1 possible duplicate"))
    try story.type("mark 4-5")
    #expect(story.heard("4 of 8 marked"))
    #expect(story.heard("new, though in the wallet, marked") && story.heard("i: Import: 4 cards"))
    try story.type("unmark 2", "mark 7")
    #expect(story.heard("3 of 8 marked"))
    try story.type("u")
    #expect(story.heard("i: Import: 3 cards and 1 update"))
    try story.type("c")
    #expect(story.heard("With security codes.") && !story.heard("i: Import"))
    try story.type("i")
    #expect(choice(story) == CardImportChoice(items: [0, 2, 3, 4], keepsCodes: true))
  }

  @Test("an update is told field by field, and a remark with its item")
  func details() throws {
    var story = try reading("cards.json")
    story.answer(.wallet(.transferred(.read(.every))))
    try story.type("1")
    #expect(story.heard("Expiry: 12/28 in the wallet, 12/31 in the file."))
    #expect(story.heard("Bank: none in the wallet, Bank of the Isle of Man in the file."))
    try story.type("1")
    #expect(story.heard("1: Unmark"))
    try story.type("q", "3")
    #expect(story.heard("Its attachment contract.pdf stays behind."))
    try story.type("q", "i")
    #expect(choice(story)?.items == [0, 1, 2])
  }

  @Test("twenty items are told at a time, and many are imported without another question")
  func pages() throws {
    var story = try reading("cards.json")
    story.answer(.wallet(.transferred(.read(.many(101)))))
    #expect(story.heard("20: item 20") && !story.heard("21: item 21"))
    try story.type("m")
    #expect(story.heard("21: item 21"))
    #expect(choice(story) == nil)
    try story.type("i")
    #expect(choice(story)?.items.count == 101)
  }

  @Test("a password is not seen, a wrong one asked for again, and a key file named")
  func password() throws {
    var story = try reading("my.kdbx")
    let needed = CardTransferResult.needsKey(
      format: "KeePassXC",
      allowsKeyFile: true,
      problem: nil
    )
    story.answer(.wallet(.transferred(needed)))
    #expect(story.heard("Password for my.kdbx (KeePassXC):") && story.isHidden)
    try story.type("/keyfile", "k.keyx")
    #expect(story.heard("Key file: k.keyx") && story.isHidden)
    try story.type("secret")
    guard case .wallet(.transfer(.read("my.kdbx", _, let key?)))? = story.interface.effects.last
    else {
      Issue.record("\(story.interface.effects)")
      return
    }
    #expect(key.keyFile == "k.keyx")
    #expect(key.password?.withUnsafeBytes { $0.elementsEqual("secret".utf8) } == true)
    story.answer(
      .wallet(
        .transferred(
          .needsKey(format: "KeePassXC", allowsKeyFile: true, problem: "It is another one.")
        )
      )
    )
    #expect(story.heard("It is another one.") && story.isHidden)
    try story.type("/nokeyfile", "")
    guard case .wallet(.transfer(.read(_, _, let empty?)))? = story.interface.effects.last else {
      Issue.record("\(story.interface.effects)")
      return
    }
    #expect(empty.keyFile == nil && empty.password?.count == 0)
  }

  @Test("the deletion of the file is asked, and keeping it comes first")
  func deletion() throws {
    var story = try reading("cards.json")
    story.answer(.wallet(.transferred(.read(.every))))
    try story.type("i")
    let entries = story.interface.wallet.entries
    story.answer(.wallet(.transferred(.written(.success(entries), new: 2, updated: 0))))
    #expect(story.heard("Cards imported. Delete cards.json now?"))
    #expect(story.heard("1: Keep the file") && story.heard("2: Delete the file"))
    try story.type("2")
    guard case .wallet(.transfer(.deleteFile("cards.json")))? = story.interface.effects.last else {
      Issue.record("\(story.interface.effects)")
      return
    }
    story.answer(.wallet(.transferred(.deleted(path: "cards.json"))))
    #expect(story.heard("cards.json was deleted."))
  }

  @Test("an export asks for its format, and for the password of a sealed one twice")
  func sealed() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "x")
    #expect(story.heard("Name of the encrypted file") && story.heard("/codes adds them"))
    #expect(story.heard("What: all cards"))
    try story.type("/?")
    #expect(story.heard("/format: Format: Encrypted with a password"))
    try story.type("", "secret")
    #expect(story.heard("This password is short") && story.heard("Repeat the password:"))
    #expect(story.isHidden)
    try story.type("other")
    #expect(story.heard("The passwords differ."))
    try story.type("secret", "secret")
    guard case .wallet(.transfer(.export(let request)))? = story.interface.effects.last else {
      Issue.record("\(story.interface.effects)")
      return
    }
    #expect(request.format == .sealed && request.path == "cards.encrypted.json")
    #expect(request.password?.withUnsafeBytes { $0.elementsEqual("secret".utf8) } == true)
  }

  @Test("cards are written readably only after a word was typed")
  func readable() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "x", "/format")
    #expect(story.heard("Name of the unencrypted file") && story.heard("/codes adds them"))
    try story.type("", "yes")
    #expect(story.heard("not the word"))
    try story.type("/codes", "export")
    guard case .wallet(.transfer(.export(let request)))? = story.interface.effects.last else {
      Issue.record("\(story.interface.effects)")
      return
    }
    #expect(request.path == "cards.json" && request.withCodes && request.only == nil)
    #expect(request.format == .bitwardenJSON)
  }
}
