import CSealedPages
import Foundation
import Synchronization
import Testing

/// Somebody who makes a copy of a vault's file and stops in the middle of it.
final class SlowCopier: Sendable {
  private let pipe = Pipe()
  private let result = Mutex<Int32?>(nil)

  /// Returns once the copy was begun.
  init(of name: String) throws {
    Thread.detachNewThread { [self] in copy(name) }
    // A pipe takes much less than the file has.
    _ = try #require(try pipe.fileHandleForReading.read(upToCount: 1))
  }

  private func copy(_ name: String) {
    let target = pipe.fileHandleForWriting
    let code = sealed_pages_copy(name, target.fileDescriptor, target.fileDescriptor)
    result.withLock { $0 = code }
    try? target.close()
  }

  /// Has it go on to its end.
  ///
  /// - Returns: its result.
  func finish() throws -> Int32? {
    _ = try pipe.fileHandleForReading.readToEnd()
    return result.withLock { $0 }
  }
}
