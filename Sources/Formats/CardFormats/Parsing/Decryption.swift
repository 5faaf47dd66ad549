import ReaderProtocol

/// Decrypts what a block cipher encrypted in the mode CBC, and takes the padding away.
final class BlockDecryption: ByteSink {
  private static let pieceLength = 1 << 16

  private let cipher: BlockCipherStream
  private let next: any ByteSink
  /// The bytes not decrypted yet. Never empty once there were any: the last block has the padding.
  private let pending = WipedBuffer(limit: BlockDecryption.pieceLength + BlockCipher.blockBytes)

  init(_ cipher: consuming BlockCipherStream, next: any ByteSink) {
    self.cipher = cipher
    self.next = next
  }

  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var position = 0
    while position < bytes.count {
      let end = min(position + Self.pieceLength, bytes.count)
      pending.append(UnsafeRawBufferPointer(rebasing: bytes[position..<end]))
      position = end
      guard pending.count > BlockCipher.blockBytes else { continue }
      let whole = (pending.count - 1) / BlockCipher.blockBytes * BlockCipher.blockBytes
      try cipher.decrypt(UnsafeMutableRawBufferPointer(rebasing: pending.mutableBytes[..<whole]))
      try next.take(UnsafeRawBufferPointer(rebasing: pending.bytes[..<whole]))
      pending.dropFirst(whole)
    }
  }

  /// - Throws: `damaged` where the last block is not whole, or not padded.
  func finish() throws(CardFileFailure) {
    guard pending.count == BlockCipher.blockBytes else { throw .damaged }
    try cipher.decrypt(pending.mutableBytes)
    guard let count = BlockPadding.contentCount(in: pending.bytes) else { throw .damaged }
    try next.take(UnsafeRawBufferPointer(rebasing: pending.bytes[..<count]))
    try next.finish()
  }
}

/// Decrypts what a stream cipher encrypted.
final class StreamDecryption: ByteSink {
  private static let pieceLength = 1 << 16

  private let stream: KeyStream
  private let next: any ByteSink
  private let plain = WipedBuffer(limit: StreamDecryption.pieceLength)

  init(_ stream: consuming KeyStream, next: any ByteSink) {
    self.stream = stream
    self.next = next
  }

  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    var position = 0
    while position < bytes.count {
      let end = min(position + Self.pieceLength, bytes.count)
      plain.append(UnsafeRawBufferPointer(rebasing: bytes[position..<end]))
      position = end
      try stream.apply(to: plain.mutableBytes)
      try next.take(plain.bytes)
      plain.truncate(to: 0)
    }
  }

  func finish() throws(CardFileFailure) {
    try next.finish()
  }
}

/// A stage of a pipe that bytes go through in pieces: what reads a large file so never has all of it in
/// memory at once.
protocol ByteSink: AnyObject {
  /// Takes the next bytes, which may be overwritten afterwards.
  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure)

  /// Takes the end.
  func finish() throws(CardFileFailure)
}
