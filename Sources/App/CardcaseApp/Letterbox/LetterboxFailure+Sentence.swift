import CardcaseUI
import ReaderProtocol
import SealedFiles
import Wording

extension LetterboxFailure {
  /// The failure and the remedy, for the user.
  ///
  /// - Parameter path: the letterbox's.
  func sentence(path: String, _ wording: Wording) -> String {
    switch self {
    case .missing: wording(.letterboxMissing(path: path))
    case .notADirectory: wording(.letterboxNotADirectory(path: path))
    case .foreignOwner: wording(.letterboxForeign(path: path))
    case .openToOthers: wording(.letterboxOpen(path: path))
    case .keyDamaged: wording(.letterboxKeyDamaged(path: path))
    case .keyExchanged: wording(.letterboxKeyExchanged(path: path))
    case .fullOfItems:
      wording(.letterboxFull(count: "\(Letterbox.mostItems)", path: path))
    case .fullOfBytes:
      wording(.letterboxFullOfBytes(size: "\(Letterbox.mostBytes >> 20)", path: path))
    case .itemTooLarge:
      wording(.letterboxItemTooLarge(size: "\(Letterbox.mostItemBytes >> 10)"))
    case .busy: wording(.letterboxBusy(path: path))
    case .system(let error):
      wording(
        .letterboxFailed(path: path, reason: wording(FailureReason(errorNumber: error)))
      )
    case .secret: wording(.letterboxFailed(path: path, reason: wording(.noMemory)))
    }
  }
}

extension CardObject.Failure {
  /// The failure and the remedy, for the user. It has nothing of the card's values.
  func sentence(_ wording: Wording) -> String {
    switch self {
    case .notAnObject: wording(.cardObjectNotAnObject)
    case .field(let name): wording(.cardObjectField(name: name))
    case .twice(let name): wording(.cardObjectTwice(name: name))
    case .noNumber: wording(.cardObjectNoNumber)
    case .number: wording(.cardObjectNumber)
    case .doubtful: wording(.cardObjectDoubtful)
    case .expiry: wording(.cardObjectExpiry)
    case .code: wording(.cardObjectCode)
    case .brand: wording(.cardsPatchBrand(brands: CardPatchFailure.brands(wording)))
    case .customFields: wording(.cardsPatchFields)
    case .tooMuchText(let name): wording(.cardObjectText(name: name))
    case .noMemory: wording(.noMemory)
    }
  }
}
