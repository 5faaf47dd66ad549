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
}
