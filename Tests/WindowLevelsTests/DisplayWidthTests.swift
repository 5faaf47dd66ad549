import Foundation
import TestSupport
import Testing
import WindowLevels

@Suite("Display width")
struct DisplayWidthTests {
  @Test("Every character that is shown as it is has the C library's width under C.UTF-8")
  func everyScalar() throws {
    let wrong = try #require(
      CLibraryWidth.inUTF8 { wcwidth in
        Self.all.filter { scalar in
          guard let shown = DisplayScalar(scalar), shown.scalar == scalar else { return false }
          return shown.width != wcwidth(scalar.value)
        }
      }
    )
    #expect(wrong.isEmpty, "\(wrong.count) differ, first \(wrong.prefix(5))")
  }

  @Test("Nothing is left out but what has no sign of its own, colours of skin, a picture's place")
  func leftOut() throws {
    let wrong = try #require(
      CLibraryWidth.inUTF8 { wcwidth in
        Self.all.filter { scalar in
          let isLeftOut =
            wcwidth(scalar.value) < 0 && !scalar.properties.isWhitespace || scalar.value == 0
            || scalar.properties.isDefaultIgnorableCodePoint
            || scalar.properties.generalCategory == .format || scalar.properties.isEmojiModifier
            // Terminals with kitty's protocol show a part of a picture that they were given in its
            // place: a text that could have it would call for one.
            || scalar == "\u{10EEEE}"
          return isLeftOut != (DisplayScalar(scalar) == nil)
        }
      }
    )
    #expect(wrong.isEmpty, "\(wrong.count) differ, first \(wrong.prefix(5))")
  }

  @Test("What is shown neither steers a terminal nor joins with a neighbour, and is shown as it is")
  func whatIsShown() {
    let wrong = Self.all.filter { scalar in
      guard let shown = DisplayScalar(scalar)?.scalar else { return false }
      let properties = shown.properties
      let isOdd =
        [.control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate]
        .contains(properties.generalCategory) || properties.isDefaultIgnorableCodePoint
        || properties.isVariationSelector || properties.isBidiControl
        || properties.isEmojiModifier || properties.isNoncharacterCodePoint
        || (0x1F1E6...0x1F1FF).contains(shown.value)
      return isOdd || DisplayScalar(shown)?.scalar != shown
        || shown != scalar && shown != " " && !("A"..."Z").contains(shown)
    }
    #expect(wrong.isEmpty, "\(wrong.count), first \(wrong.prefix(5))")
  }

  private static var all: [Unicode.Scalar] {
    (0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init)
  }

  @Test(
    "Known characters have their known widths",
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("─", 1), ("●", 1), ("…", 1), ("❤", 1),
      ("中", 2), ("한", 2), ("ア", 2), ("🙂", 2), ("ｱ", 1), ("Ａ", 2),
      ("\u{301}", 0), ("\u{1B}", nil), ("\0", nil), ("\u{7F}", nil), ("\u{9B}", nil),
      ("\u{FFFF}", nil), ("\u{200D}", nil), ("\u{FE0F}", nil), ("\u{1160}", nil),
      ("\u{202E}", nil), ("\u{2066}", nil), ("\u{FEFF}", nil), ("\u{200B}", nil),
      ("\u{E0041}", nil), ("\u{FFF9}", nil), ("\u{3164}", nil), ("\u{AD}", nil),
      ("\u{1F3FD}", nil), ("\t", 1), ("\n", 1), ("\u{2028}", 1), ("\u{1F1E9}", 1),
      ("\u{E000}", 1), ("\u{FFFD}", 1),
    ] as [(Unicode.Scalar, Int?)]
  )
  func known(scalar: Unicode.Scalar, width: Int?) {
    #expect(displayWidth(of: scalar) == width)
  }

  @Test(
    "Signs that are joined are drawn alone",
    arguments: [
      ("👨‍👩‍👧 Home", "👨👩👧 Home"), ("👍🏽!", "👍!"), ("❤️", "❤"), ("🇩🇪 Verben", "DE Verben"),
      ("🏴\u{E0067}\u{E0062}\u{E007F}x", "🏴x"), ("Visa\u{202E}asiV", "VisaasiV"), ("a\tb", "a b"),
      ("a\u{200B}\u{FEFF}b\0c", "abc"), ("e\u{301}", "e\u{301}"),
    ]
  )
  func drawnAlone(text: String, shown: String) {
    #expect(text.shown.unicodeScalars.elementsEqual(shown.unicodeScalars))
    var canvas = Canvas(size: Size(width: 12, height: 1))
    canvas.write(text, at: .zero)
    let drawn = canvas.lines[0].trimmingCharacters(in: .whitespaces)
    #expect(drawn.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test("A text is as wide as its characters together, control characters being none")
  func texts() {
    #expect(displayWidth(of: "") == 0)
    #expect(displayWidth(of: "Café 中文") == 9)
    #expect(displayWidth(of: "e\u{301}\u{1B}[\u{7}x") == 3)
  }

  @Test("The table is what its script writes on this system")
  func tableIsUpToDate() throws {
    let root = Repository.root
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "Tests/Scripts/make_display_width_table.py", "--print"]
    python.currentDirectoryURL = root
    python.standardOutput = output
    try python.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    let table = root.appending(path: "Sources/Terminal/WindowLevels/DisplayWidthTable.swift")
    #expect(python.terminationStatus == 0)
    #expect(try Data(contentsOf: table) == written, "run the script and look at what changed")
  }
}
