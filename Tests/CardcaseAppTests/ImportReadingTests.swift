import Flashcards
import Foundation
import Secrets
import Testing

@testable import CardcaseApp
@testable import CardcaseUI

@Suite("Reading a file of flashcards")
struct ImportReadingTests {
  private let bench: Bench
  private var path: String { bench.directory + "/Birds.tsv" }

  init() throws {
    bench = try Bench()
    let lines = (1...300).map { "prompt \($0)\tanswer \($0)\n" } + ["no answer\n"]
    try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: path))
  }

  private func read() -> CardcaseUI.Outcome? {
    let work = Derivation.readImport(
      1,
      path: path,
      into: nil,
      bench.vault,
      under: bench.key,
      at: LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000))
    )
    guard
      case .importRead(1, let outcome) = work.carryOut(DerivationSurroundings(bench.surroundings))
    else { return nil }
    return outcome
  }

  @Test("says on any thread what would be written, and which lines can't be used")
  func preview() throws {
    guard case .importPreview(let preview)? = read() else {
      Issue.record("no preview")
      return
    }
    #expect(preview.new == 300)
    #expect(preview.badLines.map(\.line) == [301])
    #expect(preview.change.decks.map(\.name.description) == ["Birds"])
  }

  @Test("comes to nothing where the lock comes first")
  func locked() throws {
    bench.key.destroy()
    guard case .importUnreadable? = read() else {
      Issue.record("something was read without a key")
      return
    }
  }
}
