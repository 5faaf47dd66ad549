import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The key at a card with pictures, which opens them in the whole window.
enum PictureKeys {
  static func binding<Action>(_ action: Action) -> KeyBinding<Action> {
    KeyBinding("o", .function(4), does: action, .keyPicture, named: "picture").formerly()
  }

  /// The key while an answer is typed.
  static func typedBinding<Action>(_ action: Action) -> KeyBinding<Action> {
    KeyBinding(.function(4), does: action, .keyPicture, named: "picture").formerly()
  }
}

extension StudyContext {
  /// The request to open the pictures on the sides of a card that are shown; none without any.
  func openPictures(
    of card: FlashcardID?,
    withAnswer: Bool
  ) -> [ScreenRequest<StudyData>] {
    PictureScreen(data.pictures(card, withAnswer: withAnswer)).map { [.open($0)] } ?? []
  }

  /// True if there are pictures on the sides of a card that are shown.
  func hasPictures(_ card: FlashcardID?, withAnswer: Bool) -> Bool {
    !data.pictures(card, withAnswer: withAnswer).isEmpty
  }
}

extension LineModeContext where Data == StudyData {
  /// The choice at a card with pictures; none without any.
  ///
  /// - Parameter word: what is typed for it.
  func pictures(
    _ card: FlashcardID?,
    withAnswer: Bool,
    _ action: Action,
    by word: String = "o"
  ) -> [LineModeChoice<Action>] {
    screen.hasPictures(card, withAnswer: withAnswer)
      ? [LineModeChoice(word, wording(.keyPicture), action)] : []
  }
}

extension StudyScreen {
  /// The pictures on both sides of the cards that the screen shows, where the terminal can draw them.
  fileprivate func facePictures(
    _ data: StudyData,
    _ environment: ScreenEnvironment
  ) -> [WantedPicture] {
    guard PictureView.isDrawn(in: environment.theme) else { return [] }
    return shownFaces(data, environment.size).flatMap { data.pictures($0.card, withAnswer: true) }
      .map { WantedPicture($0.file, fitting: environment.pixels) }
  }
}

extension ReviewScreen {
  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    facePictures(data, environment)
  }
}

extension BrowserScreen {
  /// The pictures of the card beside the list.
  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    guard PictureView.isDrawn(in: environment.theme), BrowserView.hasPane(in: environment.size)
    else { return [] }
    return data.pictures(selected?.card.id, withAnswer: true)
      .map { WantedPicture($0.file, fitting: environment.pixels) }
  }
}

extension RoundScreen {
  func wantedPictures(_ data: StudyData, _ environment: ScreenEnvironment) -> [WantedPicture] {
    facePictures(data, environment)
  }
}
