import Glibc
import PaymentCards
import ReaderProtocol
import Secrets

/// FIDO's Credential Exchange Format (CXF): accounts, their items, the credentials of those.
///
/// Source: <https://fidoalliance.org/specs/cx/cxf-v1.0-ps-20250814.html> and its errata,
/// <https://fidoalliance.org/specs/cx/cxf-v1.0-errata-20260309.html>. Apple's programs hand over one
/// account without the header around it (bitwarden/sdk-internal, `cxf/import.rs`), which is read too.
struct CredentialExchange: ReadableCardFormat, WritableCardFormat {
  /// The major version that is read and written.
  static let majorVersion = 1

  /// The seconds since 1970, for the time that an export bears.
  private let time: @Sendable () -> Int

  /// - Parameter time: the seconds since 1970.
  init(time: @escaping @Sendable () -> Int = { Self.systemTime() }) {
    self.time = time
  }

  /// The machine's time, by the one call that the reader's sandbox lets through.
  static func systemTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec
  }

  var name: CardFormatName { .credentialExchange }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let root = content.json else { return false }
    let found = try root.members("version", "accounts", "items")
    if found[0] != nil, let accounts = found[1], accounts.isArray {
      return try Self.hasItems(accounts, with: "items") || found[0]?.isObject == true
    }
    return try found[2].map { items throws(CardFileFailure) in
      try Self.hasItems(items, with: "credentials")
    } ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let root = content.json else { return }
    let found = try root.members("version", "accounts")
    if let version = found[0] {
      let major = try version.members("major")[0]?.integer ?? version.integer ?? 0
      guard major <= Self.majorVersion else { throw .newerVersion(major) }
    }
    var items = CredentialExchangeItems(now: now)
    guard let accounts = found[1] else { return try items.read(root, take) }
    try accounts.eachElement { account throws(CardFileFailure) in try items.read(account, take) }
  }

  var isEncrypted: Bool { false }

  func makeWriter(password: SecretBytes?, random: some RandomSource) -> any CardFileWriter {
    CredentialExchangeWriter(random: random, time: time())
  }

  /// True if an object in a list has a list of this name.
  private static func hasItems(
    _ list: JSONValue,
    with name: StaticString
  ) throws(CardFileFailure) -> Bool {
    var isFound = false
    try list.eachElement { object throws(CardFileFailure) in
      guard !isFound else { return }
      isFound = try object.members(name)[0]?.isArray == true
    }
    return isFound
  }
}
