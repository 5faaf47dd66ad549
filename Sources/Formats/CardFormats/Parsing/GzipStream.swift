import CZlib
import ReaderProtocol
import Secrets

/// Unpacks gzip (RFC 1952) that arrives in pieces. Unpacking ends at a limit, whatever the sizes that
/// a file claims.
final class GzipStream: ByteSink {
  /// The window bits that ask zlib for gzip's header and checksum.
  private static let gzipWindow: Int32 = 15 + 16
  private static let pieceLength = 1 << 16

  private let next: any ByteSink
  private let limit: Int
  private var stream = z_stream()
  private var count = 0
  private var hasEnded = false
  private let output = UnsafeMutableRawBufferPointer.allocate(
    byteCount: GzipStream.pieceLength,
    alignment: 16
  )

  /// - Parameters:
  ///   - limit: the most bytes that are unpacked.
  ///   - next: takes what is unpacked.
  /// - Throws: `noMemory`.
  init(limit: Int, next: any ByteSink) throws(CardFileFailure) {
    self.next = next
    self.limit = limit
    // zlib keeps the text it unpacked; its memory goes through functions that overwrite it.
    stream.zalloc = { _, count, size in WipingMemory.allocate(Int(count) * Int(size)) }
    stream.zfree = { _, block in WipingMemory.release(block) }
    let status = inflateInit2_(
      &stream,
      Self.gzipWindow,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard status == Z_OK else { throw .noMemory }
  }

  deinit {
    inflateEnd(&stream)
    wipe(output)
    output.deallocate()
  }

  /// - Throws: `damaged`, `tooLarge`.
  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure) {
    // What stands behind the archive is nothing that counts.
    guard !hasEnded, !bytes.isEmpty else { return }
    stream.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    )
    stream.avail_in = UInt32(bytes.count)
    repeat {
      stream.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.avail_out = UInt32(output.count)
      let status = inflate(&stream, Z_NO_FLUSH)
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
        throw status == Z_MEM_ERROR ? .noMemory : .damaged
      }
      hasEnded = status == Z_STREAM_END
      let unpacked = output.count - Int(stream.avail_out)
      count += unpacked
      guard count <= limit else { throw .tooLarge(limit: limit) }
      try next.take(UnsafeRawBufferPointer(rebasing: output[..<unpacked]))
    } while !hasEnded && stream.avail_out == 0
  }

  func finish() throws(CardFileFailure) {
    guard hasEnded else { throw .damaged }
    try next.finish()
  }
}
