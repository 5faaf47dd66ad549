import ByteCoding
import DeckFormats
import Flashcards
import MarkupRendering
import PaymentCards
import Secrets

@testable import ReaderProtocol

/// Frames between the program and the reader: the tag of one, and its payload.
enum ReaderEntries {
  /// To the reader.
  static func request(_ input: [UInt8]) throws {
    let frame = try frame(input)
    switch frame.tag {
    case .start: try same(ReaderStart.init(_:), frame) { $0.frame }
    case .faceRequest:
      let request = try FaceRequest(frame)
      if let face = CardRendering.face(of: request) {
        expect(try CardFace(face.frame) == face)
      }
    case .cardRequest:
      _ = try? CardReadRequest(frame)
      _ = try CardWriteRequest(frame)
    case .deckRequest: _ = try DeckReadRequest(frame)
    case .pictureRequest: try same(PictureRequest.init(_:), frame) { $0.frame }
    case .record:
      var cards = ByteReader(frame.payload)
      while cards.left > 0 { _ = try PaymentCard<SecretDigits>(&cards) }
    default: break
    }
  }

  /// From the reader, where the byte before the tag chooses the mode that it works in.
  static func answer(_ input: [UInt8]) throws {
    let frame = try frame(input.rest)
    switch frame.tag {
    case .refused: try same(ReaderRefusal.init(_:), frame) { $0.frame }
    case .failed: try failure(input.choice, frame)
    case .face: try same(CardFace.init(_:), frame) { $0.frame }
    case .picture: try same(PictureFacts.init(_:), frame) { $0.frame }
    case .sound: try same(SoundFacts.init(_:), frame) { $0.frame }
    case .record: try records(input.choice, frame)
    default: break
    }
  }

  /// Reads what a frame says, which is the same once it is a frame again.
  private static func same<Value: Equatable>(
    _ read: (Frame) throws -> Value,
    _ frame: Frame,
    _ written: (Value) -> Frame
  ) throws {
    let value = try read(frame)
    expect(try read(written(value)) == value)
  }

  private static func frame(_ input: [UInt8]) throws -> Frame {
    let header = try FrameHeader([0, 0, 0, 0, input.choice])
    return Frame(header.tag, input.rest)
  }

  private static func failure(_ mode: UInt8, _ frame: Frame) throws {
    func check<Failure: NumberedReason & Error>(_ type: Failure.Type) throws {
      try same(Failure.init(_:), frame) { $0.frame }
    }
    switch mode % 4 {
    case 0: try check(CardFileFailure.self)
    case 1: try check(DeckFileFailure.self)
    case 2: try check(PackageFailure.self)
    default: try check(MediaFailure.self)
    }
  }

  private static func records(_ mode: UInt8, _ frame: Frame) throws {
    switch mode % 4 {
    case 0:
      var items = ByteReader(frame.payload)
      while items.left > 0 { _ = try CardFileItem(&items) }
    case 1: _ = try HashcardsReview.all(in: frame)
    case 2:
      try frame.payload.withUnsafeBytes { bytes in
        var bytes = MemoryReader(bytes)
        var records = DeckRecordReader()
        while let record = try records.next(&bytes) { _ = record }
      }
    default:
      var planner = AnkiEntries.planner()
      var queue = RecordQueue()
      var frames = [frame, Frame(.end)]
      while let record = try queue.next({ frames.removeFirst() }) { try planner.take(record) }
      _ = try planner.finish()
    }
  }
}
