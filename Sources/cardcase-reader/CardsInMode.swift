import ByteCoding
import CardFormats
import PaymentCards
import ReaderProtocol
import Secrets

/// Reads a file of payment cards: the request and the file's bytes in chunks, then its format, its
/// items, or the reason why there are none.
struct CardsInMode: ReaderMode {
  /// The number of bytes of items from which on they are sent.
  private static let step = 32 << 10

  init(_ start: ReaderStart) throws(ReaderRefusal) {
    try CardPreparation.prepare()
  }

  func run(_ connection: inout ProgramConnection) throws {
    guard let frame = try connection.read() else { return }
    let request = try CardReadRequest(frame)
    let output = connection.output
    let file = try CardFileBytes(from: &connection)
    var writer = ByteWriter()
    var lost: (any Error)?
    func send(_ frame: Frame) {
      guard lost == nil else { return }
      do { try output.write(frame) } catch { lost = error }
    }
    do throws(CardFileFailure) {
      guard let file else { throw .tooLarge(limit: CardFile.limit) }
      try CardFile.read(
        file.bytes,
        with: request.secret,
        as: request.format,
        now: request.now
      ) { format in
        send(Frame(.cardFormat, [format.rawValue]))
      } _: { item in
        item.write(to: &writer)
        guard writer.bytes.count >= Self.step else { return }
        send(Frame(.record, writer.bytes))
        writer = ByteWriter()
      }
      if !writer.bytes.isEmpty { send(Frame(.record, writer.bytes)) }
      send(Frame(.end))
    } catch {
      send(error.frame)
    }
    if let lost { throw lost }
  }
}
