import Testing

@testable import Locking

@Suite("A keyboard with another layout")
struct ForeignInputTests {
  @Test("digits that look otherwise and letters of any script are noticed where digits are due")
  func kinds() {
    #expect(ForeignInput("я") == .letter(.cyrillic))
    #expect(ForeignInput("ع") == .letter(.arabic))
    #expect(ForeignInput("λ") == .letter(.greek))
    #expect(ForeignInput("ש") == .letter(.hebrew))
    #expect(ForeignInput("한") == .letter(.eastAsian))
    #expect(ForeignInput("あ") == .letter(.eastAsian))
    #expect(ForeignInput("é") == .letter(.latin))
    #expect(ForeignInput("क") == .letter(.other))
    #expect(ForeignInput("٣") == .digit)
    #expect(ForeignInput("५") == .digit)
    for scalar in " -\u{7}!05５".unicodeScalars { #expect(ForeignInput(scalar) == nil) }
  }

  @Test("the lock tells of a letter until a digit comes, and takes neither for an attempt")
  func lock() {
    var flow = LockFlow(kind: .digits4)
    check(flow.type("я", at: .zero), .changed)
    #expect(flow.foreign == .letter(.cyrillic))
    #expect(flow.entry.count == 0)
    #expect(flow.nextChange(after: .zero) == nil)
    check(flow.type("!", at: .zero), .ignored)
    check(flow.type("5", at: .zero), .changed)
    #expect(flow.foreign == nil)
    check(flow.type("٣", at: .zero), .changed)
    #expect(flow.foreign == .digit)
    #expect(flow.entry.count == 1)
    check(flow.delete(at: .zero), .changed)
    #expect(flow.foreign == nil)
  }

  @Test("where a passphrase is due nothing is foreign, and nothing is told of it")
  func passphrase() {
    var flow = LockFlow(kind: .passphrase)
    for scalar in "яx٣".unicodeScalars { check(flow.type(scalar, at: .zero), .changed) }
    #expect(flow.foreign == nil)
    #expect(flow.entry.count == 3)
  }

  @Test("a letter says nothing while a passcode is checked, refused or has to wait")
  func otherStages() {
    var flow = LockFlow(kind: .digits4)
    for scalar in "5566".unicodeScalars { _ = flow.type(scalar, at: .zero) }
    check(flow.type("я", at: .zero), .ignored)
    flow.refuse(.wrong, motion: false, at: .zero)
    check(flow.type("я", at: .zero), .ignored)
    #expect(flow.foreign == nil)
  }

  @Test("a new passcode of digits tells of letters too")
  func newPasscode() {
    var flow = NewPasscodeFlow(kind: .digits4)
    flow.confirmKind()
    check(flow.type("ж"), .changed)
    #expect(flow.problem == .foreign(.letter(.cyrillic)))
    check(flow.type("1"), .changed)
    #expect(flow.problem == nil)
  }

  private func chosen(_ text: String) -> PassphraseLayout? {
    var flow = NewPasscodeFlow(kind: .passphrase)
    flow.confirmKind()
    for scalar in text.unicodeScalars { _ = flow.type(scalar) }
    check(flow.submit(), .changed)
    #expect(flow.step == .second)
    return flow.layout
  }

  @Test("a new passphrase with other letters than Latin ones warns of its layout")
  func layouts() {
    #expect(chosen("a long enough passphrase") == nil)
    #expect(chosen("12345678901234567890 !") == nil)
    #expect(chosen("длинная парольная фраза") == .other)
    #expect(chosen("長い合言葉をここに入れておきます。かな") == .other)
    #expect(chosen("длинная passphrase фраза") == .mixed)
  }
}
