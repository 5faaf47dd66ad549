/// The lines of a configuration file: what is set, and what can't be read.
///
/// The language is a part of TOML: comments, tables with bare names (dotted ones too), bare keys,
/// basic and literal strings, whole numbers, booleans and arrays of strings on one line. A line that
/// can't be read disables only itself, and a table's line the lines beneath it.
package struct ConfigurationDocument: Sendable {
  /// A table of the file.
  package struct Table: Hashable, Sendable {
    /// The words of its name.
    package let name: [String]
    /// The number of its line, from 1.
    package let line: Int
  }

  /// A line that can't be read.
  package struct Fault: Hashable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    /// The reason.
    package let problem: SyntaxProblem
  }

  /// The tables, in their order.
  package private(set) var tables: [Table] = []
  /// The settings, in their order.
  package private(set) var entries: [ConfigurationEntry] = []
  /// The lines that can't be read, in their order.
  package private(set) var faults: [Fault] = []

  /// A place that can be set once.
  private struct Place: Hashable {
    let table: [String]
    let key: String
  }

  /// Reads a file.
  package init(_ bytes: some Collection<UInt8>) {
    var table: [String]? = []
    var tableLines: [[String]: Int] = [:]
    var keyLines: [Place: Int] = [:]
    for (index, line) in Self.lines(bytes).enumerated() {
      let number = index + 1
      do throws(SyntaxProblem) {
        var reader = try ConfigLexer(line)
        switch try reader.line() {
        case .nothing: break
        case .table(let name):
          table = nil
          if let first = tableLines[name] { throw .tableTwice(line: first) }
          table = name
          tableLines[name] = number
          tables.append(Table(name: name, line: number))
        case .entry(let key, let value):
          guard let table else { break }
          let place = Place(table: table, key: key)
          if let first = keyLines[place] { throw .keyTwice(line: first) }
          keyLines[place] = number
          entries.append(ConfigurationEntry(table: table, key: key, value: value, line: number))
        }
      } catch {
        if ConfigLexer.looksLikeTable(line) { table = nil }
        faults.append(Fault(line: number, problem: error))
      }
    }
  }

  /// The lines without their ends and without a byte order mark.
  private static func lines<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> [Bytes.SubSequence] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.count > 0 && $0.suffix(1).first == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
  }
}

/// A line of the configuration file that sets something.
package struct ConfigurationEntry: Hashable, Sendable {
  /// The words of the table's name; empty before the first table.
  package let table: [String]
  /// The key.
  package let key: String
  /// The value.
  package let value: ConfigurationValue
  /// The number of the line, from 1.
  package let line: Int

  package init(table: [String], key: String, value: ConfigurationValue, line: Int) {
    self.table = table
    self.key = key
    self.value = value
    self.line = line
  }
}
