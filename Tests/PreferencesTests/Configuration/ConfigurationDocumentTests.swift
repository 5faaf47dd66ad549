import TestSupport
import Testing

@testable import Preferences

@Suite("The configuration file's language")
struct ConfigurationDocumentTests {
  private func document(_ text: String) -> ConfigurationDocument {
    ConfigurationDocument(Array(text.utf8))
  }

  private func values(_ text: String) -> [ConfigurationValue] {
    document(text).entries.map(\.value)
  }

  private func problems(_ text: String) -> [SyntaxProblem] {
    document(text).faults.map(\.problem)
  }

  @Test("has tables, keys and values with the numbers of their lines")
  func lines() {
    let read = document("a = 1\r\n\n# words\n[keys . wallet] # more\n\topen=\"x\"# end\n")
    #expect(read.faults.isEmpty)
    #expect(read.tables.map(\.name) == [["keys", "wallet"]])
    #expect(read.tables.map(\.line) == [4])
    #expect(
      read.entries == [
        ConfigurationEntry(table: [], key: "a", value: .integer(1), line: 1),
        ConfigurationEntry(
          table: ["keys", "wallet"],
          key: "open",
          value: .string("x"),
          line: 5
        ),
      ]
    )
  }

  @Test("has strings, whole numbers, booleans and arrays of strings")
  func everyValue() {
    #expect(values("a = true\nb = false") == [.boolean(true), .boolean(false)])
    #expect(
      values("a = 0\nb = -17\nc = +9\nd = 1_000") == [
        .integer(0), .integer(-17), .integer(9), .integer(1000),
      ]
    )
    #expect(values(#"a = "\t\"\\\u00e9\U0001F600" # x"#) == [.string("\t\"\\é😀")])
    #expect(values(#"a = '\n "x" #'"#) == [.string(#"\n "x" #"#)])
    #expect(values(#"a = []"#) == [.strings([])])
    #expect(values(#"a = [ "x", 'y' , ]"#) == [.strings(["x", "y"])])
    #expect(values("\u{FEFF}a = 1") == [.integer(1)])
  }

  @Test(
    "a wrong line disables only itself, and says why",
    arguments: [
      ("a", SyntaxProblem.notALine), ("= 1", .notALine), ("a b = 1", .keyName),
      ("a.b = 1", .keyName), ("\"a\" = 1", .notALine), ("a =", .value), ("a = 1.5", .value),
      ("a = 0x1", .value), ("a = 01", .value), ("a = 1__0", .value), ("a = yes", .value),
      ("a = 1979-05-27", .value), ("a = {}", .value), ("a = 99999999999999999999", .number),
      ("a = \"x", .openString), ("a = 'x", .openString), ("a = \"\\x\"", .escape),
      ("a = \"\\uD800\"", .escape), ("a = \"\\u12\"", .escape), ("a = \"\\", .escape),
      ("a = [1]", .array), ("a = [\"x\"", .array), ("a = [\"x\" \"y\"]", .array),
      ("a = [[\"x\"]]", .array), ("a = 1 2", .rest), ("a = \"\"\"x\"\"\"", .rest),
      ("a = \"x\"y", .rest), ("a = 1\u{1}", .notText), ("\u{1B}[31m = 1", .notText),
    ]
  )
  func wrongLine(line: String, problem: SyntaxProblem) {
    let read = document("b = 1\n\(line)\nc = 2\n")
    #expect(read.faults == [ConfigurationDocument.Fault(line: 2, problem: problem)])
    #expect(read.entries.map(\.key) == ["b", "c"])
  }

  @Test(
    "a wrong table disables the lines under it",
    arguments: [
      "[a", "[a.]", "[]", "[a b]", "[\"a\"]", "[[a]]", "[a] x", "  [a",
    ]
  )
  func wrongTable(line: String) {
    let read = document("[t]\nb = 1\n\(line)\nc = 2\n[u]\nd = 3\n")
    #expect(read.faults.map(\.line) == [3])
    #expect(read.entries.map(\.key) == ["b", "d"])
    #expect(read.entries.map(\.table) == [["t"], ["u"]])
  }

  @Test("a key and a table are set once")
  func twice() {
    #expect(problems("a = 1\na = 2") == [.keyTwice(line: 1)])
    #expect(values("a = 1\na = 2") == [.integer(1)])
    #expect(problems("[t]\na = 1\n[u]\na = 1").isEmpty)
    #expect(problems("[t]\n[u]\n[t]\na = 1") == [.tableTwice(line: 1)])
  }

  @Test("bytes that are no text disable their line")
  func bytes() {
    let read = ConfigurationDocument(
      Array("a = 1\nb = \"".utf8) + [0xFF, 0x22, 0x0A] + "c = 2".utf8
    )
    #expect(read.faults.map(\.problem) == [.notText])
    #expect(read.entries.map(\.key) == ["a", "c"])
  }

  @Test("any bytes at all are read to the end, each line is set or at fault")
  func anything() {
    var random = SeededGenerator(seed: 7)
    let signs = Array("[]\"'\\=#.,ab1-_ \t\n\r".utf8) + [0x00, 0x80, 0xC3, 0xA9, 0xFF]
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...200, using: &random)
      let bytes = (0..<length).map { _ in signs[Int.random(in: signs.indices, using: &random)] }
      let read = ConfigurationDocument(bytes)
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
      let numbers = read.faults.map(\.line) + read.entries.map(\.line) + read.tables.map(\.line)
      #expect(Set(numbers).count == numbers.count)
      #expect(numbers.allSatisfy { (1...lines).contains($0) })
    }
  }

  @Test(
    "64 KiB of one sign are read at once",
    arguments: ["[", "\"", "a", "=", "\n", "a=1\n", "a=["]
  )
  func large(part: String) {
    let text = String(repeating: part, count: 65_536 / part.utf8.count)
    let read = document(text)
    #expect(read.entries.count + read.faults.count <= 65_537)
  }

  @Test(
    "a value is written so that it is read as the same again, in ASCII",
    arguments: [
      ConfigurationValue.string("\u{1B}[31m\"\\é😀"), .integer(-3), .boolean(true),
      .strings(["a", "\n"]), .strings([]),
    ]
  )
  func written(value: ConfigurationValue) {
    #expect(value.description.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    #expect(values("a = \(value)") == [value])
  }
}
