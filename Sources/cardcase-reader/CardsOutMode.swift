import ByteCoding
import CardFormats
import PaymentCards
import ReaderProtocol
import Secrets

/// Writes a file of payment cards: the request and the cards, then its bytes in chunks, or the reason
/// why there are none.
struct CardsOutMode: ReaderMode {
  init(_ start: ReaderStart) throws(ReaderRefusal) {
    try CardPreparation.prepare()
  }

  func run(_ connection: inout ProgramConnection) throws {
    guard let frame = try connection.read() else { return }
    let request = try CardWriteRequest(frame)
    guard let format = CardFormatRegistry.exports.first(where: { $0.name == request.format }) else {
      throw UnreadableBytes.invalid
    }
    let output = connection.output
    do {
      var writer = try format.makeWriter(password: request.password, random: SystemRandom())
      // Nothing is sent before all cards are here: the program reads nothing until then.
      var pieces = [try writer.begin()]
      while let frame = try connection.read() {
        guard frame.tag == .record else {
          guard frame.tag == .end else { throw UnreadableBytes.unknownTag }
          try pieces.append(writer.end())
          for piece in pieces { try output.write(Frame(.chunk, piece)) }
          return try output.write(Frame(.end))
        }
        var cards = ByteReader(frame.payload)
        while cards.left > 0 {
          try pieces.append(writer.write(.init(&cards)))
        }
      }
    } catch let failure as CardFileFailure {
      try output.write(failure.frame)
    }
  }
}
