import Glibc

/// Reading and writing at places of open files in as many calls as it takes: the system may do less at once.
enum FileTransfer {
  /// Repeats a call until all is done, or nothing more is.
  ///
  /// - Parameter call: gets the number of bytes that are done, and returns as `pread` and `pwrite` do.
  /// - Returns: the number of bytes that are done, and the error number, or 0.
  static func repeating(_ count: Int, _ call: (Int) -> Int) -> (done: Int, code: Int32) {
    var done = 0
    while done < count {
      let part = call(done)
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return (done, part < 0 ? errno : 0) }
      done += part
    }
    return (done, 0)
  }

  /// Fills bytes from a place of a file on, as far as that has any.
  ///
  /// - Returns: the number of bytes, and the error number, or 0.
  static func read(
    _ descriptor: Int32,
    into bytes: inout [UInt8],
    at offset: Int
  ) -> (done: Int, code: Int32) {
    bytes.withUnsafeMutableBytes { bytes in
      repeating(bytes.count) { done in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
        return pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
      }
    }
  }

  /// Writes bytes from a place of a file on.
  ///
  /// - Parameter call: writes as `pwrite` does.
  /// - Returns: 0, or the error number.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    at offset: Int,
    by call: (Int32, UnsafeRawPointer, Int, off_t) -> Int = { pwrite($0, $1, $2, $3) }
  ) -> Int32 {
    let (done, code) = bytes.withUnsafeBytes { bytes in
      repeating(bytes.count) { done in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        guard let base = rest.baseAddress else { return 0 }
        return call(descriptor, base, rest.count, off_t(offset + done))
      }
    }
    return done < bytes.count && code == 0 ? EIO : code
  }
}
