import Testing
import WindowLevels

@Suite("Keys")
struct KeyTests {
  @Test("A key types its character unless Control or Alt is held")
  func typed() {
    #expect(Key.character("a").typed == "a")
    #expect(Key(.character("A"), .shift).typed == "A")
    #expect(Key.control("l").typed == nil)
    #expect(Key(.character("a"), [.alt, .shift]).typed == nil)
    #expect(Key.enter.typed == nil)
    #expect(Key.function(1).typed == nil)
  }

  @Test("Shift-Tab is another key than Tab")
  func backTab() {
    #expect(Key.backTab != .tab)
    #expect(Key.backTab.code == Key.tab.code)
  }
}
