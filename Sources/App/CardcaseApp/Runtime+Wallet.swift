import CardcaseUI
import Flashcards
import PaymentCards
import Secrets
import WalletUI
import Wording

/// The wallet's effects, with the clipboard and file transfers.
extension Runtime {
  /// The wallet of the open vault.
  var wallet: WalletEffectHandler { WalletEffectHandler(now: dependencies.moment().time) }

  /// Performs an effect on the wallet of the open vault.
  func perform(
    _ effect: WalletEffect,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    let reply: WalletReply
    switch effect {
    case .open(let id, let use): reply = wallet.open(id, for: use, in: open)
    case .save(let card, let saving): reply = wallet.save(card, saving, in: open)
    case .delete(let ids): reply = wallet.delete(ids, in: open)
    case .deleteForGood(let ids): reply = wallet.deleteForGood(ids, in: open)
    case .joinDoubles: reply = wallet.joinDoubles(in: open)
    case .mark(let ids, let isFavourite): reply = wallet.mark(ids, isFavourite, in: open)
    case .place(let places, let title): reply = wallet.place(places, title, in: open)
    case .copy(let id, let field): return copy(field, ofCard: id, ticket, in: open)
    case .transfer(let transfer): return perform(transfer, ticket, in: open)
    case .answer(let answer, let file):
      reply = .answered(self.answer(answer, file, in: open))
    case .clearClipboard:
      clipboard.clear()
      return []
    }
    return [.reply(.wallet(reply), to: ticket)]
  }

  private func copy(
    _ field: CardPart,
    ofCard id: Int64,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    do throws(FailureReason) {
      clipboard.copy(try wallet.text(of: field, ofCard: id, in: open), of: field)
      return []
    } catch {
      return [.reply(.wallet(.notOpened(error)), to: ticket)]
    }
  }

  /// Imports or exports a file of cards.
  private func perform(
    _ transfer: CardTransfer,
    _ ticket: Ticket,
    in open: OpenVault
  ) -> [RuntimeStep] {
    switch transfer {
    case .read(let path, let key):
      return begin(.readCards(path: path, key, wording), ticket, in: open)
    case .write(let choice):
      guard let importer = open.cardImporter else {
        return [
          .reply(.wallet(.transferred(.failed(wording(.cardImportGone)))), to: ticket)
        ]
      }
      return begin(.writeCards(importer, choice, wording), ticket, in: open)
    case .forget:
      open.cardImporter = nil
      forgetAfterTurn()
      return []
    case .deleteFile(let path):
      return [.reply(.wallet(.transferred(delete(path, in: open))), to: ticket)]
    case .export(let request):
      return begin(.exportCards(request, wording), ticket, in: open)
    }
  }
  /// Deletes the file whose cards were imported last.
  private func delete(_ path: String, in open: OpenVault) -> CardTransferResult {
    do throws(CardTransferFailure) {
      guard let file = open.importedFile, file.path == HomePath.expanded(path) else {
        throw .changed
      }
      try file.delete()
      open.importedFile = nil
      return .deleted(path: path)
    } catch {
      return .failed(error.sentence(path: path, wording))
    }
  }
}
