import CardRecords
import CardcaseUI
import Flashcards
import PaymentCards
import Screens
import Secrets
import Store
import Vault
import WalletUI
import Wording

/// The jobs about files of cards.
extension VaultJob {
  /// Reads a file, and previews the import of its cards.
  func readCards(
    _ path: String,
    _ opening: CardFileKey?,
    _ vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ random: any RandomSource,
    _ readers: ReaderStarter,
    _ wording: Wording
  ) throws -> JobResult {
    var secret = CardFileSecret(password: opening?.password)
    if let keyFile = opening?.keyFile {
      do {
        secret.keyFile = try KeyFile.read(HomePath.expanded(keyFile))
      } catch let failure as CardTransferFailure {
        return failed(failure.sentence(path: keyFile, wording))
      }
    }
    do {
      let reading = try CardFileReading.opening(
        CardFileSource(HomePath.expanded(path)),
        with: secret,
        now: CalendarDay(of: now).month,
        by: readers,
        random: random
      )
      let importer = try CardImporter(
        reading,
        named: path,
        into: CardStore(vault),
        under: key,
        random: random
      )
      let preview = CardImportPreview(importer, path: path, wording)
      return JobResult(reply: .wallet(.transferred(.read(preview))), importer: importer)
    } catch CardTransferFailure.key(let format, let problem) {
      let sentence = CardTransferFailure.key(format, problem).sentence(path: path, wording)
      let needed = CardTransferResult.needsKey(
        format: wording(format.phrase),
        allowsKeyFile: format.allowsKeyFile,
        problem: problem == .needed ? nil : sentence
      )
      return JobResult(reply: .wallet(.transferred(needed)))
    } catch let failure as CardTransferFailure where !key.isDestroyed {
      return failed(failure.sentence(path: path, wording))
    }
  }

  /// Writes cards to a file.
  func exportCards(
    _ request: CardExportRequest,
    _ vault: Vault,
    _ key: VaultKey,
    _ readers: ReaderStarter,
    _ wording: Wording
  ) throws -> JobResult {
    do {
      let done = try CardExporter.export(
        CardStore(vault),
        only: request.only,
        as: CardWriteRequest(request.format.name, password: request.password),
        to: HomePath.expanded(request.path),
        replacing: false,
        withCodes: request.withCodes,
        under: key,
        by: readers
      )
      return JobResult(
        reply: .wallet(.transferred(.exported(done.written, damaged: done.damaged)))
      )
    } catch let failure as CardTransferFailure where !key.isDestroyed {
      return failed(failure.sentence(path: request.path, wording))
    }
  }

  /// Imports what was chosen of the cards that were read.
  func writeCards(
    _ importer: CardImporter,
    _ choice: CardImportChoice,
    _ vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle
  ) throws -> JobResult {
    let store = CardStore(vault)
    let (added, changed) = try importer.write(
      choice.items,
      to: store,
      keepingCodes: choice.keepsCodes,
      at: now.time,
      under: key,
      progress: pace.advance
    )
    let entries: Result<[WalletEntry], FailureReason>
    do throws(VaultFailure) {
      entries = .success(try store.summaries(under: key).entries)
    } catch {
      // The cards are on disk. After a lock nobody waits for the reply.
      entries = .failure(FailureReason(error))
    }
    let written = CardTransferResult.written(entries, new: added, updated: changed)
    return JobResult(reply: .wallet(.transferred(written)), importedFile: importer.file)
  }

  private func failed(_ sentence: String) -> JobResult {
    JobResult(reply: .wallet(.transferred(.failed(sentence))))
  }
}

extension CardExportFormat {
  /// The name of the format.
  var name: CardFormatName {
    switch self {
    case .sealed: .bitwardenPassword
    case .bitwardenJSON: .bitwardenJSON
    case .credentialExchange: .credentialExchange
    }
  }
}
