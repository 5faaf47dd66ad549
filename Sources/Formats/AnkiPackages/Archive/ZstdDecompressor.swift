import CZstd
import Glibc
import ReaderProtocol

/// Decompresses what zstd packed, piece by piece.
final class ZstdDecompressor {
  /// The largest window, as a power of 2: 64 MiB.
  private static let largestWindow: Int32 = 26

  private let context: OpaquePointer
  private let limits: PackageLimits
  private let buffer: UnsafeMutableRawBufferPointer
  private var packed: UInt64 = 0
  private var total: UInt64 = 0
  private var isComplete = true

  init(_ limits: PackageLimits) throws(PackageFailure) {
    guard let context = ZSTD_createDCtx() else { throw .system(ENOMEM) }
    _ = ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, Self.largestWindow)
    self.context = context
    self.limits = limits
    buffer = .allocate(byteCount: 256 << 10, alignment: 16)
  }

  deinit {
    ZSTD_freeDCtx(context)
    buffer.deallocate()
  }

  /// Begins with another stream.
  func restart() {
    _ = ZSTD_DCtx_reset(context, ZSTD_reset_session_only)
    (packed, total, isComplete) = (0, 0, true)
  }

  /// Takes the next packed piece and hands on what it holds.
  ///
  /// - Throws: `damagedArchive`, `tooLarge`, `tooDense`, and what `take` throws.
  func decompress(
    _ piece: UnsafeRawBufferPointer,
    _ take: (UnsafeRawBufferPointer) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    packed += UInt64(piece.count)
    var input = ZSTD_inBuffer(src: piece.baseAddress, size: piece.count, pos: 0)
    var isFull = false
    while input.pos < input.size || isFull {
      var output = ZSTD_outBuffer(dst: buffer.baseAddress, size: buffer.count, pos: 0)
      let left = ZSTD_decompressStream(context, &output, &input)
      guard ZSTD_isError(left) == 0 else { throw .damagedArchive }
      isComplete = left == 0
      isFull = output.pos == output.size && !isComplete
      total += UInt64(output.pos)
      guard total <= limits.size else { throw .tooLarge }
      guard limits.allow(total, from: packed) else { throw .tooDense }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<output.pos]))
    }
  }

  /// Ends the work.
  ///
  /// - Throws: `damagedArchive` if something is missing.
  func finish() throws(PackageFailure) {
    guard isComplete, total > 0 || packed > 0 else { throw .damagedArchive }
  }
}
