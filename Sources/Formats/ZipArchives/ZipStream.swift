import CMinizip
import Glibc

/// The place of an archive's bytes, which stays its owner's and must outlive what reads or writes it.
package enum ZipPlace {
  case memory(UnsafeRawBufferPointer)
  /// A file behind a descriptor.
  case file(Int32)

  /// The number of bytes; 0 where it can't be had.
  package var size: UInt64 {
    switch self {
    case .memory(let bytes): UInt64(bytes.count)
    // The reader's filter of system calls lets this pass, and not C's `fstat`, which can name files.
    case .file(let descriptor): UInt64(max(0, lseek(descriptor, 0, SEEK_END)))
    }
  }
}

/// The bytes of an archive, with the functions through which minizip reads and writes them.
final class ZipStream {
  private let place: ZipPlace
  private var size: UInt64
  private var position: UInt64 = 0

  init(_ place: ZipPlace) {
    self.place = place
    size = place.size
  }

  /// The functions that minizip calls instead of C's for files. They hold no reference to this object.
  var functions: zlib_filefunc64_def {
    var functions = zlib_filefunc64_def()
    functions.opaque = Unmanaged.passUnretained(self).toOpaque()
    functions.zopen64_file = { opaque, _, _ in opaque }
    functions.zread_file = { _, stream, target, count in
      guard let stream = ZipStream.at(stream), let target else { return 0 }
      return UInt(stream.read(Int(clamping: count), into: target))
    }
    functions.zwrite_file = { _, stream, source, count in
      guard let stream = ZipStream.at(stream), let source else { return 0 }
      return UInt(stream.write(Int(clamping: count), from: source))
    }
    functions.ztell64_file = { _, stream in ZipStream.at(stream)?.position ?? 0 }
    functions.zseek64_file = { _, stream, offset, origin in
      ZipStream.at(stream)?.seek(offset, from: origin) ?? -1
    }
    functions.zclose_file = { _, _ in 0 }
    functions.zerror_file = { _, _ in 0 }
    return functions
  }

  private static func at(_ stream: UnsafeMutableRawPointer?) -> ZipStream? {
    stream.map { Unmanaged<ZipStream>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ count: Int, into target: UnsafeMutableRawPointer) -> Int {
    switch place {
    case .memory(let bytes):
      let part = bytes.dropFirst(Int(position)).prefix(count)
      UnsafeMutableRawBufferPointer(start: target, count: part.count).copyBytes(from: part)
      position += UInt64(part.count)
      return part.count
    case .file(let descriptor):
      return move(count) { pread(descriptor, target + $0, $1, $2) }
    }
  }

  private func write(_ count: Int, from source: UnsafeRawPointer) -> Int {
    guard case .file(let descriptor) = place else { return 0 }
    let done = move(count) { pwrite(descriptor, source + $0, $1, $2) }
    size = max(size, position)
    return done
  }

  /// Reads or writes until nothing is left or nothing more comes.
  private func move(_ count: Int, _ part: (Int, Int, off_t) -> Int) -> Int {
    var done = 0
    while done < count {
      let size = part(done, count - done, off_t(clamping: position))
      if size < 0, errno == EINTR { continue }
      guard size > 0 else { break }
      done += size
      position += UInt64(size)
    }
    return done
  }

  private func seek(_ offset: UInt64, from origin: Int32) -> Int {
    let start =
      switch origin {
      case ZLIB_FILEFUNC_SEEK_SET: UInt64(0)
      case ZLIB_FILEFUNC_SEEK_CUR: position
      default: size
      }
    // A step back comes as a very large offset.
    let goal = start &+ offset
    guard goal <= size else { return -1 }
    position = goal
    return 0
  }
}
