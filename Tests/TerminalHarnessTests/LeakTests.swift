import Testing

@testable import TerminalHarness

@Suite("A text that must never appear")
struct LeakTests {
  /// The manner in which "secret" is found in an output whose first part comes before the mark.
  private func leak(before: String = "", _ after: String) -> Leak.Manner? {
    var transcript = Transcript(columns: 20, rows: 3)
    transcript.append(Array(before.utf8)[...])
    let mark = transcript.end
    transcript.append(Array(after.utf8)[...])
    return LeakSearch(transcript: transcript, mark: mark).first(of: ["other", "secret"])?.leak
      .manner
  }

  @Test("is found in the bytes, though nothing of it stays on the screen")
  func bytes() {
    #expect(leak("secret\r\u{1B}[K") == .bytes)
    #expect(leak("\u{1B}]0;secret\u{7}") == .bytes)
  }

  @Test("is found with escape sequences between its parts")
  func split() {
    #expect(leak("sec\u{1B}[1;4Hret\u{1B}[2J") == .stripped)
  }

  @Test("is found when its parts were drawn in any order, and erased at once")
  func drawn() {
    #expect(leak("\u{1B}[1;4Hret\u{1B}[1;1Hsec\u{1B}[2J") == .drawn)
    #expect(leak("secXet\u{1B}[1;4Hr\r\u{1B}[K") == .drawn)
  }

  @Test("is found when what was there before the mark completes it")
  func completed() {
    #expect(leak(before: "sec", "ret\u{1B}[2J") == .drawn)
  }

  @Test("is found on the main screen when a program lets it be seen again")
  func uncovered() {
    #expect(leak(before: "secret\u{1B}[?1049h\u{1B}[Hlocked", "\u{1B}[?1049l\u{1B}[2J") == .drawn)
  }

  @Test("is found where it stands at the end, in sight or not")
  func standing() {
    #expect(leak(before: "secret", "\u{1B}[2;1Hlocked") == .shown)
    #expect(leak(before: "\u{1B}[?1049h\u{1B}[Hsecret", "\u{1B}[?1049l") == .hidden)
  }

  @Test("may have been there before the mark, as long as it goes")
  func erased() {
    #expect(leak(before: "a secret", "\u{1B}[2;1Hlock\u{1B}[1;1H\u{1B}[Ked") == nil)
    // Moved along by a deleted character before it is overwritten: nothing of it was sent.
    #expect(leak(before: "a secret", "\u{1B}[1;1H\u{1B}[P\u{1B}[1;1HLOCKED LOCKED") == nil)
  }

  @Test("is not seen in texts that merely resemble it")
  func innocent() {
    #expect(leak("sec ret, secre") == nil)
    #expect(leak("\u{1B}[2;1Hret\u{1B}[1;1Hsec") == nil)
    #expect(leak("SECRET s e c r e t") == nil)
  }

  @Test("is found through changes of the size")
  func resized() {
    var transcript = Transcript(columns: 4, rows: 1)
    transcript.append(Array("x\u{1B}[H".utf8)[...])
    let mark = transcript.end
    transcript.resize(columns: 30, rows: 2)
    transcript.append(Array("\u{1B}[2;10Hret\u{1B}[2;7Hsec".utf8)[...])
    #expect(
      LeakSearch(transcript: transcript, mark: mark).first(of: ["other", "secret"])?.leak.manner
        == .drawn
    )
  }

  @Test("is reported with the place and the screen")
  func report() throws {
    let app = try TerminalSession(start: "/usr/bin/printf", ["\\033[2;4Hret\\033[2;1Hsec"])
    try app.waitUntilExited()
    let failure = try #require(throws: TerminalFailure.self) {
      try app.expectNever("harmless", "secret", since: .start)
    }
    #expect(failure.message.contains("\"secret\" should never appear"))
    #expect(failure.message.contains("row 1"))
    try app.expectNever("harmless", since: .start)
  }
}
