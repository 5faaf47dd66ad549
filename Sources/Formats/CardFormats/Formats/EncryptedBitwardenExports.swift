import Wording

/// Bitwarden's export under a password of its own.
struct BitwardenPasswordExport: ExplainedCardFormat {
  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let root = content.json else { return false }
    return try root.members("encrypted", "passwordProtected").allSatisfy { $0?.isTrue == true }
  }

  func explanation(path: String) -> Phrase {
    .importBitwardenPassword(path: path)
  }
}

/// Bitwarden's export that only the account it came from can read.
struct BitwardenAccountExport: ExplainedCardFormat {
  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    try content.json?.members("encKeyValidation_DO_NOT_EDIT")[0] != nil
  }

  func explanation(path: String) -> Phrase {
    .importBitwardenAccount(path: path)
  }
}
