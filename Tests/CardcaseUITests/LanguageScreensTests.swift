import TestSupport
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Every screen in every language")
struct LanguageScreensTests {
  /// The words that are in no language: those of the tests' user, brands and formats of files.
  private static let data = """
    ABCDE ADA ARSV Ada American Answer Aussprache Balancer Bank Bedeutung Beispiel Bitwarden CXF
    Capitals Card Coded Company Credential Cymraeg December DOE Discover Encrypted Everyday Exchange
    Her Hin Wrt Expiry Express FGH FJ FrontSide HTML HVJE Holiday Household Isle JCB JOHN JSON JYTX Japan Japanisch
    Journey Kafka Kanji KeePassXC LOVELACE Languages Lima Load Lovelace MM Mail Man Mastercard
    New No Notes Nu Numbers PIN Peru Quelle Rebe Rotwein Session Shared Sprachen Sync TWE Text The Tokyo Travel
    Twin VFP Visa Vokabeln WC WRB Wein Work Wort XCP XXXX YVBRP YY ZIP ZMC Zoo ada all already amp
    an and animal another answer apkg as bay bird boss bought br bubbling capital card cards cat coch
    colpkg Herz Image More Occlusion Which map organ credibly csv cxf cymraeg day deck decode deleted dialog docs drei eins encrypted end ev
    file folder font for four from git gwi gwin hidden home household hr id imported in is it item json
    kdbx key keyx laptop left line login lost many more mp name nas nokeyfile none not note notes of old
    on one or out pants password px payment per perhaps phone png same sensually server short show
    gone jpg located lost tick txt Pictures since sings size srv ssh stercard tablet tag tercard the three trav tsv two update ver verb verbs verse
    vi wallet was way what word words work zwei zzz
    """
  /// Names of keys.
  private static let keys =
    "Esc Ctrl Alt Shift Enter PgUp PgDn Tab Backspace Del Ins Home End Space"
  /// Names of fields of the standard note types, which have them in searches too.
  private static let fields = "Front Back"
  /// Words that are typed in line mode wherever one is.
  private static let typed = """
    help where brief again back more spell lock quit go changes mark unmark list empty save sort new
    study codes keyfile export DELETE shapes
    """
  /// The words that a state has typed into a search, and what is left of words of which it replaces a part.
  private static let searched: [String: Set<String>] = [
    "settings that a search found": ["dark", "mode"],
    "help that a search found": ["find"],
    "options that a search found": ["interval"],
    "replacing": ["ins", "zw", "thr", "dr"],
    "replacing changes": ["ins", "zw", "thr", "dr"],
  ]
  private static let known = Set(
    [data, keys, fields, typed].joined(separator: " ").split(whereSeparator: \.isWhitespace).map(
      String.init
    )
  )

  /// The words of a line in plain letters that are neither known nor among others.
  private func words(of line: String, besides others: Set<String> = []) -> [String] {
    line.split { !($0.isLetter || $0 == "'") }.map(String.init).filter { word in
      word.count > 1 && word.allSatisfy(\.isASCII) && !Self.known.contains(word)
        && !others.contains(word)
    }
  }

  @Test("has no words but those of phrases and of the user", arguments: ScreenState.all)
  func words(state: ScreenState) throws {
    let app = try state.make(
      Surroundings(size: Size(width: 160, height: 50), language: PseudoLanguage.short)
    )
    let typed = Self.searched[state.name] ?? []
    let found = app.lines.flatMap { words(of: $0, besides: typed) }
    #expect(found.isEmpty, "\(Set(found).sorted())")
  }

  @Test(
    "has no words in line mode but those of phrases and of the user",
    arguments: ScreenState.open
  )
  func lineMode(state: ScreenState) throws {
    var story = try LineModeDriver(
      over: state.make(Surroundings(reducedMotion: true, language: PseudoLanguage.short))
    )
    var heard = story.said + [story.prompt]
    let choices = Set(story.scene.choices.map(\.word))
    try story.type(state.isAtWork ? "/lock" : "/?")
    heard += story.said + [story.prompt]
    let found = heard.flatMap { words(of: $0, besides: choices) }
    #expect(found.isEmpty, "\(Set(found).sorted())")
  }
}
