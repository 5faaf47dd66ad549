import Testing
import WindowLevels

@testable import Widgets

@Suite("Wrapped text")
struct WrappingTests {
  private static let chinese = "“卡片被锁定。”要看它们，请输入密码（６位数字）；忘记了密码，用恢复密钥。Cardcase 不会显示、也不会泄露任何东西……"
  private static let japanese = "カードを見るには「ロック解除」を押してください。パスコードを忘れたときは、復旧キーを使います。メッセージ・データは人々のもの。"
  /// The characters that start no line, and those that end none.
  private static let closing: Set<Character> = [
    "。", "，", "、", "；", "：", "）", "」", "ー", "・", "々", "っ", "ッ", "…",
  ]
  private static let opening: Set<Character> = ["（", "「", "“"]

  @Test(
    "no line of Chinese or Japanese begins with what closes or ends with what opens",
    arguments: [chinese, japanese],
    6...60
  )
  func kinsoku(_ text: String, width: Int) {
    let lines = WrappedText(text, width: width).lines
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    for line in lines {
      #expect(displayWidth(of: line) <= width)
      #expect(line.first.map { !Self.closing.contains($0) } == true, "\(line)")
      #expect(line.last.map { !Self.opening.contains($0) } == true, "\(line)")
    }
  }

  @Test("an editor breaks its rows at the same places, and loses no character", arguments: 6...60)
  func rows(width: Int) {
    let rows = TextRows(Self.japanese, width: width)
    #expect(rows.rows.map { rows.text(of: $0) }.joined() == Self.japanese)
    for row in rows.rows {
      #expect(rows.text(of: row).first.map { !Self.closing.contains($0) } == true)
      #expect(displayWidth(of: rows.text(of: row)) <= width)
    }
  }

  @Test("Western words stay whole beside ideographs, and words too long for a line are cut")
  func mixed() {
    #expect(
      WrappedText("按 Ctrl-X 锁定 Cardcase。", width: 12).lines == ["按 Ctrl-X 锁", "定", "Cardcase。"]
    )
    #expect(
      WrappedText("按Ctrl-X锁定Cardcase。", width: 9).lines == ["按Ctrl-X", "锁定Cardc", "ase。"]
    )
    #expect(WrappedText("a wonderful day", width: 5).lines == ["a won", "derfu", "l day"])
    #expect(WrappedText("a  b\n\tc é", width: 4).lines == ["a b", "c é"])
  }
}
