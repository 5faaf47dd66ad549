import Glibc

/// A failed check.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Writes a line at once.
func report(_ line: String, on descriptor: Int32) {
  let bytes = Array(line.utf8)
  _ = write(descriptor, bytes, bytes.count)
}
