import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The values that a deck's options can be set to, and their words.
enum DeckOptionsTable {
  typealias Item = DeckOptionsScreen.Item

  private static let limits = [
    0, 1, 2, 5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 9999,
  ]
  private static let percents = Array(70...97)
  private static let maximums = [30, 90, 180, 365, 730, 1_825, 3_650, 36_500]
  private static let leeches = [0, 4, 6, 8, 10, 12, 16]
  /// Steps in minutes.
  private static let learning = [[], [1], [10], [1, 10], [5, 20], [1, 10, 60], [1, 10, 1_440]]
  private static let relearning = [[], [1], [10], [20], [60], [10, 60]]

  /// Changes one option to the value `step` further on.
  static func change(_ item: Item, of options: inout DeckOptions, by step: Int) {
    let now = options.scheduling
    switch item {
    case .new: options.newPerDay = next(options.newPerDay, in: limits, step)
    case .reviews: options.reviewsPerDay = next(options.reviewsPerDay, in: limits, step)
    case .retention:
      let percent = next(Int((now.retention * 100).rounded()), in: percents, step)
      options.scheduling = now.with(retention: Double(percent) / 100)
    case .learning:
      let steps = next(minutes(now.learningSteps), in: learning, step)
      options.scheduling = now.with(learning: steps.map { Int64($0) * 60_000 })
    case .relearning:
      let steps = next(minutes(now.relearningSteps), in: relearning, step)
      options.scheduling = now.with(relearning: steps.map { Int64($0) * 60_000 })
    case .maximum:
      options.scheduling = now.with(maximum: next(now.maximumIntervalDays, in: maximums, step))
    case .leeches:
      options.scheduling.leechThreshold = next(now.leechThreshold, in: leeches, step)
    case .leechAction: options.leechAction = options.leechAction == .tag ? .suspend : .tag
    case .buryNew: options.buriesNewSiblings.toggle()
    case .buryReviews: options.buriesReviewSiblings.toggle()
    case .fuzz: options.scheduling.fuzz.toggle()
    // They have a screen of their own.
    case .parameters: break
    }
  }

  /// The value that comes next, around the end; for one that is not in the list the next above it.
  private static func next(_ value: Int, in values: [Int], _ step: Int) -> Int {
    guard let index = values.firstIndex(of: value) else {
      return step > 0
        ? values.first { $0 > value } ?? values[0]
        : values.last { $0 < value } ?? values[values.count - 1]
    }
    return values[(index + step + values.count) % values.count]
  }

  private static func next(_ value: [Int], in values: [[Int]], _ step: Int) -> [Int] {
    let index = values.firstIndex(of: value) ?? 0
    return values[(index + step + values.count) % values.count]
  }

  private static func minutes(_ steps: [Int64]) -> [Int] { steps.map { Int($0 / 60_000) } }

  /// What an option is set to.
  static func words(for item: Item, of options: DeckOptions, _ wording: Wording) -> String {
    let scheduling = options.scheduling
    func onOff(_ value: Bool) -> String { wording(value ? .settingsOn : .settingsOff) }
    func steps(_ steps: [Int64]) -> String {
      steps.isEmpty
        ? wording(.optionNoSteps)
        : steps.map { wording.interval(.milliseconds($0)) }.joined(separator: ", ")
    }
    switch item {
    case .new: return wording.count(.cards, options.newPerDay)
    case .reviews: return wording.count(.cards, options.reviewsPerDay)
    case .retention: return "\(Int((scheduling.retention * 100).rounded())) %"
    case .learning: return steps(scheduling.learningSteps)
    case .relearning: return steps(scheduling.relearningSteps)
    case .maximum: return wording.count(.days, scheduling.maximumIntervalDays)
    case .leeches:
      return scheduling.leechThreshold == 0
        ? wording(.settingsNever) : String(scheduling.leechThreshold)
    case .leechAction:
      return wording(options.leechAction == .tag ? .optionLeechTag : .optionLeechSuspend)
    case .buryNew: return onOff(options.buriesNewSiblings)
    case .buryReviews: return onOff(options.buriesReviewSiblings)
    case .fuzz: return onOff(scheduling.fuzz)
    case .parameters:
      return wording(options.parameters == nil ? .optionParametersStandard : .optionParametersOwn)
    }
  }
}

extension SchedulerSettings {
  /// The same with some values changed; itself where those are refused.
  fileprivate func with(
    retention: Double? = nil,
    learning: [Int64]? = nil,
    relearning: [Int64]? = nil,
    maximum: Int? = nil
  ) -> SchedulerSettings {
    let changed = try? SchedulerSettings(
      retention: retention ?? self.retention,
      learningSteps: learning ?? learningSteps,
      relearningSteps: relearning ?? relearningSteps,
      maximumIntervalDays: maximum ?? maximumIntervalDays,
      leechThreshold: leechThreshold,
      fuzz: fuzz,
      days: days,
      rules: rules
    )
    return changed ?? self
  }
}
