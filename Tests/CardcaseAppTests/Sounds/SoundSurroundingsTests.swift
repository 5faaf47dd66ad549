import Flashcards
import ReaderClient
import Secrets
import Store
import Testing
import Vault
import Wording

@testable import CardcaseApp
@testable import StudyUI

@Suite("Where sounds of cards come from, and by what they are played")
struct SoundSurroundingsTests {
  private func surroundings(
    _ environment: [String: String] = [:],
    has programs: Set<String> = ["aplay"]
  ) -> SoundSurroundings {
    SoundSurroundings(environment) { name in
      programs.contains(name) ? "/usr/bin/\(name)" : nil
    } exists: { _ in
      false
    }
  }

  @Test("without a player there is a reason")
  func noPlayer() {
    #expect(surroundings(has: []).player(overSSH: false) == .failure(.notInstalled))
    #expect(throws: Never.self) { try surroundings().player(overSSH: false).get() }
  }

  @Test("over ssh nothing is played unless that is switched on")
  func overSSH() {
    for variable in ["SSH_CONNECTION", "SSH_TTY"] {
      let remote = surroundings([variable: "10.0.0.1 1 10.0.0.2 22"])
      #expect(remote.player(overSSH: false) == .failure(.overSSH))
      #expect(throws: Never.self) { try remote.player(overSSH: true).get() }
      let local = surroundings([variable: ""])
      #expect(throws: Never.self) { try local.player(overSSH: false).get() }
    }
  }

  @Test("a sound of the vault is found by its name in whatever form of Unicode, byte for byte")
  func found() throws {
    let bench = try Bench()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 31 >> 3) }
    let media = MediaStore(bench.vault)
    let now = Timestamp(milliseconds: 1_800_000_000_000)
    let file = try media.add(bytes, under: bench.key)
    let study = StudyStore(bench.vault)
    var ids = try study.ids(under: bench.key)
    let name = try #require(MediaName(id: ids.next(at: now), "é.mp3", of: file, added: now))
    var change = ChangeSet()
    change.mediaNames = [name]
    try study.apply(change, under: bench.key)
    let context = WorkContext(
      bench.vault,
      under: bench.key,
      at: LocalMoment(time: now)
    )
    let sounds = context.sounds(named: ["e\u{301}.mp3", "x.mp3", "e\u{301}.mp3"])
    let sound = try sounds[0].get()
    #expect(sound.withUnsafeBytes { Array($0) } == bytes)
    #expect(throws: SoundProblem.missing(name: "x.mp3")) { try sounds[1].get() }
    // A file is in memory once, however often a card has it.
    #expect(try sounds[2].get() === sound)
  }
}
