import AppSupport
import CardcaseUI
import DomainWords
import Flashcards
import PaymentCards
import ReaderClient
import ReaderProtocol
import Screens
import SealedFiles
import Secrets
import Store
import Vault
import WalletUI
import Wording

extension WalletEffect {
  /// What the effect does.
  func work(_ wording: Wording) -> EffectWork {
    switch self {
    case .open(let id, let use):
      .wallet {
        let card = try $0.card(id)
        let version = try $0.cards.version(of: id, under: $0.key)
        return .opened(id, for: use, use.part(of: card), version: version ?? 0)
      } failed: {
        .notOpened($0)
      }
    case .copy(let id, let part):
      .vault(
        VaultWork(lane: .now) {
          let text = try $0.card(id).copied(part)
          return WorkResult {
            $0.clipboard.copy(text, of: part)
            return []
          }
        } failed: {
          .wallet(.notOpened($0))
        }
      )
    case .save(let card, let saving):
      .wallet {
        try $0.save(card, saving)
      } failed: {
        .notSaved($0)
      }
    case .delete(let ids):
      .change {
        try $0.cards.delete(ids, at: $0.now.time, under: $0.key)
        return .deleted(ids)
      }
    case .deleteForGood(let ids):
      .change {
        try $0.undo.deleteForGood(paymentCards: ids, under: $0.key)
        return .deleted(ids, isForGood: true)
      }
    case .joinDoubles:
      .change { .joined(try $0.cards.joinDoubles(at: $0.now.time, under: $0.key)) }
    case .mark(let ids, let isFavourite):
      .change {
        .marked(
          try $0.cards.mark(ids, asFavourite: isFavourite, at: $0.now.time, under: $0.key)
        )
      }
    case .place(let places, let title):
      .change {
        try $0.cards.place(places, moving: title, at: $0.now.time, under: $0.key)
        return .placed(places)
      }
    case .answer(let answer, let file):
      .wallet {
        .answered(try $0.answer(answer, file))
      } failed: {
        .answered(.failed($0))
      }
    case .clearClipboard: .runtime { runtime, _ in runtime.clipboard.clear() }
    case .transfer(.forget):
      .runtime { runtime, _ in
        runtime.custody.open?.cardImporter = nil
        runtime.forgetAfterTurn()
      }
    case .transfer(.read(let path, let format, let key)):
      .transfer(.exclusive, of: path, wording) { try $0.readCards(path, as: format, key) }
    case .transfer(.write(let choice)):
      .transfer(.exclusive, wording) { try $0.writeCards(choice) }
    case .transfer(.export(let request)):
      .transfer(.exclusive, of: request.path, wording) { try $0.exportCards(request) }
    case .transfer(.deleteFile(let path)):
      .transfer(.now, of: path, wording) { try $0.deleteImportedFile(path) }
    }
  }
}

extension EffectWork {
  /// Work on payment cards, at once.
  fileprivate static func wallet(
    _ run: @escaping @Sendable (WorkContext) throws -> WalletReply,
    failed: @escaping @Sendable (FailureReason) -> WalletReply
  ) -> Self {
    .vault(
      VaultWork(lane: .now) {
        WorkResult(reply: .wallet(try run($0)))
      } failed: {
        .wallet(failed($0))
      }
    )
  }

  /// A change of payment cards, at once.
  fileprivate static func change(
    _ run: @escaping @Sendable (WorkContext) throws -> WalletReply
  ) -> Self {
    .wallet(run) { .notChanged($0) }
  }

  /// Work on a file of cards; the path is that of a file of which can be told what is wrong with it.
  fileprivate static func transfer(
    _ lane: VaultWork.Lane,
    of path: String? = nil,
    _ wording: Wording,
    _ run: @escaping @Sendable (WorkContext) throws -> WorkResult
  ) -> Self {
    .vault(
      VaultWork(lane: lane) { context in
        do {
          return try run(context)
        } catch let failure as CardTransferFailure where !context.key.isDestroyed {
          guard let path else { throw failure }
          return .transferred(.failed(failure.sentence(path: path, wording)))
        }
      } failed: { reason in
        let phrase =
          reason == .vaultReadOnly
          ? Phrase.notSavedReadOnly : .changeNotSaved(reason: wording(reason))
        return .wallet(.transferred(.failed(wording(phrase))))
      }
    )
  }
}

extension WorkResult {
  fileprivate static func transferred(_ result: CardTransferResult) -> Self {
    Self(reply: .wallet(.transferred(result)))
  }
}

extension WorkContext {
  /// A card, opened for one use only.
  fileprivate func card(_ id: Int64) throws -> PaymentCard<SecretDigits> {
    guard let card = try cards.card(id, under: key) else { throw FailureReason.gone }
    return card
  }

  /// Saves a card, unless one of the cards in `saving.unlessSameAs` has its number, or the one to
  /// replace is not as it was.
  fileprivate func save(
    _ card: PaymentCard<SecretDigits>,
    _ saving: CardSaving
  ) throws -> WalletReply {
    if let id = saving.replacing, let known = saving.version {
      let version = try cards.version(of: id, under: key)
      guard version == known else { return .changedMeanwhile(exists: version != nil) }
    }
    let among = saving.unlessSameAs
    if let other = try cards.firstWithNumber(card.number, among: among, under: key) {
      return .exists(other)
    }
    var card = card
    if card.securityCode == nil, let source = saving.codeSource {
      card.securityCode = try cards.card(source, under: key)?.securityCode
    }
    return .saved(try cards.save(card, replacing: saving.replacing, at: now.time, under: key))
  }

  /// Carries out the answer about a card in the letterbox. Its file is removed once the transaction
  /// that takes it is on disk.
  fileprivate func answer(_ answer: LetterboxAnswer, _ file: String) throws -> LetterboxOutcome {
    guard let letterbox,
      case .item(let item) = try letterbox.open(file, with: LetterboxKeyPair(of: key)),
      item.kind == .paymentCard, let card = try PaymentCardStore.decoded(item.content)
    else { return .gone }
    let store = LetterboxStore(vault)
    let outcome: LetterboxOutcome
    switch answer {
    case .keep:
      let entry = try store.keep((item.id.bytes, card), at: now.time, under: key)
      outcome = entry.map { .kept($0) } ?? .gone
    case .discard:
      try store.discard(item.id.bytes, at: now.time, under: key)
      outcome = .discarded
    }
    letterbox.erase([file])
    return outcome
  }

  // MARK: Files of cards

  /// Reads a file, and previews the import of its cards.
  fileprivate func readCards(
    _ path: String,
    as format: CardFormatName?,
    _ opening: CardFileKey?
  ) throws -> WorkResult {
    var secret = CardFileSecret(password: opening?.password)
    if let keyFile = opening?.keyFile {
      do {
        secret.keyFile = try KeyFile.read(HomePath.expanded(keyFile))
      } catch let failure as CardTransferFailure {
        return .transferred(.failed(failure.sentence(path: keyFile, wording)))
      }
    }
    do {
      let reading = try CardFileReading.opening(
        CardFileSource(HomePath.expanded(path)),
        with: secret,
        as: format,
        now: CalendarDay(of: now).month,
        by: readers,
        random: random
      )
      let importer = try PaymentCardImporter(
        reading,
        named: path,
        into: cards,
        under: key,
        random: random
      )
      var result = WorkResult.transferred(
        .read(CardImportPreview(importer, path: path, wording))
      )
      result.importer = importer
      return result
    } catch CardTransferFailure.key(let format, let problem) {
      let sentence = CardTransferFailure.key(format, problem).sentence(path: path, wording)
      return .transferred(
        .needsKey(
          format: format.displayName,
          allowsKeyFile: format.allowsKeyFile,
          problem: problem == .needed ? nil : sentence
        )
      )
    }
  }

  /// Imports what was chosen of the cards that were read.
  fileprivate func writeCards(_ choice: CardImportChoice) throws -> WorkResult {
    guard let importer else { return .transferred(.failed(wording(.cardImportGone))) }
    let (added, changed) = try importer.write(
      choice.items,
      to: cards,
      keepingCodes: choice.keepsCodes,
      at: now.time,
      under: key,
      progress: pace.advance
    )
    let entries: Result<[WalletEntry], FailureReason>
    do throws(VaultFailure) {
      entries = .success(try cards.summaries(under: key).entries)
    } catch {
      // The cards are on disk. After a lock nobody waits for the reply.
      entries = .failure(FailureReason(error))
    }
    var result = WorkResult.transferred(.written(entries, new: added, updated: changed))
    result.importedFile = importer.file
    return result
  }

  /// Writes cards to a file.
  fileprivate func exportCards(_ request: CardExportRequest) throws -> WorkResult {
    let done = try PaymentCardExporter.export(
      cards,
      only: request.only,
      as: CardWriteRequest(request.format.file, password: request.password),
      to: HomePath.expanded(request.path),
      replacing: false,
      withCodes: request.withCodes,
      under: key,
      by: readers
    )
    return .transferred(.exported(done.written, damaged: done.damaged))
  }

  /// Deletes the file whose cards were imported last.
  fileprivate func deleteImportedFile(_ path: String) throws -> WorkResult {
    guard let importedFile, importedFile.path == HomePath.expanded(path) else {
      throw CardTransferFailure.changed
    }
    try importedFile.delete()
    var result = WorkResult.transferred(.deleted(path: path))
    result.next = {
      $0.custody.open?.importedFile = nil
      return []
    }
    return result
  }
}
