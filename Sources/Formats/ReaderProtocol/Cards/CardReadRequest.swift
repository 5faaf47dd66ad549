package import ByteCoding
package import PaymentCards
package import Secrets

/// The request to a reader that comes before the bytes of a file of payment cards.
package struct CardReadRequest: Sendable {
  /// The secret that opens the file, where it is encrypted.
  package var secret: CardFileSecret
  /// The current month, to whose century years of two digits belong.
  package var now: YearMonth
  /// The one format that the file may be of; nil to find it by what the file holds.
  package var format: CardFormatName?

  /// A request.
  package init(
    secret: CardFileSecret = CardFileSecret(),
    now: YearMonth,
    as format: CardFormatName? = nil
  ) {
    (self.secret, self.now, self.format) = (secret, now, format)
  }

  /// The frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(UInt16(now.year))
    writer.append(UInt8(now.month))
    writer.append(secret.password) { $0.append($1) }
    writer.append(secret.keyFile) { $0.append($1) }
    writer.append(format) { $0.append($1.rawValue) }
    return Frame(.cardRequest, writer.bytes)
  }

  /// Reads the frame.
  ///
  /// - Throws: `UnreadableBytes.invalid` for the number of no format.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .cardRequest else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    let year = Int(try reader.number(UInt16.self))
    let month = Int(try reader.number(UInt8.self))
    guard let now = YearMonth(year: year, month: month) else { throw .invalid }
    self.now = now
    secret = CardFileSecret(
      password: try reader.optional { reader throws(UnreadableBytes) in try reader.secret() },
      keyFile: try reader.optional { reader throws(UnreadableBytes) in try reader.secret() }
    )
    format = try reader.optional { reader throws(UnreadableBytes) in
      try CardFormatName(told: Int64(reader.byte()))
    }
    try reader.end()
  }
}

/// What opens an encrypted file.
package struct CardFileSecret: Sendable {
  /// The password in UTF-8; nil if there is none, which is not an empty one.
  package var password: SecretBytes?
  /// The content of the key file; nil if there is none.
  package var keyFile: SecretBytes?

  /// A secret of these parts.
  package init(password: SecretBytes? = nil, keyFile: SecretBytes? = nil) {
    self.password = password
    self.keyFile = keyFile
  }

  /// True if neither is there.
  package var isEmpty: Bool { password == nil && keyFile == nil }
}
