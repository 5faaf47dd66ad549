import CSQLite

/// A value that can be bound to a parameter of a statement.
package protocol DatabaseValue {
  /// Binds the value.
  ///
  /// - Returns: SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int64: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self)
  }
}

extension Int: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, Int64(self))
  }
}

extension Double: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_double(statement, index, self)
  }
}

extension String: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { utf8 in
      guard let start = utf8.baseAddress else { return csqlite_bind_text(statement, index, "", 0) }
      return start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
        csqlite_bind_text(statement, index, $0, Int32(utf8.count))
      }
    }
  }
}

extension [UInt8]: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { $0.bind(to: statement, at: index) }
  }
}

extension UnsafeRawBufferPointer: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    csqlite_bind_blob(statement, index, baseAddress, Int32(count))
  }
}

extension Optional: DatabaseValue where Wrapped: DatabaseValue {
  package func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }
}
