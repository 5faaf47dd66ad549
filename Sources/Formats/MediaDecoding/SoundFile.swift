import CSndfile
import Glibc

/// A file in memory, as libsndfile reads it.
final class SoundFile {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// Reads bytes, which outlive this.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Opens the file; nil if libsndfile can't.
  func open(_ information: inout SF_INFO) -> OpaquePointer? {
    var calls = SF_VIRTUAL_IO(
      get_filelen: { SoundFile.from($0).map { sf_count_t($0.bytes.count) } ?? -1 },
      seek: { SoundFile.from($2)?.seek(to: $0, from: $1) ?? -1 },
      read: { SoundFile.from($2)?.read(into: $0, most: $1) ?? 0 },
      write: { _, _, _ in 0 },
      tell: { SoundFile.from($0).map { sf_count_t($0.place) } ?? -1 }
    )
    let context = Unmanaged.passUnretained(self).toOpaque()
    return sf_open_virtual(&calls, Int32(SFM_READ), &information, context)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> SoundFile? {
    context.map { Unmanaged<SoundFile>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Moves to a place within the file; -1 beyond it.
  private func seek(to offset: sf_count_t, from origin: Int32) -> sf_count_t {
    let start =
      switch origin {
      case SEEK_CUR: sf_count_t(place)
      case SEEK_END: sf_count_t(bytes.count)
      default: sf_count_t(0)
      }
    let (target, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, (0...sf_count_t(bytes.count)).contains(target) else { return -1 }
    place = Int(target)
    return target
  }

  private func read(into target: UnsafeMutableRawPointer?, most: sf_count_t) -> sf_count_t {
    let count = min(max(0, Int(most)), bytes.count - place)
    guard count > 0, let target, let base = bytes.baseAddress else { return 0 }
    target.copyMemory(from: base + place, byteCount: count)
    place += count
    return sf_count_t(count)
  }
}
