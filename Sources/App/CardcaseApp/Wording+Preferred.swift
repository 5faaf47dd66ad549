import Glibc
public import Wording

extension Wording {
  /// The words in the language that the environment asks for.
  public static let preferred = Wording(
    .preferred { name in getenv(name).map { String(cString: $0) } }
  )
}
