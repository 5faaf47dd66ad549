import CMinizip
import Glibc

/// A file behind a descriptor, with the functions through which minizip reads and writes it. The
/// descriptor stays its owner's.
final class DescriptorStream {
  private let descriptor: Int32
  private var position: UInt64 = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The size of the file in bytes; 0 where it can't be had.
  var size: UInt64 {
    // The reader's filter of system calls lets this pass, and not C's `fstat`, which can name files.
    UInt64(max(0, lseek(descriptor, 0, SEEK_END)))
  }

  /// The functions that minizip calls instead of C's for files. They hold no reference to this object.
  var functions: zlib_filefunc64_def {
    var functions = zlib_filefunc64_def()
    functions.opaque = Unmanaged.passUnretained(self).toOpaque()
    functions.zopen64_file = { opaque, _, _ in opaque }
    functions.zread_file = { _, stream, target, count in
      guard let file = DescriptorStream.at(stream), let target else { return 0 }
      return UInt(file.read(Int(clamping: count), into: target))
    }
    functions.zwrite_file = { _, stream, source, count in
      guard let file = DescriptorStream.at(stream), let source else { return 0 }
      return UInt(file.write(Int(clamping: count), from: source))
    }
    functions.ztell64_file = { _, stream in DescriptorStream.at(stream)?.position ?? 0 }
    functions.zseek64_file = { _, stream, offset, origin in
      DescriptorStream.at(stream)?.seek(offset, from: origin) ?? -1
    }
    functions.zclose_file = { _, _ in 0 }
    functions.zerror_file = { _, _ in 0 }
    return functions
  }

  private static func at(_ stream: UnsafeMutableRawPointer?) -> DescriptorStream? {
    stream.map { Unmanaged<DescriptorStream>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(_ count: Int, into target: UnsafeMutableRawPointer) -> Int {
    var done = 0
    while done < count {
      let size = pread(descriptor, target + done, count - done, off_t(clamping: position))
      if size < 0, errno == EINTR { continue }
      guard size > 0 else { break }
      done += size
      position += UInt64(size)
    }
    return done
  }

  private func write(_ count: Int, from source: UnsafeRawPointer) -> Int {
    var done = 0
    while done < count {
      let size = pwrite(descriptor, source + done, count - done, off_t(clamping: position))
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
    guard goal <= UInt64(Int64.max) else { return -1 }
    position = goal
    return 0
  }
}
