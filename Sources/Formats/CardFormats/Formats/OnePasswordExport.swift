import PaymentCards
import ReaderProtocol

/// 1Password's export, a zip archive with JSON in it, or that JSON alone: accounts, their vaults, the
/// items of those.
struct OnePasswordExport: ReadableCardFormat {
  private static let fileName = "export.data"

  var name: CardFormatName { .onePassword }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    if let archive = content.archive { return archive.contains(Self.fileName) }
    return try Self.accounts(in: content) != nil
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let archive = content.archive else {
      return try Self.read(Self.accounts(in: content), now: now, take)
    }
    try archive.withFile(Self.fileName, limit: CardFile.limit) { bytes throws(CardFileFailure) in
      guard let accounts = try Self.accounts(in: CardFileContent(bytes)) else {
        throw .otherArchive
      }
      try Self.read(accounts, now: now, take)
    }
  }

  /// The accounts in a JSON file; nil where they have no vaults, as those of other programs.
  private static func accounts(in content: CardFileContent) throws(CardFileFailure) -> JSONValue? {
    guard let accounts = try content.json?.members("accounts")[0] else { return nil }
    var isFound = false
    try accounts.eachElement { account throws(CardFileFailure) in
      if try account.members("vaults")[0]?.isArray == true { isFound = true }
    }
    return isFound ? accounts : nil
  }

  private static func read(
    _ accounts: JSONValue?,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var number = 0
    try accounts?.eachElement { account throws(CardFileFailure) in
      try account.members("vaults")[0]?.eachElement { vault throws(CardFileFailure) in
        let found = try vault.members("items", "attrs")
        let name = try (found[1]?.members("name")[0]?.string ?? "").trimmed
        try found[0]?.eachElement { item throws(CardFileFailure) in
          number += 1
          let fields = CardFields(place: ItemPlace(.item, number), now: now)
          try take(OnePasswordItem(item, vault: name, now: now).item(fields))
        }
      }
    }
  }
}
