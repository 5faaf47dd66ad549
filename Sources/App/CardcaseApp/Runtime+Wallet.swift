import CardcaseUI
import PaymentCards
import Secrets
import Wording

/// What the wallet asks of the clipboard and of files.
extension Runtime {
  /// The wallet of the open vault.
  var wallet: WalletEffectHandler { WalletEffectHandler(random: dependencies.random) }

  /// Copies a field of a card.
  func copy(_ field: CardField, ofCard id: Int64, in open: OpenVault) -> [RuntimeStep] {
    do throws(FailureReason) {
      clipboard.copy(try wallet.text(of: field, ofCard: id, in: open), of: field)
      return []
    } catch {
      return [.reply(.cardNotOpened)]
    }
  }

  /// Reads or writes a file of cards.
  func perform(_ transfer: CardTransfer, in open: inout OpenVault) -> [RuntimeStep] {
    switch transfer {
    case .read(let path):
      return begin(.readCards(path: path, wording), in: &open)
    case .write(let keepsCodes, let takesDuplicates):
      guard let importer = open.cardImporter else {
        return [.reply(.transferred(.failed(wording(.cardImportGone))))]
      }
      return begin(
        .writeCards(
          importer,
          keepingCodes: keepsCodes,
          withDuplicates: takesDuplicates,
          wording
        ),
        in: &open
      )
    case .forget:
      open.cardImporter = nil
      forgetAfterTurn()
      return []
    case .export(let path, let withCodes):
      let result = wallet.export(to: path, withCodes: withCodes, in: open, wording)
      return [.reply(.transferred(result))]
    }
  }
}
