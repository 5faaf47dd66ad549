import Glibc

/// Memory for C libraries that keep what they read, overwritten before it is given back.
enum WipingMemory {
  /// The length of a block stands before it, in as many bytes as alignment takes.
  private static let prefix = 16

  /// A block; nil where there is no memory.
  static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    guard size <= Int.max - prefix, let block = malloc(size + prefix) else { return nil }
    block.storeBytes(of: size, as: Int.self)
    return block + prefix
  }

  /// A block of another size with the same content; nil where there is no memory, and the block stays.
  static func reallocate(_ block: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer?
  {
    guard let block else { return allocate(size) }
    guard let other = allocate(size) else { return nil }
    other.copyMemory(from: block, byteCount: min(size, length(of: block)))
    release(block)
    return other
  }

  /// Overwrites a block and gives it back.
  static func release(_ block: UnsafeMutableRawPointer?) {
    guard let block else { return }
    explicit_bzero(block, length(of: block))
    free(block - prefix)
  }

  private static func length(of block: UnsafeMutableRawPointer) -> Int {
    (block - prefix).load(as: Int.self)
  }
}
