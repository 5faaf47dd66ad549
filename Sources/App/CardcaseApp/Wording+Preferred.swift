import CardcaseUI
import Glibc
public import Wording

extension Language {
  /// The language that the configuration file sets, or else the environment.
  static let ofUser =
    ConfigurationFile.current.configuration.language?.value
    ?? preferred { name in getenv(name).map { String(cString: $0) } }
}

extension Wording {
  /// The words in the language that the configuration file sets, or else the environment.
  public static let preferred = Wording(.ofUser)
}
