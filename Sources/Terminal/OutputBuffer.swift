import CNcurses
import Glibc
import Windowing

/// The bytes that curses has sent last. They stay in its buffer until others take their place,
/// which after a small frame may be never.
struct OutputBuffer {
  private let descriptor: Int32
  private let capacity: Int

  /// The buffer of the screen that writes to `descriptor` and began with `size`.
  init(descriptor: Int32, size: Size) {
    self.descriptor = descriptor
    // curses makes it for the size it begins with, two rows higher and six bytes wider.
    capacity = (size.height + 2) * (size.width + 6)
  }

  /// Overwrites what has been sent, without sending anything.
  func overwrite() {
    let terminal = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      Glibc.close(terminal)
      Glibc.close(nowhere)
    }
    guard terminal >= 0, nowhere >= 0, dup2(nowhere, descriptor) >= 0 else { return }
    for _ in 0..<capacity {
      cn_buffer_byte(0)
    }
    // With nothing to draw, this only empties the buffer.
    doupdate()
    dup2(terminal, descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}
