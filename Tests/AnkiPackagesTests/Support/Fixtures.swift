import Foundation

/// The packages that the real engine made, and what it has in them.
enum Fixtures {
  static func url(_ name: String) throws -> URL {
    guard
      let url = Bundle.module.url(
        forResource: name,
        withExtension: nil,
        subdirectory: "Fixtures"
      )
    else { throw CocoaError(.fileNoSuchFile) }
    return url
  }

  /// A list of what the engine has: the rows of each table.
  static func list(_ name: String) throws -> [String: [[Any]]] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url(name)))
    return (json as? [String: Any] ?? [:]).compactMapValues { $0 as? [[Any]] }
  }
}
