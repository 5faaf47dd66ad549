import Glibc

/// Returns a valid `descriptor`.
///
/// - Throws: `TerminalError.refused` with `errno` if it is negative.
func opened(_ descriptor: Int32) throws(TerminalError) -> Int32 {
  guard descriptor >= 0 else { throw .refused(code: errno) }
  return descriptor
}

/// Duplicates a descriptor; the new one is not inherited by other programs.
func duplicated(_ descriptor: Int32) throws(TerminalError) -> Int32 {
  try opened(fcntl(descriptor, F_DUPFD_CLOEXEC, 3))
}

/// Writes all of `bytes`; gives up if the other end is gone. Never for a terminal, which may have
/// stopped taking output: see `TerminalWriter`.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

/// Writes all of `bytes` without copying; gives up if the other end is gone.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count < 0, errno != EINTR {
      return
    }
  }
}
