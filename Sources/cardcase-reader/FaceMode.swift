import Flashcards
import MarkupRendering
import ReaderProtocol

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
