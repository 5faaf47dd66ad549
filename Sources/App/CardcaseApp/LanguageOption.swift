public import Wording

/// The option `--language CODE`, which may stand anywhere on the command line. It is looked for
/// before anything else, as the help and the errors of commands are in that language.
public struct LanguageOption: Hashable, Sendable {
  /// The name of the option.
  private static let name = "--language"

  /// The language that was named; nil where none was.
  public let value: String?
  /// The arguments without the option.
  public let rest: [String]
  /// True if the option has no language behind it.
  private let isWithoutValue: Bool

  /// Looks for the option among arguments. Behind `--` there are none. Of several the last one
  /// counts.
  ///
  /// - Parameter arguments: The arguments without the name of the program.
  public init(_ arguments: [String]) {
    var arguments = arguments[...]
    var (value, rest, isWithoutValue): (String?, [String], Bool) = (nil, [], false)
    while let argument = arguments.popFirst() {
      if argument == "--" {
        rest += [argument] + arguments
        break
      } else if argument == Self.name {
        isWithoutValue = arguments.first.map { $0.hasPrefix("-") } ?? true
        value = isWithoutValue ? nil : arguments.popFirst()
      } else if argument.hasPrefix(Self.name + "=") {
        value = String(argument.dropFirst(Self.name.count + 1))
      } else {
        rest.append(argument)
      }
    }
    (self.value, self.rest, self.isWithoutValue) = (value, rest, isWithoutValue)
  }

  /// The option of this command line.
  public static let current = LanguageOption(Array(CommandLine.arguments.dropFirst()))

  /// The error message for the option; nil if it is valid.
  ///
  /// - Parameter value: What the help calls the value.
  public func problem(_ wording: Wording, among languages: [Language] = Language.all) -> String? {
    if isWithoutValue {
      return wording(
        .usageMissingValue(option: "\(Self.name) <\(wording(.helpValueLanguage))>")
      )
    }
    guard let value, Language.closest(to: value, among: languages) == nil else { return nil }
    return wording(
      .configurationNoValue(
        name: Self.name,
        value: "'\(value)'",
        choices: languages.map(\.code).joined(separator: wording(.listComma))
      )
    )
  }
}
