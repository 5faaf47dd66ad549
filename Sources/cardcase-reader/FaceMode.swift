import Flashcards
import MarkupRendering
import ReaderProtocol

/// Renders cards: a request, then its face, one after another.
struct FaceMode: ReaderMode {
  static let limits = ReaderLimits(memory: 512 << 20, seconds: 600, fileSize: 0)

  init(_ start: ReaderStart) {}

  func run(_ connection: inout ProgramConnection) throws {
    while let frame = try connection.read() {
      let face = CardRendering.face(of: try FaceRequest(frame))
      try connection.write(face?.frame ?? Frame(.noFace))
    }
  }
}
