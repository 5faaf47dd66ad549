/// What the options of a deck say about the days of its cards.
package struct LoadRule: Sendable {
  /// The memory model with the deck's parameters.
  let model: any MemoryModel
  /// The longest interval, in days.
  let maximum: Int
  /// True if due days are spread.
  let fuzz: Bool
  /// The loads that its days are to have.
  let calendar: EasyCalendar
  private let ideal: @Sendable (Double) -> Double

  /// The rule of a deck.
  package init(_ scheduler: Scheduler, calendar: EasyCalendar = EasyCalendar()) {
    model = scheduler.model
    maximum = scheduler.settings.maximumIntervalDays
    fuzz = scheduler.settings.fuzz
    self.calendar = calendar
    ideal = model.intervals(retention: scheduler.settings.retention)
  }

  /// The days after an answer on which recall falls to the desired retention, up to the longest interval.
  func interval(of memory: Memory) -> Double {
    min(max(ideal(memory.stability), 1), Double(maximum))
  }
}
