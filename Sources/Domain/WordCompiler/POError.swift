/// A fault of a PO file, told with its name.
struct POError: Error, CustomStringConvertible {
  let description: String

  init(_ file: String, _ reason: String) {
    description = "\(file): \(reason)"
  }
}
