import Flashcards
import Screens

// The screens of which one is enough for each deck, or at all.

extension DeckListScreen {
  func isTwin(of other: any Screen<StudyData>) -> Bool { other is Self }
}

extension ReviewScreen {
  func isTwin(of other: any Screen<StudyData>) -> Bool { (other as? Self)?.deck == deck }
}

extension RoundScreen {
  func isTwin(of other: any Screen<StudyData>) -> Bool { (other as? Self)?.deck == deck }
}
