import CardcaseUI
import Store
import Wording

/// What the wallet asks of files.
extension Runtime {
  /// Does it, and tells what came of it.
  func perform(_ transfer: CardTransfer) {
    let result = attempt { vault, key -> CardTransferResult in
      let store = CardStore(vault)
      switch transfer {
      case .read(let path):
        return try told(path) {
          let importer = try CardImporter(path, into: store, under: key, random: random)
          cardImporter = importer
          return .read(CardImportPreview(importer, path: path, wording))
        }
      case .write(let keepsCodes):
        guard let importer = cardImporter else { return .failed(wording(.cardImportGone)) }
        cardImporter = nil
        let new = try importer.write(to: store, keepingCodes: keepsCodes, under: key)
        return .written(try store.summaries(under: key).entries, new: new)
      case .export(let path, let withCodes):
        return try told(path) {
          let done = try CardExporter.export(
            store,
            to: path,
            replacing: false,
            withCodes: withCodes,
            under: key
          )
          return .exported(done.written, damaged: done.damaged)
        }
      }
    }
    handle(.outcome(.transferred(result ?? .failed(wording(.cardNotChanged)))))
  }

  /// Does something that may fail for a reason that has to do with the file.
  private func told(
    _ path: String,
    _ body: () throws -> CardTransferResult
  ) throws -> CardTransferResult {
    do {
      return try body()
    } catch let failure as CardTransferFailure {
      return .failed(failure.sentence(path: path, wording))
    }
  }
}
