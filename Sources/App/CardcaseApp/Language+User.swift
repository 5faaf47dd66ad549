package import CardcaseUI
import Glibc
import WindowTerminal
public import Wording

/// The language that is in force, and what asked for it.
package struct LanguageInForce: Sendable {
  /// The language.
  package let language: Language
  /// The source of the choice.
  package let source: LanguageSource

  /// The choice: English where characters are not written in UTF-8, whatever is asked for, as other
  /// languages can't be shown there. Else the language that the command line names, or else the
  /// configuration file, or else the environment.
  ///
  /// - Parameters:
  ///   - option: What the command line names; nil where it names none.
  ///   - configured: The language that the configuration file sets, with its line.
  ///   - isUnicode: True if characters are written in UTF-8.
  ///   - variable: The value of a variable of the environment; nil if it is not set.
  package init(
    option: String?,
    configured: MachineConfiguration.Sourced<Language>?,
    isUnicode: Bool,
    among languages: [Language] = Language.all,
    _ variable: (_ name: String) -> String?
  ) {
    if !isUnicode {
      (language, source) = (.en, .encoding)
    } else if let named = option.flatMap({ Language.closest(to: $0, among: languages) }) {
      (language, source) = (named, .option)
    } else if let configured {
      (language, source) = (configured.value, .line(configured.line))
    } else {
      (language, source) = (.preferred(among: languages, variable), .environment)
    }
  }

  /// The user's.
  static let current = LanguageInForce(
    option: LanguageOption.current.value,
    configured: ConfigurationFile.current.configuration.language,
    isUnicode: TerminalText.isUnicode
  ) { name in
    getenv(name).map { String(cString: $0) }
  }
}

extension Wording {
  /// The words in the user's language.
  public static let preferred = Wording(LanguageInForce.current.language)
}
