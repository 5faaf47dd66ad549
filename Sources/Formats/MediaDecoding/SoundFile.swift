import CSndfile
import Glibc
import ReaderProtocol

/// A file in memory, as libsndfile reads it.
final class SoundFile {
  /// A tag of ten zeros; an empty one is not passed over. MP3 that begins with none is looked for beside
  /// the file too, in a resource fork of its name, before libsndfile takes it for that: a system call which
  /// ends the reader.
  private static let tag =
    Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 10] + [UInt8](repeating: 0, count: 10)
  /// The number of bytes of a tag before the rest of it.
  private static let tagHeader = 10
  /// The number of bytes behind a tag among which the first frame begins.
  private static let longestGap = 64 << 10

  /// What is read before the bytes.
  private let prefix: [UInt8]
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// Reads bytes of a format, which outlive this; nil for MP3 without a frame.
  init?(_ bytes: UnsafeRawBufferPointer, of format: MediaFormat) {
    guard format == .mp3 else {
      prefix = []
      self.bytes = bytes
      return
    }
    let start = Self.tagLength(bytes)
    let frame = (start..<min(start + Self.longestGap, bytes.count)).first {
      bytes[$0] == 0xFF && MediaFormat.framed(bytes[$0...]) == .mp3
    }
    guard let frame else { return nil }
    prefix = Self.tag
    self.bytes = UnsafeRawBufferPointer(rebasing: bytes[frame...])
  }

  /// The length of a tag at the beginning, which may be cut off; it is told in digits to the base of 128.
  private static func tagLength(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count >= tagHeader, bytes.starts(with: tag.prefix(3)) else { return 0 }
    let rest = bytes[6..<tagHeader].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    return min(tagHeader + rest, bytes.count)
  }

  /// Opens the file; nil if libsndfile can't.
  func open(_ information: inout SF_INFO) -> OpaquePointer? {
    var calls = SF_VIRTUAL_IO(
      get_filelen: { SoundFile.from($0).map { sf_count_t($0.count) } ?? -1 },
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

  /// The number of bytes.
  private var count: Int { prefix.count + bytes.count }

  /// Moves to a place within the file; -1 beyond it.
  private func seek(to offset: sf_count_t, from origin: Int32) -> sf_count_t {
    let start =
      switch origin {
      case SEEK_CUR: sf_count_t(place)
      case SEEK_END: sf_count_t(count)
      default: sf_count_t(0)
      }
    let (target, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, (0...sf_count_t(count)).contains(target) else { return -1 }
    place = Int(target)
    return target
  }

  private func read(into target: UnsafeMutableRawPointer?, most: sf_count_t) -> sf_count_t {
    let wanted = min(max(0, Int(most)), count - place)
    let target = UnsafeMutableRawBufferPointer(start: target, count: target == nil ? 0 : wanted)
    let own = prefix.dropFirst(place).prefix(target.count)
    target.copyBytes(from: own)
    let start = place + own.count - prefix.count
    let rest = UnsafeMutableRawBufferPointer(rebasing: target[own.count...])
    rest.copyMemory(
      from: UnsafeRawBufferPointer(rebasing: bytes[max(0, start)...].prefix(rest.count))
    )
    place += target.count
    return sf_count_t(target.count)
  }
}
