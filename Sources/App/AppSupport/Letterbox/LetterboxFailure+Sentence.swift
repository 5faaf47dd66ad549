package import SealedFiles
package import Wording

extension LetterboxFailure {
  /// The failure and the remedy, for the user.
  ///
  /// - Parameter path: the letterbox's.
  package func sentence(path: String, _ wording: Wording) -> String {
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
