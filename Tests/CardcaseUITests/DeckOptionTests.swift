import Flashcards
import Testing
import Wording

@testable import StudyUI

@Suite("Every option of a deck")
struct DeckOptionTests {
  /// A row, by its name.
  struct Sample: CustomTestStringConvertible {
    let option: DeckOption

    var testDescription: String { Wording()(option.label) }
  }

  static let samples = DeckOption.rows.map(Sample.init)

  @Test("has a name of its own")
  func names() {
    let wording = Wording()
    let names = DeckOptionsScreen.Item.all.map { wording($0.label) }
    #expect(Set(names).count == names.count)
  }

  @Test("goes through its values and around to the one it began with", arguments: samples)
  func choices(sample: Sample) {
    let wording = Wording()
    for step in [1, -1] {
      var options = DeckOptions()
      var seen: Set<String> = []
      repeat {
        let words = sample.option.words(options, wording)
        #expect(!words.isEmpty && seen.insert(words).inserted, "\(words)")
        sample.option.change(&options, step)
      } while options != DeckOptions() && seen.count < 100
      #expect((2..<100).contains(seen.count))
    }
  }

  @Test("changes nothing but itself", arguments: samples)
  func independence(sample: Sample) {
    let wording = Wording()
    var options = DeckOptions()
    sample.option.change(&options, 1)
    let changed = DeckOption.rows.filter {
      $0.words(options, wording) != $0.words(DeckOptions(), wording)
    }
    #expect(changed.map(\.label) == [sample.option.label])
  }

  @Test("a value that is not offered is followed by the nearest, and steps by the second choice")
  func otherValues() throws {
    var options = DeckOptions(newPerDay: 37)
    DeckOption.rows[0].change(&options, 1)
    #expect(options.newPerDay == 50)
    options.newPerDay = 37
    DeckOption.rows[0].change(&options, -1)
    #expect(options.newPerDay == 30)
    options.newPerDay = 20_000
    DeckOption.rows[0].change(&options, 1)
    #expect(options.newPerDay == 0)
    options.scheduling = try SchedulerSettings(
      retention: 0.9,
      learningSteps: [90_000],
      relearningSteps: []
    )
    let learning = try #require(DeckOption.rows.first { $0.label == .optionLearning })
    learning.change(&options, 1)
    #expect(options.scheduling.learningSteps == [600_000])
  }
}
