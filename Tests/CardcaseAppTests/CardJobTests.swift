import DomainWords
import Flashcards
import Foundation
import Glibc
import PaymentCards
import ReaderProtocol
import Screens
import Secrets
import Store
import TerminalHarness
import TestSupport
import Testing
import Vault
import Wording

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI
@testable import ReaderClient
@testable import WalletUI

@Suite("Cards out of other programs' files into a vault, and back")
struct CardJobTests {
  private struct Unexpected: Error {}

  private let bench: Bench
  private let home: TemporaryDirectory
  private let now = LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000))
  private var store: PaymentCardStore { PaymentCardStore(bench.vault) }

  init() throws {
    bench = try Bench()
    home = try TemporaryDirectory()
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = "\(home.path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func run(
    _ transfer: CardTransfer,
    _ lease: KeyLease? = nil,
    importing importer: PaymentCardImporter? = nil,
    by reader: ReaderProgram? = nil
  ) throws -> WorkResult {
    let work = WalletEffect.transfer(transfer).work(Wording())
    let reader = try reader ?? ReaderProgram(path: BuiltProduct.path("cardcase-reader"))
    let result = bench.result(of: work, lease, at: now, importing: importer, by: reader)
    return try #require(result)
  }

  private func transferred(_ result: WorkResult) throws -> CardTransferResult {
    guard case .wallet(.transferred(let transferred)) = result.reply else { throw Unexpected() }
    return transferred
  }

  /// Reads a file, and imports a choice of it.
  @discardableResult
  private func bring(
    _ path: String,
    _ items: Set<Int>? = nil,
    codes: Bool = true,
    password: String? = nil
  ) throws -> (new: Int, updated: Int) {
    let key = try password.map { CardFileKey(password: try SecretBytes(Array($0.utf8))) }
    let read = try run(.read(path: path, as: nil, key))
    let importer = try #require(read.importer)
    let choice = CardImportChoice(
      items: items ?? importer.choice(keepingCodes: codes),
      keepsCodes: codes
    )
    let written = try transferred(try run(.write(choice), importing: importer))
    guard case .written(_, let new, let updated) = written else { throw Unexpected() }
    return (new, updated)
  }

  private func preview(_ path: String) throws -> CardImportPreview {
    guard case .read(let preview) = try transferred(run(.read(path: path, as: nil, nil)))
    else { throw Unexpected() }
    return preview
  }

  private func cards() throws -> [PaymentCardStore.Card] {
    var cards: [PaymentCardStore.Card] = []
    _ = try store.eachCard(under: bench.key) { cards.append($0) }
    return cards
  }

  private func failure(_ result: WorkResult) throws -> String {
    guard case .failed(let sentence) = try transferred(result) else { throw Unexpected() }
    return sentence
  }

  private static let first = """
    {"encrypted":false,"items":[
      {"type":3,"name":"Everyday","notes":"one","card":{"cardholderName":"Grace Hopper",
       "number":"4111 1111 1111 1111","expMonth":"4","expYear":"2028","code":"987"},
       "fields":[{"name":"PIN","value":"8472","type":1}]},
      {"type":1,"name":"Mail"}]}
    """
  /// A stub, and the card itself.
  private static let twice = """
    {"encrypted":false,"items":[
      {"type":3,"name":"Stub","card":{"number":"4111111111111111"}},
      {"type":3,"name":"Everyday","notes":"one","card":{"cardholderName":"Grace Hopper",
       "number":"4111 1111 1111 1111","expMonth":"4","expYear":"2028","code":"987"},
       "fields":[{"name":"PIN","value":"8472","type":1}]}]}
    """
  private static let second = """
    {"encrypted":false,"items":[
      {"type":3,"name":"Everyday","card":{"number":"4111111111111111","expMonth":"4",
       "expYear":"2031"},"fields":[{"name":"PIN","value":"1111","type":1}]},
      {"type":3,"name":"Other","card":{"cardholderName":"grace hopper",
       "number":"4000000000001111"}}]}
    """

  @Test("a file comes whole, and a second time all of it is there")
  func importing() throws {
    let path = try file("cards.json", Self.first)
    #expect(try bring(path) == (1, 0))
    #expect(try cards().map(\.securityCode?.count) == [3])
    #expect(
      try preview(path).items.map(\.verdict)
        == [.same, .refused("not a payment card")]
    )
  }

  @Test("updates and new cards are one step to undo, and hidden values are never shown")
  func updating() throws {
    try bring(file("cards.json", Self.first), codes: false)
    let path = try file("later.json", Self.second)
    let preview = try preview(path)
    #expect(
      preview.items.map(\.verdict) == [
        .update([
          .init(caption: "Expiry", old: "04/28", new: "04/31"),
          .init(caption: "PIN", old: "hidden", new: "changed"),
        ]), .possibleDuplicate(of: "Everyday"),
      ]
    )
    #expect(
      preview.items[0].line == "item 1: Everyday, Visa, 1111, 04/31: not updated: "
        + "Expiry: 04/28 -> 04/31, PIN: changed"
    )
    #expect(try bring(path, [0, 1]) == (1, 1))
    let changed = try #require(try cards().first)
    #expect(changed.expiry == YearMonth(year: 2031, month: 4))
    #expect(changed.notes == "one")
    #expect(changed.customFields == [CustomField("PIN", .hidden(try SecretText("1111")))])
    let undo = UndoStore(bench.vault)
    let last = try #require(try undo.entries(under: bench.key).entries.first)
    _ = try undo.step(.undo, last.id, under: bench.key)
    #expect(try cards().map(\.expiry) == [YearMonth(year: 2028, month: 4)])
  }

  @Test("a security code is no update where codes are not kept")
  func codes() throws {
    let path = try file("cards.json", Self.first)
    try bring(path, codes: false)
    var preview = try preview(path)
    #expect(preview.items[0].verdict == .same)
    preview.keepsCodes = true
    #expect(
      preview.items[0].verdict
        == .update([.init(caption: "Security code", old: "", new: "added")])
    )
    #expect(try bring(path, [0], codes: true) == (0, 1))
  }

  @Test("two items with one number become one card, whatever comes first, as one step to undo")
  func joining() throws {
    let path = try file("twice.json", Self.twice)
    #expect(try bring(path) == (1, 0))
    let card = try #require(try cards().first)
    #expect(try cards().count == 1)
    #expect(card.title == "Stub" && card.holder == "Grace Hopper" && card.notes == "one")
    #expect(card.expiry == YearMonth(year: 2028, month: 4) && card.securityCode?.count == 3)
    #expect(card.customFields == [CustomField("PIN", .hidden(try SecretText("8472")))])
    #expect(
      try preview(path).items.map(\.verdict)
        == [.same, .update([.init(caption: "Name", old: "Stub", new: "Everyday")])]
    )
    let undo = UndoStore(bench.vault)
    let last = try #require(try undo.entries(under: bench.key).entries.first)
    _ = try undo.step(.undo, last.id, under: bench.key)
    #expect(try cards().isEmpty)
    _ = try undo.step(.redo, last.id, under: bench.key)
    #expect(try cards() == [card])
  }

  @Test("what differs of two items with one number is taken where it is chosen")
  func joiningWithReplacements() throws {
    let path = try file("twice.json", Self.twice)
    let items = try preview(path).items
    #expect(items[1].isChoosable)
    #expect(
      items[1].line == "item 2: Everyday, Visa, 1111, 04/28: merged into item 1: Holder: Grace "
        + "Hopper, Expiry: 04/28, Notes: one, PIN: added; "
        + "differs from item 1, not updated: Name: Stub -> Everyday"
    )
    #expect(try bring(path, [0, 1]) == (1, 0))
    #expect(try cards().map(\.title) == ["Everyday"])
    // Two items that change one card of the wallet are undone together.
    let undo = UndoStore(bench.vault)
    try bring(path, [0, 1])
    let before = try cards()
    let later = Self.twice.replacing("Stub", with: "First").replacing("one", with: "two")
    #expect(try bring(file("later.json", later), [0, 1]) == (0, 1))
    #expect(try cards() != before)
    let last = try #require(try undo.entries(under: bench.key).entries.first)
    _ = try undo.step(.undo, last.id, under: bench.key)
    #expect(try cards() == before)
  }

  @Test("a file that is sealed asks for its password, and goes on with the right one alone")
  func sealed() throws {
    try bring(file("cards.json", Self.first))
    let before = try cards()
    let path = "\(home.path)/sealed.json"
    let request = CardExportRequest(
      path: path,
      format: .sealed,
      password: try SecretBytes(Array("correct horse".utf8)),
      withCodes: true,
      only: nil
    )
    guard case .exported(1, damaged: 0) = try transferred(run(.export(request)))
    else { throw Unexpected() }
    let bytes = try #require(FileManager.default.contents(atPath: path))
    for secret in ["Everyday", "4111111111111111", "8472", "correct horse"] {
      #expect(bytes.range(of: Data(secret.utf8)) == nil)
    }
    guard
      case .needsKey("Bitwarden JSON (Encrypted)", allowsKeyFile: false, problem: nil) =
        try transferred(run(.read(path: path, as: nil, nil)))
    else { throw Unexpected() }
    let wrong = CardFileKey(password: try SecretBytes(Array("wrong".utf8)))
    guard
      case .needsKey(_, _, "The password for \(path) is wrong. Try again.") =
        try transferred(run(.read(path: path, as: nil, wrong)))
    else { throw Unexpected() }
    try store.delete(store.summaries(under: bench.key).entries.map(\.id), under: bench.key)
    #expect(try bring(path, password: "correct horse") == (1, 0))
    #expect(try cards() == before)
  }

  @Test("a lock before the file is written leaves the wallet as it was")
  func locked() throws {
    let path = try file("cards.json", Self.first)
    let read = try run(.read(path: path, as: nil, nil))
    let importer = try #require(read.importer)
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    let choice = CardImportChoice(items: [0], keepsCodes: true)
    let result = try run(.write(choice), lease, importing: importer)
    guard case .work(.stopped) = result.reply else { throw Unexpected() }
    #expect(try cards().isEmpty)
  }

  @Test("a file that no card is in is explained")
  func explained() throws {
    let path = try file("cards.json", #"{"encrypted":true,"encKeyValidation_DO_NOT_EDIT":"2.x"}"#)
    let sentence = try failure(run(.read(path: path, as: nil, nil)))
    #expect(sentence.contains("(Account restricted)"))
  }

  @Test("a key file that is missing is named")
  func keyFile() throws {
    let path = try file("cards.json", Self.first)
    let key = CardFileKey(password: nil, keyFile: "\(home.path)/none.key")
    let sentence = try failure(run(.read(path: path, as: nil, key)))
    #expect(sentence == "\(home.path)/none.key: there is no such file or folder.")
  }

  @Test("a reader that does not answer in time, or ends, is told of")
  func slowReader() throws {
    let path = try file("cards.json", Self.first)
    let readers = ReaderStarter(
      ReaderProgram(path: try BuiltProduct.path("cardcase-reader")),
      for: .memory
    )
    #expect(throws: CardTransferFailure.readerTooSlow(seconds: 0)) {
      try CardFileReading(
        of: CardFileSource(path),
        now: CalendarDay(of: now).month,
        patience: 0,
        by: readers,
        random: SystemRandom()
      )
    }
  }

  @Test("a reader that answers without end is stopped, and one that gives no byte has failed")
  func hostileReader() throws {
    let path = try file("cards.json", String(repeating: " ", count: 100_000))
    let flood = try HostileReader("floods")
    #expect(throws: ReaderFailure.tooMuch) {
      try CardFileReading(
        of: CardFileSource(path),
        now: CalendarDay(of: now).month,
        most: 1 << 20,
        by: ReaderStarter(flood.program, isTraceable: true, for: .memory),
        random: SystemRandom()
      )
    }
    let target = "\(home.path)/export.json"
    let request = CardExportRequest(
      path: target,
      format: .bitwardenJSON,
      password: nil,
      withCodes: false,
      only: nil
    )
    let nothing = try HostileReader("gives-nothing")
    let result = try run(.export(request), by: nothing.program)
    #expect(try failure(result).contains(Wording()(.readerFailed)))
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test("the file is deleted only while its name is still its own")
  func deletion() throws {
    let path = try file("cards.json", Self.first)
    let imported = try #require(try CardFileSource(path).file)
    let other = try file("other.json", "mine")
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: CardTransferFailure.missing) { try imported.delete() }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    #expect(throws: CardTransferFailure.changed) { try imported.delete() }
    #expect(FileManager.default.contents(atPath: other) == Data("mine".utf8))
    let last = try #require(try CardFileSource(other).file)
    let link = "\(home.path)/again"
    #expect(Glibc.link(other, link) == 0)
    try last.delete()
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(FileManager.default.contents(atPath: link) == Data("mine".utf8))
  }

  @Test("failures with one remedy share a sentence, and each other has one of its own")
  func sentences() {
    let alike: [[CardFileFailure]] = [
      [.unknownFormat, .otherArchive],
      [.broken(at: 7), .tooDeep, .duplicateName, .entities, .brokenArchive, .damaged],
      [.tooCostly(.memory), .tooCostly(.time)],
      [.unauthenticated] + UnsupportedMethod.allCases.map { .unsupported($0) },
    ]
    let others: [CardFileFailure] = [
      .tooLarge(limit: 64 << 20), .notUTF8, .encryptedArchive, .newerVersion(2), .brokenKeyFile,
      .noMemory, .otherFormat(.keePassXML),
    ]
    let explained: [CardFileFailure] = CardFormatName.allCases.filter { $0.rawValue >= 64 }
      .map { .explained($0) }
    let groups = alike + (others + explained).map { [$0] }
    let sentences = groups.map { group in
      Set(group.map { CardTransferFailure.file($0).sentence(path: "cards", Wording()) })
    }
    for (group, sentences) in zip(groups, sentences) {
      #expect(sentences.count == 1, "\(group)")
    }
    #expect(Set(sentences.joined()).count == groups.count)
    let names = Set(CardFormatName.allCases.map(\.displayName))
    #expect(names.count == CardFormatName.allCases.count)
  }

  @Test("formats that can be chosen keep their names on the command line")
  func arguments() {
    #expect(
      CardFormatName.readable.map(\.argument) == [
        "bitwarden-json", "bitwarden-json-encrypted", "bitwarden-zip", "credential-exchange-cxf",
        "keepass-kdbx", "keepass-xml", "keepassxc-csv", "proton-pass-json", "proton-pass-zip",
        "enpass-json", "dashlane-zip", "dashlane-csv", "1password-1pux", "lastpass-csv",
        "lastpass-form-fills-csv", "proton-pass-csv", "safari-json",
      ]
    )
  }
}
