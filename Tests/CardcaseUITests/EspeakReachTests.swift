import Flashcards
import Foundation
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI

/// Stories in line mode as a speech synthesizer pronounces them. `make test-reach` installs espeak-ng
/// and sets CARDCASE_REACH.
@Suite(
  "With a speech synthesizer",
  .enabled(if: ProcessInfo.processInfo.environment["CARDCASE_REACH"] != nil, "make test-reach"),
  .timeLimit(.minutes(2))
)
struct EspeakReachTests {
  /// The sounds of a text as espeak-ng's names of phonemes, word by word, without stress and pauses.
  private func sounds(_ text: String) throws -> [String] {
    let (input, output) = (Pipe(), Pipe())
    let espeak = Process()
    espeak.executableURL = URL(filePath: "/usr/bin/espeak-ng")
    // No sound, names of phonemes, in the plain English voice, from a pipe.
    espeak.arguments = ["-q", "-x", "-v", "en", "--stdin"]
    espeak.standardInput = input
    espeak.standardOutput = output
    try espeak.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    espeak.waitUntilExit()
    try #require(espeak.terminationStatus == 0)
    return String(decoding: answer, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
      .map { $0.filter { !"',_:;|!".contains($0) } }.filter { !$0.isEmpty }
  }

  /// True if the sounds of a text are among others, one word after another.
  private func says(_ words: String, in heard: [String]) throws -> Bool {
    heard.joined(separator: " ").contains(try sounds(words).joined(separator: " "))
  }

  /// The lines that were said, without the words that are typed in front of choices.
  private func values(_ story: LineModeDriver) -> [String] {
    story.said.map { line in
      line.firstMatch(of: #/^/?[a-z0-9?!-]+: /#).map { String(line[$0.range.upperBound...]) }
        ?? line
    }
  }

  private func line(with text: String, _ story: LineModeDriver) throws -> String {
    try #require(values(story).first { $0.contains(text) }, "\(story)")
  }

  @Test("a card's last digits are heard one by one, and its end as a month")
  func wallet() throws {
    var story = try LineModeDriver.opened()
    try story.type("1")
    let heard = try sounds(line(with: "Everyday", story))
    #expect(try says("ending in 1 1 1 1", in: heard))
    #expect(try says("December 2028", in: heard))
    let one = try #require(sounds("1").first)
    #expect(heard.count { $0 == one } == 4)
    for word in ["thousand one hundred", "eleven", "slash", "twelve"] {
      #expect(try !says(word, in: heard), "\(word)")
    }
  }

  @Test("a number and a security code are heard digit by digit")
  func number() throws {
    var story = try LineModeDriver.opened()
    try story.type("1", "1", "1", "show")
    let heard = try sounds(line(with: "4", story))
    let one = try #require(sounds("1").first)
    #expect(heard.count { $0 == one } == 15)
    for word in ["thousand", "hundred", "eleven"] {
      #expect(try !says(word, in: heard), "\(word)")
    }
  }

  @Test("a group of the recovery key is heard sign by sign")
  func recoveryKey() throws {
    var story = try LineModeDriver(
      over: ScreenState.named("recovery key").make(Surroundings(isHeard: true))
    )
    try story.type("show")
    let groups = story.said.filter { $0.contains(#/^\d: /#) }
    #expect(groups.count > 3)
    for group in groups {
      let heard = try sounds(group)
      for word in ["thousand", "hundred", "million"] {
        #expect(try !says(word, in: heard), "\(group)")
      }
    }
  }

  @Test("the answers' times are heard in full, and a gap as a gap")
  func study() throws {
    var vault = StudyVault([])
    vault.addDeck("Geography::Rivers", id: 1)
    vault.add(.cloze, "The **Rhine** ends in the {{c1::North}} Sea", "", deck: 1, id: 100)
    var story = try LineModeDriver.opened(vault)
    try story.type("2")
    let deck = try sounds(line(with: "Rivers", story))
    #expect(try says("Rivers in Geography", in: deck) && !says("colon", in: deck))
    try story.type("1", "1")
    let question = try sounds(line(with: "Sea", story))
    #expect(try says("gap", in: question))
    #expect(try !says("asterisk", in: question))
    try story.type("")
    #expect(try says("North", in: sounds(line(with: "Sea", story))))
    try story.type("more")
    let easy = try sounds(line(with: "Easy", story))
    #expect(try says("days", in: easy), "\(story)")
    let again = try sounds(line(with: "Again", story))
    #expect(try says("1 minute", in: again), "\(story)")
  }

  @Test("a wait is heard in minutes and seconds")
  func waiting() throws {
    let story = try LineModeDriver(
      over: ScreenState.named("lock that waits").make(Surroundings(isHeard: true))
    )
    let told = try #require((story.said + [story.prompt]).first { $0.contains("Try again in") })
    #expect(try !says("zero zero", in: sounds(told)))
    #expect(try says("minute", in: sounds(told)) || says("seconds", in: sounds(told)))
  }

  @Test("no value of a story is heard as signs or letters")
  func stories() throws {
    var vault = StudyVault()
    vault.addDeck("Geography::Rivers", id: 7)
    let overDecks = [
      ["2"], ["2", "1"], ["2", "2", "more"], ["2", "2", "5"], ["2", "2", "8"], ["3"],
    ]
    let overCards = [["1"], ["1", "1"], ["1", "2"]]
    let colon = try sounds("colon")
    let signs = try colon + sounds("slash") + sounds("asterisk")
    // Units in short, behind a number.
    let units = try ["d", "mo", "y", "h"].map { try sounds("7 \($0)").joined(separator: " ") }
    for (paths, study) in [(overDecks, vault), (overCards, nil)] as [([[String]], StudyVault?)] {
      for path in paths {
        var story = try LineModeDriver.opened(study)
        for line in path { try story.type(line) }
        #expect(!story.said.isEmpty)
        for line in values(story) {
          let heard = try sounds(line)
          for sign in signs { #expect(!heard.contains(sign), "\(line): \(heard)") }
          let text = heard.joined(separator: " ") + " "
          for unit in units { #expect(!text.contains(" \(unit) "), "\(line): \(heard)") }
        }
      }
    }
  }
}
