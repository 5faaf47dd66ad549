import Flashcards
import StudyUI
import Testing

@testable import CardcaseApp

@Suite("The protocol of speech-dispatcher")
struct SSIPTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("a reply is lines with a number, the last with a blank behind it")
  func replies() throws {
    var received = bytes(
      "249-Japanese\tja\tnone\r\n249-Welsh+a\tcy\ta\r\n249 OK VOICE LIST SENT\r\n2"
    )
    let reply = try #require(try SSIPReply.first(of: &received))
    #expect(reply.isGood)
    #expect(reply.words == "OK VOICE LIST SENT")
    #expect(reply.languages == ["ja", "cy"])
    #expect(received == bytes("2"))
    #expect(try SSIPReply.first(of: &received) == nil)
    received += bytes("00 OK\r\n")
    #expect(try SSIPReply.first(of: &received)?.code == 200)
  }

  @Test(
    "what is no reply is refused",
    arguments: ["hello\r\n", "\r\n", "20 OK\r\n", "200OK\r\n", "2é0 OK\r\n"]
  )
  func malformed(text: String) {
    var received = bytes(text)
    #expect(throws: SSIPReply.Malformed.self) { try SSIPReply.first(of: &received) }
  }

  @Test("a server that never ends a reply is not read for ever")
  func endless() {
    var received = bytes(String(repeating: "249-Voice\ten\tnone\r\n", count: 300_000))
    #expect(throws: SSIPReply.Malformed.self) { try SSIPReply.first(of: &received) }
  }

  @Test(
    "a text can't end itself and go on as a command",
    arguments: [
      ("one", "one\r\n.\r\n"), (".\r\nCANCEL ALL", "..\r\nCANCEL ALL\r\n.\r\n"),
      ("a\n.\nSTOP", "a\r\n..\r\nSTOP\r\n.\r\n"), ("..", "...\r\n.\r\n"),
      ("a\u{2028}.\u{2029}b", "a\r\n..\r\nb\r\n.\r\n"),
      ("a\u{0}\u{1B}[2Jb\u{85}.", "a[2Jb\r\n..\r\n.\r\n"),
      ("\u{0}.\nQUIT", "..\r\nQUIT\r\n.\r\n"), ("日本", "日本\r\n.\r\n"),
    ]
  )
  func texts(text: String, sent: String) {
    #expect(String(decoding: SSIPCommand.text(text).bytes, as: UTF8.self) == sent)
  }

  @Test(
    "a voice of the same language is found, whatever its region and name",
    arguments: [
      ("ja", "ja"), ("zh", "cmn"), ("zh-Hant", "cmn"), ("pt-BR", "pt-BR"), ("pt", "pt"),
      ("en", "en-GB"), ("en-US", "en-US"), ("nb", "nb"), ("fr-CA", "fr-FR"), ("cy", nil),
      ("e", nil),
    ] as [(String, String?)]
  )
  func voices(tag: String, voice: String?) {
    let languages = ["cmn", "en-GB", "en-US", "fr-FR", "ja", "nb", "pt", "pt-BR", "yue"]
    #expect(DeckLanguage(tag)?.nearest(among: languages) == voice)
  }

  @Test("the socket is where the library of the server looks for it, and never on the network")
  func addresses() throws {
    let standard = "/speech-dispatcher/speechd.sock"
    let places: [([String: String], String)] = [
      (["XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7" + standard),
      (["HOME": "/home/ada"], "/home/ada/.cache" + standard),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "/c"], "/c" + standard),
      (["SPEECHD_ADDRESS": "unix_socket:/tmp/a:b"], "/tmp/a:b"),
      (["SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/r"], "/r" + standard),
    ]
    for (environment, path) in places {
      #expect(try SpeechAddress(in: environment).path == path)
    }
    for address in ["inet_socket:other.example:6560", "inet_socket", "nonsense"] {
      #expect(throws: HearingFailure.overNetwork) {
        try SpeechAddress(in: ["SPEECHD_ADDRESS": address])
      }
    }
  }
}
