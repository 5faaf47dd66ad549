import SearchLanguage
import Testing
import WindowLevels

@Suite("The excerpt of a search with an error")
struct SearchExcerptTests {
  private func lines(_ search: String, _ range: Range<Int>, _ columns: Int) -> [String] {
    let excerpt = SearchExcerpt(
      of: search,
      marking: range,
      columns: columns,
      width: { displayWidth(of: $0) }
    )
    return [excerpt.text, excerpt.marks]
  }

  @Test("is the whole search where it has room, with marks below the range")
  func whole() {
    #expect(lines("deck:a is:learned", 10..<17, 20) == ["deck:a is:learned", "          ^^^^^^^"])
    #expect(lines("(dog", 0..<1, 20) == ["(dog", "^"])
    #expect(lines("deck:日本語 (猫", 9..<10, 20) == ["deck:日本語 (猫", "            ^"])
    #expect(lines("is:学习中", 3..<6, 20) == ["is:学习中", "   ^^^^^^"])
  }

  @Test("is cut around the range, and says where")
  func cut() {
    let search = "deck:Spanish tag:verb is:learned -is:suspended added:7"
    #expect(lines(search, 25..<32, 20) == ["…rb is:learned -is:…", "       ^^^^^^^"])
    #expect(lines(search, 0..<4, 20) == ["deck:Spanish tag:ve…", "^^^^"])
    #expect(lines(search, 53..<54, 20) == ["…s:suspended added:7", "                   ^"])
  }

  @Test(
    "has room, and its marks are below what they are about",
    arguments: [20, 40, 80],
    [
      "deck:西班牙语 tag:动词 is:学习中 -is:暂停 added:7 note:基础 (反向卡片 or 填空题) prop:ivl>十天 我的卡片组",
      "deck:Spanish tag:verb is:learned -is:suspended added:7 note:Basic (reversed or cloze) prop:ivl>x",
      "e\u{301}e\u{301} 日e\u{301} \u{1F468}\u{200D}\u{1F469} \t\u{7}a \u{301}b 本本本本本本本本本本本本本本本本本本本本本本本本",
    ]
  )
  func places(columns: Int, search: String) {
    let scalars = Array(search.unicodeScalars)
    for start in scalars.indices where displayWidth(of: scalars[start]) ?? 1 > 0 {
      for length in [1, 3, 30] {
        let end = min(start + length, scalars.count)
        let shown = lines(search, start..<end, columns)
        #expect(displayWidth(of: shown[0]) <= columns)
        #expect(displayWidth(of: shown[0]) >= min(columns - 2, 60), "\(shown[0])")
        #expect(shown[1].count <= columns)
        #expect(shown[1].contains("^"))
        // The first mark is below the first character of the range.
        let before = shown[1].prefix { $0 == " " }.count
        var column = 0
        let first = shown[0].unicodeScalars.first { scalar in
          defer { column += displayWidth(of: scalar) ?? 0 }
          return column == before && displayWidth(of: scalar) ?? 0 > 0
        }
        let expected = displayWidth(of: scalars[start]) == nil ? "\u{FFFD}" : scalars[start]
        #expect(first == expected, "\(shown) \(start)")
      }
    }
  }

  @Test("marks a place behind the end, and stands the narrowest lines")
  func ends() {
    #expect(lines("added:", 6..<7, 20) == ["added: ", "      ^"])
    #expect(lines("", 0..<0, 20) == [" ", "^"])
    #expect(lines("日本語日本語", 2..<3, 0) == ["…語…", " ^^"])
  }
}
