package import PaymentCards
import Secrets

/// The request to a reader that comes before the bytes of a file of payment cards.
package struct CardReadRequest: Sendable {
  /// The secret that opens the file, where it is encrypted.
  package var secret: CardFileSecret
  /// The current month, to whose century years of two digits belong.
  package var now: YearMonth

  /// A request.
  package init(secret: CardFileSecret = CardFileSecret(), now: YearMonth) {
    self.secret = secret
    self.now = now
  }

  /// The frame.
  package var frame: Frame {
    var writer = PayloadWriter()
    writer.write(UInt16(now.year))
    writer.write(UInt8(now.month))
    writer.write(secret.password) { $0.write($1) }
    writer.write(secret.keyFile) { $0.write($1) }
    return Frame(.cardRequest, writer.bytes)
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(FrameFailure) {
    guard frame.tag == .cardRequest else { throw .unknownTag }
    var reader = PayloadReader(frame.payload)
    let year = Int(try reader.number(UInt16.self))
    let month = Int(try reader.number(UInt8.self))
    guard let now = YearMonth(year: year, month: month) else { throw .invalid }
    self.now = now
    secret = CardFileSecret(
      password: try reader.optional { reader throws(FrameFailure) in try reader.secret() },
      keyFile: try reader.optional { reader throws(FrameFailure) in try reader.secret() }
    )
    try reader.finish()
  }
}
