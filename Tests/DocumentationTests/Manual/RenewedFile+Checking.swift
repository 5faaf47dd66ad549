import TestSupport
import Testing

extension RenewedFile {
  /// Notes an issue if the file has another text, or renews it.
  func check(_ text: String) throws {
    if let difference = try difference(from: text) { Issue.record("\(difference)") }
  }
}

extension FilledPage {
  /// Notes an issue if the parts differ, or renews them.
  func check(_ parts: [(name: String, lines: [String])]) throws {
    if let difference = try difference(from: parts) { Issue.record("\(difference)") }
  }
}
