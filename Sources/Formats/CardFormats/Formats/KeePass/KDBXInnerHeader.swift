import ReaderProtocol

/// The header inside the payload of a KDBX 4 file, and the XML behind it
/// (https://keepass.info/help/kb/kdbx.html, "Inner Header").
final class KDBXInnerHeader: ByteSink {
  /// The fields that are of use. Attachments, and what later minor versions add, are passed over.
  private enum Field: UInt8 {
    case end = 0
    case cipher = 1
    case key = 2
  }

  /// The part that is read next.
  private enum Stage {
    case head
    case value(Field)
    /// As many bytes that are of no use.
    case skip(Int)
    case document
  }

  /// The identifier and the length of a field.
  private static let headBytes = 5
  /// The most bytes of a field that is of use.
  private static let valueLimit = 1024

  private let document: KeePassDocument
  private let reader: XMLReader
  private let buffer = WipedBuffer(limit: KDBXInnerHeader.valueLimit)
  private var stage = Stage.head
  private var wanted = KDBXInnerHeader.headBytes
  private var cipher: UInt32?
  private let key = WipedBuffer(limit: KDBXInnerHeader.valueLimit)

  /// - Parameter document: gets the XML, and the inner stream before it.
  init(_ document: KeePassDocument) throws(CardFileFailure) {
    self.document = document
    reader = try XMLReader(document)
  }

  /// - Throws: `unsupported`, `damaged`, and what the XML's reader throws.
  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let length: Int
      switch stage {
      case .document: return try reader.take(rest)
      case .skip(let count):
        length = min(count, rest.count)
        stage = length == count ? .head : .skip(count - length)
      case .head, .value:
        length = min(wanted - buffer.count, rest.count)
        buffer.append(UnsafeRawBufferPointer(rebasing: rest.prefix(length)))
        if buffer.count == wanted { try advance() }
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(length))
    }
  }

  func finish() throws(CardFileFailure) {
    guard case .document = stage else { throw .damaged }
    try reader.finish()
  }

  /// Uses what the buffer holds.
  private func advance() throws(CardFileFailure) {
    defer { buffer.truncate(to: 0) }
    guard case .value(let field) = stage else { return try readHead() }
    switch field {
    case .end: break
    case .cipher: cipher = buffer.bytes.littleEndian()
    case .key:
      key.truncate(to: 0)
      key.append(buffer.bytes)
    }
    expect(.head, Self.headBytes)
  }

  private func readHead() throws(CardFileFailure) {
    let length = Int(UnsafeRawBufferPointer(rebasing: buffer.bytes[1...]).littleEndian() as UInt32)
    guard let field = Field(rawValue: buffer.bytes[0]) else {
      if length > 0 { stage = .skip(length) }
      return
    }
    if field == .end { return try end(length) }
    guard (1...Self.valueLimit).contains(length) else { throw .damaged }
    expect(.value(field), length)
  }

  /// Begins with the XML.
  private func end(_ length: Int) throws(CardFileFailure) {
    guard length == 0, let cipher else { throw .damaged }
    document.innerStream = try KDBXInnerStream(identifier: cipher, key: key.bytes)
    stage = .document
  }

  private func expect(_ stage: Stage, _ count: Int) {
    self.stage = stage
    wanted = count
  }
}
