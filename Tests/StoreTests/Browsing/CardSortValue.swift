import Flashcards
import Foundation
import SearchLanguage

@testable import Store

/// What a card is sorted by, found from whole cards and notes without SQL.
enum CardSortValue: Comparable {
  case integer(Int64)
  case real(Double)
  /// The bytes of the texts' order, and the texts.
  case texts([[UInt8]], [String])

  static func < (one: CardSortValue, other: CardSortValue) -> Bool {
    switch (one, other) {
    case (.integer(let one), .integer(let other)): one < other
    case (.real(let one), .real(let other)): one < other
    case (.texts(let one, let name), .texts(let other, let otherName)):
      one == other
        ? name.lexicographicallyPrecedes(otherName)
        : one.lexicographicallyPrecedes(other) { $0.lexicographicallyPrecedes($1) }
    default: false
    }
  }

  /// An order of texts by which those are equal that differ by case.
  static let order: TextOrder = { text, key in
    key += Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
  }

  private static func texts(_ texts: [String], isName: Bool) -> CardSortValue? {
    let keys = texts.map { text in
      var key: [UInt8] = []
      var text = text
      text.withUTF8 { order($0, &key) }
      return key
    }
    return texts == [""] ? nil : .texts(keys, isName ? texts : [])
  }

  /// The value of a card; nil if it has none.
  static func value(
    _ key: CardSortKey,
    of card: Flashcard,
    _ note: Note,
    in deck: Deck?,
    _ context: SearchContext
  ) -> CardSortValue? {
    let progress = card.progress
    let lines = note.content.firstLines(asking: card.ordinal)
    let today = context.boundary.day(of: context.now)
    switch key {
    case .added: return .integer(note.id.rawValue)
    case .created: return .integer(card.ankiID ?? card.id.rawValue >> 21)
    case .deck: return deck.flatMap { texts($0.name.levels, isName: true) }
    case .due:
      guard !card.isSuspended else { return .integer(.max) }
      switch progress.due {
      case nil: return .integer(.max - 1_000_000 + Int64(card.position))
      case .moment(let time): return .integer(time.rawValue)
      case .day(let day):
        let start = context.boundary.start(of: day, zoneOffset: context.now.zoneOffset)
        return .integer(start.rawValue)
      }
    case .interval: return .integer(Int64(progress.intervalDays))
    case .ease:
      let factor =
        card.carried.map { Int64($0.factor) } ?? (progress.phase.rawValue > 1 ? 2_500 : 0)
      return factor == 0 ? nil : .integer(factor)
    case .stability: return progress.memory.map { .real(Double(Float($0.stability))) }
    case .difficulty: return progress.memory.map { .real(Double(Float($0.difficulty))) }
    case .retrievability:
      guard progress.phase != .new, let memory = progress.memory, let last = progress.lastReview
      else { return nil }
      let decay = Float(FSRSParameters.defaults.decay)
      let seconds = context.now.time.rawValue / 1_000 - last.time.rawValue / 1_000
      let days = Float(max(0, seconds)) / 86_400
      let factor = powf(0.9, -1 / decay) - 1
      return .real(Double(powf(days / Float(memory.stability) * factor + 1, -decay)))
    case .lapses: return .integer(Int64(progress.lapses))
    case .reviews: return .integer(Int64(progress.reviews))
    case .position: return progress.phase == .new ? .integer(Int64(card.position)) : nil
    case .flag: return .integer(Int64(card.flag))
    case .state:
      let isBuried = card.isBuried(on: today)
      return .integer(card.isSuspended ? 4 : isBuried ? 5 : Int64(progress.phase.rawValue))
    case .edited: return .integer(note.modified.rawValue)
    case .noteType: return texts([note.content.type.name], isName: true)
    case .tags: return texts([note.tags.text], isName: true)
    case .question: return texts([String(lines.question.prefix(40))], isName: false)
    case .answer: return texts([String(lines.answer.prefix(40))], isName: false)
    }
  }
}

extension CardSortKey {
  /// True if the greatest value comes first where the order is not turned round.
  var isGreatestFirst: Bool {
    [.added, .created, .interval, .lapses, .reviews, .flag, .edited].contains(self)
  }
}
