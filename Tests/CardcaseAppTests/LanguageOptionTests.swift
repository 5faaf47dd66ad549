import CardcaseUI
import Testing
import Wording

@testable import CardcaseApp

@Suite("The language in force")
struct LanguageOptionTests {
  private static let languages = ["en", "de", "ja", "zh_Hans", "zh_Hant"].map {
    Language(code: $0) { _, _ in nil }
  }

  @Test(
    "the option stands anywhere before two hyphens, and is taken from the arguments",
    arguments: [
      ([], nil, []),
      (["card", "list"], nil, ["card", "list"]),
      (["--language", "ja"], "ja", []),
      (["--language=ja", "--demo"], "ja", ["--demo"]),
      (["card", "list", "--language", "zh-Hant", "x"], "zh-Hant", ["card", "list", "x"]),
      (["--language", "ja", "--language", "en"], "en", []),
      (
        ["card", "fill", "--", "a", "--language", "ja"], nil,
        ["card", "fill", "--", "a", "--language", "ja"]
      ),
      (["--language", "--help"], nil, ["--help"]),
      (["--languages", "ja"], nil, ["--languages", "ja"]),
      (["--language="], "", []),
    ] as [([String], String?, [String])]
  )
  func scan(arguments: [String], value: String?, rest: [String]) {
    let option = LanguageOption(arguments)
    #expect(option.value == value)
    #expect(option.rest == rest)
  }

  @Test(
    "a language that there is not is told with those that there are",
    arguments: [
      (["--language", "fr"], "\"--language\" can't be 'fr'. Use en, de, ja, zh_Hans, zh_Hant."),
      (["--language="], "\"--language\" can't be ''. Use en, de, ja, zh_Hans, zh_Hant."),
      (["--language"], "Missing value for '--language <code>'"),
      (["--language", "--demo"], "Missing value for '--language <code>'"),
      (["--language", "ja_JP.UTF-8"], nil), (["--language", "zh-TW"], nil), ([], nil),
    ] as [([String], String?)]
  )
  func problem(arguments: [String], sentence: String?) {
    #expect(LanguageOption(arguments).problem(Wording(), among: Self.languages) == sentence)
  }

  private static func code(
    _ option: String?,
    _ file: String?,
    _ environment: [String: String],
    isUnicode: Bool = true
  ) -> (String, LanguageSource) {
    let configured = file.flatMap { Language.closest(to: $0, among: languages) }
    let choice = LanguageInForce(
      option: option,
      configured: configured.map { MachineConfiguration.Sourced(value: $0, line: 3) },
      isUnicode: isUnicode,
      among: languages
    ) { environment[$0] }
    return (choice.language.code, choice.source)
  }

  @Test("the option goes before the file, and that before the environment")
  func order() {
    let environment = ["LANG": "zh_TW.UTF-8"]
    #expect(Self.code("ja", "zh_CN", environment) == ("ja", .option))
    #expect(Self.code(nil, "zh_CN", environment) == ("zh_Hans", .line(3)))
    #expect(Self.code(nil, nil, environment) == ("zh_Hant", .environment))
    #expect(Self.code(nil, nil, [:]) == ("en", .environment))
    #expect(Self.code("fr", nil, environment) == ("zh_Hant", .environment))
  }

  @Test("without UTF-8 it is English whatever is asked for")
  func encoding() {
    let environment = ["LANG": "ja_JP.eucJP"]
    #expect(Self.code("ja", "ja", environment, isUnicode: false) == ("en", .encoding))
  }
}
