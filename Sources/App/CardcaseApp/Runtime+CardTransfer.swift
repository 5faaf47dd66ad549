import CardcaseUI
import Secrets
import Store
import Vault
import Wording

/// What the wallet asks of files.
extension Runtime {
  /// Does it, and tells what came of it.
  func perform(_ transfer: CardTransfer) {
    switch transfer {
    case .read(let path):
      begin(.readCards(path: path, wording))
    case .write(let keepsCodes, let takesDuplicates):
      guard let cardImporter else {
        handle(.outcome(.transferred(.failed(wording(.cardImportGone)))))
        return
      }
      begin(
        .writeCards(
          cardImporter,
          keepingCodes: keepsCodes,
          withDuplicates: takesDuplicates,
          wording
        )
      )
    case .forget:
      cardImporter = nil
      mustForget = true
    case .export(let path, let withCodes):
      let result = attempt { vault, key in try export(to: path, withCodes, vault, key) }
      handle(.outcome(.transferred(result ?? .failed(wording(.cardNotChanged)))))
    }
  }

  private func export(
    to path: String,
    _ withCodes: Bool,
    _ vault: Vault,
    _ key: VaultKey
  ) throws -> CardTransferResult {
    do {
      let done = try CardExporter.export(
        CardStore(vault),
        to: HomePath.expanded(path),
        replacing: false,
        withCodes: withCodes,
        under: key
      )
      return .exported(done.written, damaged: done.damaged)
    } catch let failure as CardTransferFailure {
      return .failed(failure.sentence(path: path, wording))
    }
  }
}
