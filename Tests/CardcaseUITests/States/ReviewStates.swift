import DomainWords
import Flashcards
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import Preferences
@testable import Screens
@testable import StudyUI

extension ScreenState {
  /// Reviews and rounds.
  static let review: [ScreenState] = [
    studying("deck that can't be read", "review", []) {
      $0.study?.isUnreadable = true
      $0.open(ReviewScreen(deck: .numbers))
    },
    studying("question", "review", ["one"]) { $0.open(ReviewScreen(deck: .numbers)) },
    studying("question after an answer", "review", []) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter, .right)
    },
    studying("answer", "review", ["one", "eins"]) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(1))
    },
    studying("answer that Space turns back", "review", ["one", "eins"]) {
      $0.model.preferences.spaceAnswers = false
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.character(" "))
      $0.pass(.seconds(1))
    },
    studying("answer that can be read aloud", "review", ["one", "eins"]) {
      $0.model.preferences.readsAloud = true
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(1))
    },
    studying("round that can be read aloud", "round", []) {
      $0.model.preferences.readsAloud = true
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(3))
    },
    studying("question with a sound", "review", ["one"], .sounding()) {
      $0.model.preferences.sounds = .off
      $0.open(ReviewScreen(deck: .numbers))
    },
    studying("round with a sound", "round", [], .sounding()) {
      $0.model.preferences.sounds = .off
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(3))
    },
    studying("round that Space turns back", "round", []) {
      $0.model.preferences.spaceAnswers = false
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter, .character(" "))
      $0.pass(.seconds(3))
    },
    studying("question with a picture", "review", [], .pictured) {
      $0.open(ReviewScreen(deck: .numbers))
    },
    studying("picture", "picture", ["A cat"], .pictured) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(1))
      $0.press(.character("o"))
    },
    studying("picture enlarged", "picture", ["A cat"], .pictured) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.character("o"), .character("+"), .character("+"), .right)
    },
    studying("question of an occlusion", "review", ["Which organ"], .occluded) {
      $0.open(ReviewScreen(deck: .numbers))
    },
    studying("answer of an occlusion", "review", ["Which organ"], .occluded) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(1))
    },
    studying("picture with occlusions", "picture", ["map.png"], .occluded) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.character("o"))
    },
    studying("picture that is missing", "picture", ["lost.png"], .pictured) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(1))
      $0.press(.character("o"), .character("n"))
    },
    studying("answer to type", "review", [], typed) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter, .character("4"))
    },
    studying("answer half typed", "review", ["capital"], typed) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter, .character("4"))
      $0.type("u")
    },
    studying("finished review", "review", [], oneNote) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter, .character("4"))
    },
    studying("finished review before another deck", "review", [], .deckTree()) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter, .character("4"), .enter, .character("4"), .enter, .character("1"))
      $0.press(.enter, .character("4"))
    },
    studying("long answer", "review", ["end"], long) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.character("j"), .enter)
      $0.pass(.seconds(1))
    },
    studying("review whose time is over", "review", []) {
      $0.model.preferences.timebox = .seconds(300)
      $0.model.preferences.idleLimit = nil
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(300))
      $0.press(.character("4"))
    },
    studying("waiting review", "review", [], manySteps) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.enter, .character("3"), .enter, .character("3"))
    },
    studying("review with nothing due", "review", [], oneNote) {
      $0.open(ReviewScreen(deck: .numbers))
      $0.press(.character("-"), .escape)
      $0.open(ReviewScreen(deck: .numbers))
    },
    studying("review of no cards", "review", [], StudyVault([])) {
      $0.open(ReviewScreen(deck: .numbers))
    },
    studying("round", "round", []) { $0.open(RoundScreen(deck: .numbers)) },
    studying("round picked", "round", []) {
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.left, .enter)
    },
    studying("round played", "round", []) {
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(3))
    },
    studying("round with its answer", "round", []) {
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter, .character(" "))
      $0.pass(.seconds(3))
    },
    studying("round over", "round", [], oneNote) {
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter, .right)
    },
    studying("round in its last seconds", "round", []) {
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter)
      $0.pass(.seconds(92))
    },
    studying("round with missed cards", "round", []) {
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter, .left, .left, .right, .escape, .character("y"))
    },
    studying("round graded", "round", [], oneNote, losesAtLock: .message) {
      $0.open(RoundScreen(deck: .numbers))
      $0.press(.enter, .right, .character("+"))
    },
  ]

  private static let oneNote = StudyVault([("one", "eins")])

  /// A prompt that no screen has room for, and an answer that ends in "end".
  private static let long = StudyVault([
    ((1...90).map { "line \($0)" }.joined(separator: "\n"), "end")
  ])

  private static var typed: StudyVault {
    var study = oneNote
    study.add(.typed, "capital", "Lima", deck: 1, id: 500)
    return study
  }

  /// Learning steps of 1, 10 and 60 minutes.
  private static var manySteps: StudyVault {
    var study = oneNote
    for id in study.decks.keys {
      guard var deck = study.decks[id] else { continue }
      DeckOption.rows.first { $0.label == .optionLearning }?.change(&deck, 2)
      study.decks[id] = deck
    }
    return study
  }
}
