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
