import ByteCoding
import Foundation
import Secrets
import TestSupport
import Testing

/// A table of known answers under Tests/Vectors: its source, the names of its columns, a row for each.
struct VectorTable {
  /// The rows, in order.
  let rows: [Row]

  /// Reads a table.
  ///
  /// - Parameter name: its path below Tests/Vectors, without the ending.
  init(_ name: String) throws {
    let place = Repository.root.appending(path: "Tests/Vectors/\(name).tsv")
    let lines = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let columns = try #require(lines.first)
    rows = try lines.dropFirst().enumerated().map { index, fields in
      try #require(fields.count == columns.count, "\(name), row \(index)")
      let pairs = zip(columns, fields).map { (String($0), $1 == "-" ? "" : String($1)) }
      return Row(name: "\(name), row \(index)", fields: Dictionary(uniqueKeysWithValues: pairs))
    }
  }

  /// One row.
  struct Row {
    /// Its place, for a failure.
    let name: String
    fileprivate let fields: [String: String]

    /// A field as it stands there.
    func text(_ column: String) throws -> String { try #require(fields[column], "\(column)") }

    /// A field of hexadecimal digits.
    func bytes(_ column: String) throws -> [UInt8] {
      try #require(Hex.bytes(text(column)), "\(name): \(column)")
    }

    /// A field of hexadecimal digits, in guarded memory.
    func secret(_ column: String) throws -> SecretBytes { try SecretBytes(bytes(column)) }

    /// A number.
    func number(_ column: String) throws -> Int {
      try #require(Int(text(column)), "\(name): \(column)")
    }

    /// True if the row is one that has to be accepted, false if it has to be refused.
    func isValid() throws -> Bool {
      let verdict = try text("verdict")
      try #require(["valid", "invalid"].contains(verdict), "\(name)")
      return verdict == "valid"
    }
  }
}

extension SecretBytes {
  /// The bytes, exposed for tests.
  var revealed: [UInt8] { withUnsafeBytes { Array($0) } }
}
