import CZstd
import Glibc
import ReaderProtocol

/// Compresses with zstd, piece by piece.
final class ZstdCompressor {
  /// Anki's own level.
  private static let level: Int32 = 3

  private let context: OpaquePointer
  private let buffer: UnsafeMutableRawBufferPointer

  init() throws(PackageFailure) {
    guard let context = ZSTD_createCCtx() else { throw .system(ENOMEM) }
    _ = ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, Self.level)
    self.context = context
    buffer = .allocate(byteCount: 256 << 10, alignment: 16)
  }

  deinit {
    ZSTD_freeCCtx(context)
    buffer.deallocate()
  }

  /// Takes the next piece and hands on what comes of it.
  func compress(
    _ piece: UnsafeRawBufferPointer,
    isLast: Bool,
    _ take: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    var input = ZSTD_inBuffer(src: piece.baseAddress, size: piece.count, pos: 0)
    var left = 1
    while isLast ? left != 0 : input.pos < input.size {
      var output = ZSTD_outBuffer(dst: buffer.baseAddress, size: buffer.count, pos: 0)
      left = ZSTD_compressStream2(context, &output, &input, isLast ? ZSTD_e_end : ZSTD_e_continue)
      guard ZSTD_isError(left) == 0 else { throw .system(ENOMEM) }
      if output.pos > 0 { try take(UnsafeRawBufferPointer(rebasing: buffer[..<output.pos])) }
    }
  }

  /// Compresses a few bytes.
  static func packed(_ bytes: [UInt8]) throws(PackageFailure) -> [UInt8] {
    var packed = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count))
    let count = ZSTD_compress(&packed, packed.count, bytes, bytes.count, level)
    guard ZSTD_isError(count) == 0 else { throw .system(ENOMEM) }
    return Array(packed.prefix(count))
  }
}
