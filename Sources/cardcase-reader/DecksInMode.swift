import DeckReading
import ReaderProtocol

/// Reads a file of flashcards, notes or a history of answers: the request and the file's bytes in chunks,
/// then its records, or the reason why there are none.
struct DecksInMode: ReaderMode {
  /// The number of bytes of records from which on they are sent.
  private static let step = 64 << 10

  init(_ start: ReaderStart) {}

  func run(_ connection: inout ProgramConnection) throws {
    guard let frame = try connection.read() else { return }
    let request = try DeckReadRequest(frame)
    var bytes: [UInt8] = []
    guard try connection.eachChunk({ bytes += $0 }) else { return }
    let output = connection.output
    var writer = DeckRecordWriter()
    var lost: (any Error)?
    do throws(DeckFileFailure) {
      try DeckFile.read(bytes, as: request.format) { record throws(DeckFileFailure) in
        writer.write(record)
        guard writer.bytes.count >= Self.step else { return }
        guard writer.bytes.count <= Frame.limit else { throw .tooLong }
        do { try output.write(Frame(.record, writer.bytes)) } catch { lost = error }
        writer.removeBytes()
      }
    } catch {
      return try output.write(error.frame)
    }
    if let lost { throw lost }
    try output.write(Frame(.record, writer.bytes))
    try output.write(Frame(.end))
  }
}
