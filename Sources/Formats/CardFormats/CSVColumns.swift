/// The columns of a CSV file, by the names in its first row.
struct CSVColumns {
  private let indices: [String: Int]

  init(_ header: CSVRows.Row) {
    indices = Dictionary(
      header.fields.enumerated().map { ($0.element.string.trimmed.lowercased(), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func has(_ names: String...) -> Bool {
    names.allSatisfy { indices[$0] != nil }
  }

  /// What a row has in the first of these columns that there is.
  func text(_ names: String..., in row: CSVRows.Row) -> RawText? {
    text(names, in: row)
  }

  func text(_ names: [String], in row: CSVRows.Row) -> RawText? {
    for name in names {
      if let index = indices[name], index < row.fields.count { return row.fields[index] }
    }
    return nil
  }
}
