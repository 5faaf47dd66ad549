import Secrets

/// Ordinary memory for opened contents, used again and again, and wiped before it is let go.
final class PlainBuffer {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit {
    wipe()
    memory.deallocate()
  }

  /// The memory, at least this many bytes of it. What was in it is gone if there were fewer.
  func reserve(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if memory.count < count {
      wipe()
      memory.deallocate()
      memory = .allocate(byteCount: max(count, 4096), alignment: 16)
    }
    return memory
  }

  /// Overwrites what is in the memory.
  func wipe() {
    Secrets.wipe(memory)
  }
}
