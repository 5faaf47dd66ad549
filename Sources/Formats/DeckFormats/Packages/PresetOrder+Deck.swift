import Flashcards
import ReaderProtocol

extension PresetOrder {
  /// The order of a deck.
  init(_ options: DeckOptions) {
    self.init()
    buriesDaySteps = options.buriesDayStepSiblings
    newMix = UInt32(options.order.newMix.rawValue)
    dayStepMix = UInt32(options.order.dayStepMix.rawValue)
    newSort = UInt32(options.order.newSort.rawValue)
    reviewSort = UInt32(options.order.reviews.rawValue)
    newGather = UInt32(options.order.newGather.rawValue)
  }

  /// The order as decks have it. A part that there is not here becomes Anki's standard.
  var studyOrder: StudyOrder {
    StudyOrder(
      newGather: Self.value(newGather) ?? .deck,
      newSort: Self.value(newSort) ?? .template,
      newMix: Self.value(newMix) ?? .mixed,
      dayStepMix: Self.value(dayStepMix) ?? .mixed,
      reviews: Self.value(reviewSort) ?? .due
    )
  }

  /// True if there is each part of it here.
  var isKnown: Bool {
    let order = studyOrder
    return [newGather, newSort, newMix, dayStepMix, reviewSort]
      == [
        order.newGather.rawValue, order.newSort.rawValue, order.newMix.rawValue,
        order.dayStepMix.rawValue, order.reviews.rawValue,
      ].map(UInt32.init)
  }

  /// The value with a number; nil for one that is not known.
  private static func value<Value: RawRepresentable<UInt8>>(_ number: UInt32) -> Value? {
    UInt8(exactly: number).flatMap(Value.init)
  }
}
