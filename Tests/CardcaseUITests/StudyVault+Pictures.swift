import Flashcards
import WindowLevels
import Wording

@testable import StudyUI
@testable import Widgets

extension StudyVault {
  /// A deck whose first note has a picture in its question and in its answer, of which the vault has the first
  /// only; the second note has one that is not shown.
  static var pictured: StudyVault {
    var study = StudyVault([
      ("one animal ![A cat](cat.png)", "![](lost.png)"), ("![Plan](plan.svg)", "zwei"),
      ("three", "drei"),
    ])
    let size = Size(width: 40, height: 30)
    let bytes: [UInt8] = (0..<size.height).flatMap { y in
      (0..<size.width).flatMap { x -> [UInt8] in [UInt8(x * 6), UInt8(y * 8), 128] }
    }
    study.pictures["cat.png"] = Pixels(size: size, bytes: bytes).map { .pixels($0, ownSize: size) }
    study.pictures["plan.svg"] = .refused(.mediaOtherPicture(format: "SVG"))
    return study
  }
}
