import Wording

/// The parts of cells that pictures are drawn with.
package enum PictureParts: String, Hashable, Sendable, CaseIterable {
  /// An upper and a lower half, each in its own colour.
  case halves
  /// Four quarters in two colours.
  case quadrants
  /// Six parts in two colours, for which a font needs signs of Unicode 13.
  case sextants

  /// The words for it.
  fileprivate var phrase: Phrase {
    switch self {
    case .halves: .settingsPicturesHalves
    case .quadrants: .settingsPicturesQuadrants
    case .sextants: .settingsPicturesSextants
    }
  }
}

extension SettingValues<PictureParts> {
  /// All choices.
  static let pictureParts = SettingValues.named { $0.phrase }
}
