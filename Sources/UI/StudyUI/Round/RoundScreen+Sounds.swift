import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The sounds of the top card of a round.
extension RoundScreen {
  /// The key at a card that has sounds.
  static let soundBindings = [
    KeyBinding("~", .function(5), does: Action.sound, .keySounds, named: "play-sounds").formerly()
  ]

  /// The rows for sounds at the top card.
  func soundRows(_ context: StudyContext) -> [KeyBinding<Action>] {
    let names = sounding(context)?.face.sounds(withAnswer: showsAnswer) ?? []
    return names.isEmpty ? [] : Self.soundBindings
  }

  /// Has the sounds of a side played that has come up since this was called last.
  mutating func soundNewSide(_ context: StudyContext) -> [Request] {
    guard let (side, face) = sounding(context), side != sounded else { return [] }
    sounded = side
    let requests = context.sound(side, of: face)
    if !requests.isEmpty { isHeard = true }
    return requests
  }

  /// Has the sounds of what is shown played again.
  mutating func soundAgain(_ context: StudyContext) -> [Request] {
    guard let face = sounding(context)?.face else { return [] }
    let requests = context.soundAgain(face, withAnswer: showsAnswer)
    if !requests.isEmpty { isHeard = true }
    return requests
  }

  /// The side of the top card that is shown while the round runs.
  private func sounding(_ context: StudyContext) -> (side: SoundedSide, face: CardFace)? {
    let now = context.now.sinceStart
    guard stage == .playing, let round, round.state(at: now) == .running,
      let top = round.top(at: now), let face = context.data.face(top, opening: opened)
    else { return nil }
    let told = round.summary(at: now)
    return (
      SoundedSide(card: top, turn: told.right + told.wrong, isAnswer: showsAnswer), face
    )
  }
}
