import AppSupport
import CardcaseApp
import FoundationEssentials
import Glibc
import Wording

/// An error of the operating system's, by its number.
struct SystemCallError: Error, CustomStringConvertible {
  let code: Int32

  var description: String { Wording.preferred(FailureReason(errorNumber: code)) }
}

/// Reads lines from a descriptor, each as soon as it is whole.
struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var scanned = 0
  private var isAtEnd = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without its line feed; nil after the last. A last line needs no line feed.
  mutating func next() throws -> Data? {
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        scanned = 0
        return line
      }
      scanned = buffer.count
      if isAtEnd {
        let line = buffer.isEmpty ? nil : Data(buffer)
        buffer = []
        scanned = 0
        return line
      }
      try fill()
    }
  }

  private mutating func fill() throws {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      buffer.append(contentsOf: chunk[..<count])
    } else if count == 0 {
      isAtEnd = true
    } else if errno != EINTR {
      throw SystemCallError(code: errno)
    }
  }
}

/// Writes lines to a descriptor, each at once, so that a program at the other end of a pipe has the
/// answer before it asks again.
struct LineWriter {
  let descriptor: Int32

  func write(_ line: Data) throws {
    var rest = Array(line) + [UInt8(ascii: "\n")]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest, rest.count)
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw SystemCallError(code: errno)
      }
    }
  }
}
