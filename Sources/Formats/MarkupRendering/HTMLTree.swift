import CGumbo
import Glibc

/// HTML, parsed by gumbo as browsers do.
///
/// All nodes lie in memory of the tree's own, which goes with it: gumbo would free them by recursion,
/// which a deep tree ends in a crash.
final class HTMLTree {
  /// The element around the parsed text.
  let root: UnsafePointer<GumboNode>?
  private let arena: Arena
  /// The source, which nodes point into.
  private let source: UnsafeMutableBufferPointer<CChar>

  /// Parses the content of a `div`.
  init(_ html: [UInt8]) {
    arena = Arena()
    source = .allocate(capacity: html.count + 1)
    for (index, byte) in html.enumerated() { source[index] = CChar(bitPattern: byte) }
    source[html.count] = 0
    var options = kGumboDefaultOptions
    options.allocator = { arena, size in
      arena.map { Unmanaged<Arena>.fromOpaque($0).takeUnretainedValue().allocate(size) } ?? nil
    }
    options.deallocator = { _, _ in }
    options.userdata = Unmanaged.passUnretained(arena).toOpaque()
    options.max_errors = 0
    options.fragment_context = GUMBO_TAG_DIV
    let output = gumbo_parse_with_options(&options, source.baseAddress, html.count)
    root = output.flatMap { UnsafePointer($0.pointee.root) }
  }

  deinit { source.deallocate() }
}

/// Memory that is given back all at once.
private final class Arena {
  private static let chunk = 65_536
  private static let alignment = 16

  private var chunks: [UnsafeMutableRawPointer] = []
  private var free = 0
  private var next: UnsafeMutableRawPointer?

  func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let size = max(1, size + Self.alignment - 1) & ~(Self.alignment - 1)
    if size > free {
      let room = max(size, Self.chunk)
      guard let chunk = malloc(room) else { return nil }
      chunks.append(chunk)
      next = chunk
      free = room
    }
    let place = next
    next = next?.advanced(by: size)
    free -= size
    return place
  }

  deinit { for chunk in chunks { Glibc.free(chunk) } }
}
