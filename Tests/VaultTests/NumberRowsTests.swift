import Testing

@testable import Vault

@Suite("Numbers of rows that a statement collects")
struct NumberRowsTests {
  private func database() throws -> Connection {
    let db = try Connection(":memory:", creating: true)
    try db.execute(
      """
      CREATE TABLE numbers (id INTEGER PRIMARY KEY, value INTEGER);
      INSERT INTO numbers VALUES (1, 10), (2, NULL), (3, 0), (4, -9223372036854775808), (5, 7);
      """
    )
    return db
  }

  @Test("are lent as often as there is no more room, and in the end", arguments: 1...7)
  func parts(rows: Int) throws {
    let db = try database()
    let memory = NumberRows(rows, width: 2)
    for _ in 0..<2 {
      var numbers: [Int64] = []
      let isOver = try memory.each(
        "SELECT 1 FROM numbers WHERE id < ? AND collect(id, value)",
        [9],
        in: db
      ) {
        #expect($0.count <= 2 * rows)
        numbers += $0
        return false
      }
      #expect(isOver)
      #expect(numbers == [1, 10, 2, NumberRows.null, 3, 0, 4, NumberRows.null + 1, 5, 7])
    }
  }

  @Test("end where they are to")
  func end() throws {
    var numbers: [Int64] = []
    let isOver = try NumberRows(2, width: 1).each(
      "SELECT 1 FROM numbers WHERE collect(id)",
      [],
      in: database()
    ) {
      numbers += $0
      return true
    }
    #expect(!isOver)
    #expect(numbers == [1, 2])
  }

  @Test("are lent up to an error")
  func error() throws {
    var numbers: [Int64] = []
    #expect(throws: DatabaseError.self) {
      try NumberRows(9, width: 1).each(
        "SELECT 1 FROM numbers WHERE collect(id) OR abs(value) = 9",
        [],
        in: database()
      ) {
        numbers += $0
        return false
      }
    }
    #expect(numbers == [1, 2, 3, 4])
    #expect(throws: DatabaseError.self) {
      try NumberRows(9, width: 2).each(
        "SELECT 1 FROM numbers WHERE collect(id)",
        [],
        in: database()
      ) { _ in false }
    }
  }
}
