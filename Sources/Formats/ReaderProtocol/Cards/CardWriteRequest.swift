package import ByteCoding
package import PaymentCards
package import Secrets

/// The request to a reader that comes before the payment cards to write to a file.
package struct CardWriteRequest: Sendable {
  /// The format of the file.
  package var format: CardFormatName
  /// The password of the file, in UTF-8; nil for a format that has none.
  package var password: SecretBytes?

  /// A request.
  package init(_ format: CardFormatName, password: SecretBytes?) {
    self.format = format
    self.password = password
  }

  /// The frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(format.rawValue)
    writer.append(password) { $0.append($1) }
    return Frame(.cardRequest, writer.bytes)
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .cardRequest else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    format = try reader.value()
    password = try reader.optional { reader throws(UnreadableBytes) in try reader.secret() }
    try reader.end()
  }
}
