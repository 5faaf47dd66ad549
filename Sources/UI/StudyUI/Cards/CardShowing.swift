import Flashcards
import Preferences
import Screens
import WindowLevels
import Wording

/// A screen from which something may be heard, which any key ends.
protocol HeardScreen: StudyScreen {
  /// True while something may be heard.
  var isHeard: Bool { get set }
}

extension HeardScreen {
  /// Carries an input out, and ends what was heard before it.
  mutating func carryOutAfterHush(
    _ input: ScreenInput<Action>,
    _ context: StudyContext
  ) -> [Request] {
    let hushes = isHeard
    isHeard = false
    return (hushes ? [.run(.hush)] : []) + carryOut(input, context)
  }
}

/// A screen that shows one card after the other, with what the card has besides its text.
protocol CardShowing: HeardScreen where Action: CardOfferAction {
  /// The deck that is studied.
  var deck: DeckID { get }
  /// The card that is shown; nil for none.
  var shownCard: FlashcardID? { get }
  /// True once the card is turned.
  var showsAnswer: Bool { get }
  /// The number of hints that were opened on the card; nil for none.
  var opened: Int? { get set }
  /// The side whose sounds were played last as it came up; nil for none.
  var sounded: SoundedSide? { get set }

  /// The number of answers before the card; nil while no side comes up.
  func answersBefore(_ context: StudyContext) -> Int?
}

extension CardShowing {
  /// The card that is shown, rendered; nil without one, and until it is.
  private func shownFace(_ context: StudyContext) -> CardFace? {
    shownCard.flatMap { context.data.face($0, opening: opened) }
  }

  /// True if the sides that are shown have something of this kind.
  func has(_ offer: CardOffer, _ context: StudyContext) -> Bool {
    switch offer {
    case .voice: context.preferences.readsAloud && shownCard != nil && !takesText
    case .hint: context.data.hasHint(shownCard, withAnswer: showsAnswer, opened: opened)
    case .sounds: shownFace(context)?.sounds(withAnswer: showsAnswer).isEmpty == false
    case .pictures: !context.data.pictures(shownCard, withAnswer: showsAnswer).isEmpty
    }
  }

  /// The rows of the key table for what the card has.
  func offerRows(_ context: StudyContext) -> [KeyBinding<Action>] {
    CardOffer.allCases.filter { has($0, context) }
      .compactMap { $0.binding(whileTyping: takesText) }
  }

  /// The choices of line mode for what the card has of these kinds.
  func choices(_ offers: CardOffer..., in context: LineContext) -> [LineChoice] {
    offers.filter { has($0, context.screen) }.map { offer in
      LineModeChoice(
        offer.word(whileTyping: takesText),
        context.wording(offer.label),
        .offer(offer)
      )
    }
  }

  /// Does what the key of something that the card has is for; nil where no card is rendered.
  mutating func use(_ offer: CardOffer, _ context: StudyContext) -> [Request]? {
    guard let card = shownCard, let face = shownFace(context) else { return nil }
    switch offer {
    case .voice:
      isHeard = true
      let shelf = context.data.deck(deck)
      let home = shelf?.card(card).flatMap { shelf?.deck($0.deck) }
      return context.hear(showsAnswer ? face.answer : face.question, of: home)
    case .hint:
      if has(.hint, context) { opened = (opened ?? 0) + 1 }
      return []
    case .sounds:
      let names = face.sounds(withAnswer: showsAnswer)
      guard !names.isEmpty else { return [] }
      isHeard = true
      return [.tell(StatusMessage(.soundPlays)), .run(.play(names, isAsked: true))]
    case .pictures:
      let pictures = context.data.pictures(card, withAnswer: showsAnswer)
      return PictureScreen(pictures).map { [.open($0)] } ?? []
    }
  }

  /// Has the sounds of a side played that has come up since this was called last, where that is switched on.
  mutating func soundNewSide(_ context: StudyContext) -> [Request] {
    guard let card = shownCard, let turn = answersBefore(context), let face = shownFace(context)
    else { return [] }
    let side = SoundedSide(card: card, turn: turn, isAnswer: showsAnswer)
    guard side != sounded else { return [] }
    sounded = side
    let names = face.sounds(ofAnswer: showsAnswer)
    guard context.preferences.sounds != .off, !names.isEmpty else { return [] }
    isHeard = true
    return [.run(.play(names, isAsked: false))]
  }

  /// The pictures on both sides of the cards that the screen shows and will show.
  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    shownFaces(data, environment.size).flatMap { data.pictures($0.card, withAnswer: true) }
      .wanted(environment)
  }
}

/// The side of a card whose sounds were played as it came up.
struct SoundedSide: Codable, Hashable, Sendable {
  let card: FlashcardID
  /// The number of answers before it.
  let turn: Int
  let isAnswer: Bool
}
