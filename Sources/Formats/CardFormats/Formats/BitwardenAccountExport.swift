import PaymentCards
import ReaderProtocol

/// Bitwarden's export that only the account it came from can read.
struct BitwardenAccountExport: ExplainedCardFormat {
  var name: CardFormatName { .bitwardenAccount }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    guard let root = content.json else { return false }
    let found = try root.members("encKeyValidation_DO_NOT_EDIT", "passwordProtected")
    return found[0] != nil && found[1]?.isTrue != true
  }
}
