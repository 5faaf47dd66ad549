package import SealedFiles
package import Wording

extension LetterboxFailure {
  /// The failure and the remedy, for the user.
  ///
  /// - Parameter path: the letterbox's.
  package func sentence(path: String, _ wording: Wording) -> String {
    switch self {
    case .missing: wording(.letterboxMissing(path: path))
    case .notADirectory, .foreignOwner: wording(.letterboxNotADirectory(path: path))
    case .openToOthers: wording(.letterboxOpen(path: path))
    case .keyDamaged, .keyExchanged: wording(.letterboxKeyExchanged(path: path))
    case .fullOfItems, .fullOfBytes: wording(.letterboxFull(path: path))
    case .itemTooLarge:
      wording(.letterboxItemTooLarge(size: "\(Letterbox.mostItemBytes >> 10)"))
    case .busy: wording(.commandFileFailed(path: path, reason: wording(.inUse)))
    case .system(let error):
      wording(
        .commandFileFailed(path: path, reason: wording(FailureReason(errorNumber: error)))
      )
    case .secret: wording(.commandFileFailed(path: path, reason: wording(.noMemory)))
    }
  }
}
