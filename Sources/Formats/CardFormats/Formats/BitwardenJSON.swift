import PaymentCards
import ReaderProtocol
import Secrets

/// Bitwarden's JSON export that is not encrypted.
struct BitwardenJSON: ReadableCardFormat, WritableCardFormat {
  var name: CardFormatName { .bitwardenJSON }

  /// Other programs have a list of items too: Bitwarden's says that it is not encrypted, or has an
  /// item with the content that goes with its type.
  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let root = try content.json?.members("items", "encrypted"), let items = root[0],
      items.isArray
    else { return false }
    if let encrypted = root[1] { return encrypted.isFalse }
    var isFound = false
    try items.eachElement { item throws(CardFileFailure) in
      guard !isFound, let type = try item.members("type")[0]?.integer else { return }
      let contents = try item.members("login", "secureNote", "card", "identity", "sshKey")
      isFound = contents.indices.contains(type - 1) && contents[type - 1]?.isObject == true
    }
    return isFound
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let root = content.json else { return }
    try BitwardenItems(now: now).read(root, take)
  }

  var isEncrypted: Bool { false }

  func makeWriter(password: SecretBytes?, random: some RandomSource) -> any CardFileWriter {
    BitwardenWriter(random: random)
  }
}
