import Flashcards
import StudyUI
import TestSupport
import Testing

@testable import CardcaseApp

@Suite("Reading flashcards aloud")
struct SpeechServiceTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// A service that finds the server here, and none to start.
  private func service(_ path: String? = nil) -> SpeechService {
    let path = path ?? directory.path + "/speechd.sock"
    return SpeechService(["SPEECHD_ADDRESS": "unix_socket:" + path, "PATH": directory.path])
  }

  private func heard(_ text: String, _ tag: String? = "ja") -> HeardText {
    HeardText(text: text, language: tag.flatMap { DeckLanguage($0) })
  }

  @Test("a text is spoken in the language of its deck, in the place of what is spoken")
  func speaks() throws {
    let server = try FakeSpeechServer(in: directory.path)
    let service = service()
    try service.speak(heard("東京\n.dot"), askedFor: service.present)
    try service.speak(heard("again", nil), askedFor: service.present)
    #expect(
      server.lines == [
        "SET SELF CLIENT_NAME user:cardcase:flashcards", "LIST SYNTHESIS_VOICES", "CANCEL SELF",
        "SET SELF LANGUAGE ja", "SPEAK", "text 東京|..dot", "CANCEL SELF", "SPEAK", "text again",
      ]
    )
  }

  @Test("what was asked for before a silence is not spoken")
  func lateRequest() throws {
    let server = try FakeSpeechServer(in: directory.path)
    let service = service()
    let before = service.present
    service.silence()
    try service.speak(heard("secret"), askedFor: before)
    #expect(server.lines.isEmpty)
    try service.speak(heard("open"), askedFor: service.present)
    service.silence()
    try service.speak(heard("next"), askedFor: service.present)
    #expect(server.lines.suffix(5).first == "CANCEL SELF")
    #expect(server.lines.last == "text next")
  }

  @Test("a language without a voice is said, and nothing is spoken")
  func noVoice() throws {
    let server = try FakeSpeechServer(in: directory.path)
    let service = service()
    let welsh = try #require(DeckLanguage("cy"))
    #expect(throws: HearingFailure.noVoice(welsh)) {
      try service.speak(heard("bore da", "cy"), askedFor: service.present)
    }
    #expect(!server.lines.contains("SPEAK"))
    try service.speak(heard("你好", "zh"), askedFor: service.present)
    #expect(server.lines.contains("SET SELF LANGUAGE cmn"))
  }

  @Test("a server that ended is connected to again")
  func restarted() throws {
    let server = try FakeSpeechServer(in: directory.path)
    let service = service()
    try service.speak(heard("one"), askedFor: service.present)
    server.behave(.hangsUp)
    #expect(throws: HearingFailure.notReached) {
      try service.speak(heard("two"), askedFor: service.present)
    }
    server.behave(.speaks)
    try service.speak(heard("three"), askedFor: service.present)
    #expect(server.lines.last == "text three")
  }

  @Test("a refusal is told in the server's words, and a missing server by its name")
  func refused() throws {
    _ = try FakeSpeechServer(in: directory.path, .refuses)
    let service = service()
    #expect(throws: HearingFailure.refused("ERR NO")) {
      try service.speak(heard("one"), askedFor: service.present)
    }
    let nowhere = self.service(directory.path + "/nowhere")
    #expect(throws: HearingFailure.notInstalled) {
      try nowhere.speak(heard("one"), askedFor: nowhere.present)
    }
    let tooLong = self.service(String(repeating: "/long", count: 40))
    #expect(throws: HearingFailure.notInstalled) {
      try tooLong.speak(heard("one"), askedFor: tooLong.present)
    }
  }
}
