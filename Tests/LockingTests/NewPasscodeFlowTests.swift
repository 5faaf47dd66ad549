import Secrets
import Testing
import Wording

@testable import Locking

@Suite("Choosing a passcode")
struct NewPasscodeFlowTests {
  private func typed(_ texts: String..., kind: Int = 0) -> NewPasscodeFlow {
    var flow = NewPasscodeFlow()
    flow.selectKind(offset: kind)
    flow.confirmKind()
    for text in texts {
      for scalar in text.unicodeScalars { _ = flow.type(scalar) }
    }
    return flow
  }

  @Test("six digits are offered first, and the choice ends at either kind")
  func kinds() {
    var flow = NewPasscodeFlow()
    #expect(flow.kind == .digits6)
    flow.selectKind(offset: -5)
    #expect(flow.kind == .digits4)
    flow.selectKind(offset: 5)
    #expect(flow.kind == .passphrase)
  }

  @Test("the same passcode twice is taken")
  func agreeing() throws {
    var flow = typed("123456", "12345")
    #expect(flow.step == .second)
    check(flow.type("6"), .verify)
    #expect(flow.step == .done)
    #expect(try flow.entry.passcode().withUnsafeBytes { Array($0) } == Array("123456".utf8))
  }

  @Test("two that differ lead back to the first, with the reason until something is typed")
  func differing() {
    var flow = typed("123456", "123457")
    #expect(flow.step == .first)
    #expect(flow.problem == .mismatch)
    #expect(flow.entry.count == 0)
    _ = flow.type("1")
    #expect(flow.problem == nil)
  }

  @Test("a short passphrase is refused, and what is typed stays")
  func short() {
    var flow = typed("short", kind: 1)
    check(flow.submit(), .changed)
    #expect(flow.problem == .tooShort(minimum: 8))
    #expect(flow.step == .first)
    #expect(flow.entry.count == 5)
  }

  @Test("going back goes a step, and forgets what was typed")
  func back() {
    var flow = typed("123456", "12")
    check(flow.back(), true)
    #expect(flow.step == .first)
    #expect(flow.entry.count == 0)
    check(flow.back(), true)
    #expect(flow.step == .kind)
    check(flow.back(), false)
  }

  @Test("a vault that can't be written asks for the passcode again")
  func failing() {
    var flow = typed("123456", "123456")
    flow.fail(.failed(.diskFull))
    #expect(flow.step == .first)
    #expect(flow.problem == .failed(.diskFull))
    #expect(flow.entry.count == 0)
  }

  @Test(
    "one that is easy to guess is told of, until another is chosen, and typed again it is taken"
  )
  func obvious() {
    var flow = typed("654321")
    #expect(flow.step == .second)
    #expect(flow.warning == .run)
    check(flow.back(), true)
    #expect(flow.warning == nil)
    flow = typed("654321", "654321")
    #expect(flow.step == .done)
    #expect(typed("839917").warning == nil)
  }

  @Test("the current passcode is not taken as the new one, though one of another kind is")
  func unchanged() {
    var present = PasscodeEntry(kind: .digits6)
    for scalar in "830917".unicodeScalars { _ = present.append(scalar) }
    var flow = NewPasscodeFlow(replacing: present)
    flow.confirmKind()
    for scalar in "830917".unicodeScalars { _ = flow.type(scalar) }
    #expect(flow.step == .first)
    #expect(flow.problem == .unchanged)
    #expect(flow.entry.count == 0)
    for scalar in "830918".unicodeScalars { _ = flow.type(scalar) }
    #expect(flow.step == .second)
    flow = NewPasscodeFlow(kind: .passphrase, replacing: present)
    flow.confirmKind()
    for scalar in "830917 and more".unicodeScalars { _ = flow.type(scalar) }
    check(flow.submit(), .changed)
    #expect(flow.step == .second)
  }

  // MARK: Random words

  private func drawn(_ words: String = "one two three four five six") -> PasscodeEntry {
    var entry = PasscodeEntry(kind: .passphrase)
    words.unicodeScalars.forEach { _ = entry.append($0) }
    return entry
  }

  private func text(_ entry: PasscodeEntry) throws -> String {
    try entry.passcode().withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test("random words are shown in place of what was typed, and are typed once more")
  func offering() throws {
    var flow = typed("half", kind: 1)
    #expect(flow.canOffer && flow.offered == nil)
    flow.offer(drawn("a b c d e f"))
    flow.offer(drawn())
    #expect(flow.step == .offered && flow.entry.count == 0)
    #expect(try text(try #require(flow.offered)) == "one two three four five six")
    check(flow.type("x"), .ignored)
    check(flow.submit(), .changed)
    #expect(flow.step == .second && flow.offered == nil)
    for scalar in "one two three four five six".unicodeScalars { _ = flow.type(scalar) }
    check(flow.submit(), .verify)
    #expect(try text(flow.entry) == "one two three four five six")
  }

  @Test("other words than those lead back to them, and so does going back")
  func offeredAgain() throws {
    var flow = typed("", kind: 1)
    flow.offer(drawn())
    _ = flow.submit()
    for scalar in "one two three".unicodeScalars { _ = flow.type(scalar) }
    check(flow.submit(), .changed)
    #expect(flow.step == .offered && flow.problem == .mismatch && flow.entry.count == 0)
    _ = flow.submit()
    #expect(flow.problem == nil)
    check(flow.back(), true)
    #expect(flow.step == .offered)
    check(flow.back(), true)
    #expect(flow.step == .first && flow.offered == nil)
  }

  @Test("they are offered for a passphrase alone, before it is typed again")
  func notOffered() {
    var digits = typed("12")
    digits.offer(drawn())
    #expect(digits.step == .first && digits.entry.count == 2)
    var second = typed("long enough", kind: 1)
    _ = second.submit()
    second.offer(drawn())
    #expect(second.step == .second && second.offered == nil)
  }
}
