import Foundation
import Testing
import Windowing

@Suite("Display width")
struct DisplayWidthTests {
  @Test("Every character is as wide as the C library says under C.UTF-8")
  func everyScalar() throws {
    let wrong = try #require(
      CLibraryWidth.inUTF8 { wcwidth in
        (0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init).filter { scalar in
          displayWidth(of: scalar) ?? -1 != wcwidth(scalar.value)
        }
      }
    )
    #expect(wrong.isEmpty, "\(wrong.count) differ, first \(wrong.prefix(5))")
  }

  @Test(
    "Known characters have their known widths",
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("─", 1), ("●", 1), ("…", 1), ("❤", 1),
      ("中", 2), ("한", 2), ("ア", 2), ("🙂", 2), ("ｱ", 1), ("Ａ", 2),
      ("\u{301}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{1160}", 0),
      ("\u{1B}", nil), ("\n", nil), ("\u{7F}", nil), ("\u{9B}", nil), ("\u{FFFF}", nil),
    ] as [(Unicode.Scalar, Int?)]
  )
  func known(scalar: Unicode.Scalar, width: Int?) {
    #expect(displayWidth(of: scalar) == width)
  }

  @Test("A text is as wide as its characters together, control characters being none")
  func texts() {
    #expect(displayWidth(of: "") == 0)
    #expect(displayWidth(of: "Café 中文") == 9)
    #expect(displayWidth(of: "e\u{301}\u{1B}[\u{9}x") == 3)
  }

  @Test("The table is what its script writes on this system")
  func tableIsUpToDate() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "Tests/Scripts/make_display_width_table.py", "--print"]
    python.currentDirectoryURL = root
    python.standardOutput = output
    try python.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    let table = root.appending(path: "Sources/Windowing/DisplayWidthTable.swift")
    #expect(python.terminationStatus == 0)
    #expect(try Data(contentsOf: table) == written, "run the script and look at what changed")
  }
}
