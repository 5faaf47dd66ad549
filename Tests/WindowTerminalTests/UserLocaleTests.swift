import Testing

@testable import WindowTerminal

@Suite("The user's locale")
struct UserLocaleTests {
  @Test(
    "its name says whether characters are written in UTF-8",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], true), (["LANG": "zh_TW.utf8"], true),
      (["LC_CTYPE": "UTF-8", "LANG": "C"], true), (["LANG": "ca_ES.UTF-8@valencia"], true),
      (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], false), (["LC_ALL": "", "LANG": "x.UTF-8"], true),
      (["LANG": "ja_JP.eucJP"], false), (["LANG": "ja_JP"], false), ([:], false),
    ] as [([String: String], Bool)]
  )
  func encoding(environment: [String: String], isUTF8: Bool) {
    #expect(UserLocale.namesUTF8 { environment[$0] } == isUTF8)
  }
}
