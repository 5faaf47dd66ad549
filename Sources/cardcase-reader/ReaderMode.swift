import Flashcards
import MarkupRendering
import ReaderProtocol

/// The work for which a reader is started.
protocol ReaderMode {
  /// Opens what the mode needs. Nothing foreign was read yet, and nothing can be opened later.
  init(_ start: ReaderStart) throws(ReaderRefusal)

  /// Works, shut in, until the program has nothing more for it.
  func run(_ connection: inout ProgramConnection) throws
}

extension ReaderModeName {
  /// The mode with this name.
  var mode: any ReaderMode.Type {
    switch self {
    case .faces: FaceMode.self
    case .packageIn: PackageInMode.self
    case .packageOut: PackageOutMode.self
    case .hashcards: HashcardsMode.self
    case .cardsIn: CardsInMode.self
    case .cardsOut: CardsOutMode.self
    case .decksIn: DecksInMode.self
    case .pictures: PicturesMode.self
    case .sounds: SoundsMode.self
    }
  }
}

/// Renders cards: a request, then its face, one after another.
struct FaceMode: ReaderMode {
  init(_ start: ReaderStart) {}

  func run(_ connection: inout ProgramConnection) throws {
    while let frame = try connection.read() {
      let face = CardRendering.face(of: try FaceRequest(frame))
      try connection.write(face?.frame ?? Frame(.noFace))
    }
  }
}
