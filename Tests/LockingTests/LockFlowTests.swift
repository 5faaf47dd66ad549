import Testing

@testable import Locking

/// One test for each transition: typing changes the entry, a full entry asks for verification, the
/// verdict is shown, and the entry is reset.
@Suite("The flow of the lock")
struct LockFlowTests {
  private static let start = Duration.seconds(100)

  private func flow(typed: String = "", kind: PasscodeKind = .digits4) -> LockFlow {
    var flow = LockFlow(kind: kind)
    for scalar in typed.unicodeScalars {
      _ = flow.type(scalar, at: Self.start)
    }
    return flow
  }

  private func refused(motion: Bool = true) -> LockFlow {
    var flow = flow(typed: "1234")
    flow.refuse(.wrong, motion: motion, at: Self.start)
    return flow
  }

  @Test("a digit is taken and the view is to follow")
  func typing() {
    var flow = flow()
    check(flow.type("5", at: Self.start), .changed)
    #expect(flow.entry.count == 1)
  }

  @Test("what can't be part of the passcode is not taken")
  func foreign() {
    var flow = flow(typed: "1")
    check(flow.type("x", at: Self.start), .changed)
    #expect(flow.entry.count == 1)
  }

  @Test("the last digit asks for the verdict", arguments: [PasscodeKind.digits4, .digits6])
  func lastDigit(kind: PasscodeKind) throws {
    var flow = LockFlow(kind: kind)
    let digits = try #require(kind.digitCount)
    for _ in 1..<digits {
      check(flow.type("5", at: Self.start), .changed)
    }
    check(flow.type("5", at: Self.start), .verify)
    #expect(flow.stage == .verifying)
  }

  @Test("taking digits back never asks for a verdict")
  func deleting() {
    var flow = flow(typed: "123")
    for left in [2, 1, 0] {
      check(flow.delete(at: Self.start), .changed)
      #expect(flow.entry.count == left)
      #expect(flow.stage == .entering)
    }
    check(flow.delete(at: Self.start), .ignored)
  }

  @Test("a passphrase is checked when it is sent off, however long it is")
  func passphrase() {
    var flow = flow(typed: "correct horse", kind: .passphrase)
    #expect(flow.stage == .entering)
    check(flow.submit(), .verify)
  }

  @Test("too few digits can't be sent off")
  func tooFew() {
    var flow = flow(typed: "12")
    check(flow.submit(), .ignored)
    #expect(flow.stage == .entering)
  }

  @Test("while the passcode is checked nothing is taken, and nothing is kept for later")
  func verifying() {
    var flow = flow(typed: "1234")
    check(flow.type("5", at: Self.start), .ignored)
    check(flow.delete(at: Self.start), .ignored)
    check(flow.clear(), .ignored)
    check(flow.submit(), .ignored)
    check(flow.dismiss(), .ignored)
    #expect(flow.entry.count == 4)
  }

  @Test("a wrong passcode shakes the dots to the left and to the right, twice, and then tells")
  func shaking() {
    var flow = refused()
    let offsets = stride(from: 0, through: 250, by: 25).map {
      flow.dotsOffset(at: Self.start + .milliseconds($0))
    }
    #expect(offsets == [-2, -2, 2, 2, -2, -2, 2, 2, 0, 0, 0])
    #expect(flow.entry.count == 4)
    flow.advance(to: Self.start + .milliseconds(199))
    #expect(flow.stage == .shaking(.wrong, since: Self.start))
    flow.advance(to: Self.start + .milliseconds(200))
    #expect(flow.stage == .refused(.wrong))
    #expect(flow.entry.count == 0)
  }

  @Test("every move of the shake has its deadline, and there is none once it is over")
  func shakeDeadlines() {
    var flow = refused()
    var moves: [Duration] = []
    var now = Self.start
    while let next = flow.nextChange(after: now) {
      moves.append(next - Self.start)
      now = next
      flow.advance(to: now)
    }
    #expect(moves == [50, 100, 150, 200].map { .milliseconds($0) })
  }

  @Test("with reduced motion a wrong passcode is told at once")
  func reducedMotion() {
    let flow = refused(motion: false)
    #expect(flow.stage == .refused(.wrong))
    #expect(flow.entry.count == 0)
    #expect(flow.nextChange(after: Self.start) == nil)
  }

  @Test("damage is told at once and does not shake: nobody typed anything wrong")
  func damage() {
    var flow = flow(typed: "1234")
    flow.refuse(.damaged, motion: true, at: Self.start)
    #expect(flow.stage == .refused(.damaged))
  }

  @Test("a digit typed during the shake, or under the words, is the first of the next try")
  func typingOn() {
    for motion in [true, false] {
      var flow = refused(motion: motion)
      check(flow.type("7", at: Self.start), .changed)
      #expect(flow.stage == .entering)
      #expect(flow.entry.count == 1)
    }
  }

  @Test("closing the words leads back to an empty entry")
  func dismissing() {
    var flow = refused(motion: false)
    check(flow.dismiss(), .changed)
    #expect(flow.stage == .entering)
    #expect(flow.entry.count == 0)
  }

  @Test("a verdict that nobody asked for changes nothing")
  func unaskedVerdict() {
    var flow = flow(typed: "12")
    flow.refuse(.wrong, motion: true, at: Self.start)
    #expect(flow.stage == .entering)
    #expect(flow.entry.count == 2)
  }

  @Test("a half-typed passcode is forgotten ten seconds after the last key")
  func patience() {
    var flow = flow(typed: "12")
    #expect(flow.nextChange(after: Self.start) == Self.start + .seconds(10))
    flow.advance(to: Self.start + .milliseconds(9999))
    #expect(flow.entry.count == 2)
    flow.advance(to: Self.start + .seconds(10))
    #expect(flow.entry.count == 0)
    #expect(flow.nextChange(after: Self.start + .seconds(10)) == nil)
  }
}
