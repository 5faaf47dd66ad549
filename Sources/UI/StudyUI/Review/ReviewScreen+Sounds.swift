import Flashcards
import Screens
import WindowLevels
import Wording

/// The sounds of the card that is shown.
extension ReviewScreen {
  /// The key at a card that has sounds.
  static let soundBindings = [
    KeyBinding("~", .function(5), does: Action.sound, .keySounds, named: "play-sounds").formerly()
  ]
  /// The key while an answer is typed.
  static let typedSoundBindings = [
    KeyBinding(.function(5), does: Action.sound, .keySounds, named: "play-sounds").formerly()
  ]

  /// The rows for sounds at the card that is shown.
  func soundRows(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard let card, let face = context.data.face(card, opening: opened),
      !face.sounds(withAnswer: showsAnswer).isEmpty
    else { return [] }
    return takesText ? Self.typedSoundBindings : Self.soundBindings
  }

  /// Has the sounds of a side played that has come up since this was called last.
  mutating func soundNewSide(_ context: StudyContext) -> [Request] {
    guard let card, let face = context.data.face(card, opening: opened) else { return [] }
    let side = SoundedSide(card: card, turn: session?.answered ?? 0, isAnswer: showsAnswer)
    guard side != sounded else { return [] }
    sounded = side
    let requests = context.sound(side, of: face)
    if !requests.isEmpty { isHeard = true }
    return requests
  }

  /// Has the sounds of what is shown played again.
  mutating func soundAgain(_ card: FlashcardID, _ context: StudyContext) -> [Request] {
    guard let face = context.data.face(card, opening: opened) else {
      return [.tell(StatusMessage(.reviewNoCard))]
    }
    let requests = context.soundAgain(face, withAnswer: showsAnswer)
    if !requests.isEmpty { isHeard = true }
    return requests
  }
}
