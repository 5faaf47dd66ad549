import AppSupport
package import PaymentCards
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

/// The options of an export of cards.
package struct CardExportOptions: Sendable {
  /// The path of the file; `-` is standard output, which gets nothing but the cards.
  package var file: String
  /// The format.
  package var format: PaymentCardExportFormat
  /// The descriptor that the password of a sealed file is read from; nil for the terminal.
  package var password: Int32?
  /// True if an existing regular file may be replaced.
  package var replaces: Bool
  /// True to export security codes.
  package var withCodes: Bool

  /// The options of an export.
  package init(
    file: String,
    format: PaymentCardExportFormat = .sealed,
    password: Int32? = nil,
    replaces: Bool = false,
    withCodes: Bool = false
  ) {
    self.file = file
    self.format = format
    self.password = password
    self.replaces = replaces
    self.withCodes = withCodes
  }
}

extension VaultTool {
  /// Asks for the passcode, and for a password or for confirmation, and exports all cards.
  ///
  /// - Parameter show: receives lines for the user as they arise.
  package func exportCards(
    _ options: CardExportOptions,
    _ show: ([String]) -> Void
  ) throws(ToolFailure) {
    let file = options.file
    try ToolFailure.transferring(file) {
      try PaymentCardExporter.check(file, replacing: options.replaces)
    }
    let vault = try door.open(for: .readOnly)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    let name = wording.fileName(file, isOutput: true)
    let isSealed = options.format == .sealed
    let isOpen = !isSealed && PrivateOutput.isOpenToOthers(file)
    show(opening.notes + (isOpen ? [wording(.exportOpenFile)] : []))
    var request = CardWriteRequest(options.format.file, password: nil)
    if isSealed {
      request.password = try password(for: name, options)
    } else {
      let word = PaymentCardExportFormat.confirmation
      try context.confirm(.cardExportConfirmation(path: name, word: word), word: word)
    }
    let (written, damaged) = try ToolFailure.transferring(file, vault: path) {
      try PaymentCardExporter.export(
        PaymentCardStore(vault),
        as: request,
        to: file,
        replacing: options.replaces,
        withCodes: options.withCodes,
        under: opening.key,
        by: ReaderStarter(.installed, for: .file(door.path))
      )
    }
    show([
      wording(
        isSealed
          ? .cardExportSealedDone(written, path: name)
          : .cardExportPlainDone(written, path: name)
      )
    ])
    if damaged > 0 { show([wording(.exportDamaged(damaged))]) }
  }

  private func password(
    for name: String,
    _ options: CardExportOptions
  ) throws(ToolFailure) -> SecretBytes {
    guard let descriptor = options.password else {
      return try FilePassword.askTwice(for: name, wording)
    }
    return try PasscodeReading.read(from: descriptor)
  }
}
