package import AppSupport
import ByteCoding
package import PaymentCards
package import ReaderProtocol
package import Secrets
package import Store
import Vault

/// Writes the cards of a vault to a file.
package enum PaymentCardExporter {
  /// The number of bytes of cards from which on they are sent to the reader.
  private static let step = 32 << 10

  /// Writes cards into a file that only its owner may read. The file is there
  /// whole or not at all.
  ///
  /// - Parameters:
  ///   - ids: the cards; nil for all.
  ///   - request: the format, and the password of the file.
  ///   - path: the file; `-` is standard output.
  ///   - replacing: true if an existing regular file may be replaced; anything else never is.
  ///   - withCodes: true if security codes are written.
  /// - Returns: the number of cards written, and of damaged cards left out.
  /// - Throws: `CardTransferFailure`, `ReaderFailure`, or `VaultFailure`.
  package static func export(
    _ store: PaymentCardStore,
    only ids: Set<Int64>? = nil,
    as request: CardWriteRequest,
    to path: String,
    replacing: Bool,
    withCodes: Bool,
    under key: VaultKey,
    by readers: ReaderStarter
  ) throws -> (written: Int, damaged: Int) {
    do {
      return try write(
        store,
        only: ids,
        as: request,
        to: PrivateOutput(path, replacing: replacing),
        withCodes: withCodes,
        under: key,
        by: readers
      )
    } catch let failure as PrivateFile.Failure {
      throw CardTransferFailure(failure)
    }
  }

  /// Writes all cards into a new file that is not encrypted, with the installed reader.
  ///
  /// - Returns: the number of cards written.
  /// - Throws: as the other one.
  package static func export(
    _ store: PaymentCardStore,
    to path: String,
    under key: VaultKey
  ) throws -> Int {
    try export(
      store,
      as: CardWriteRequest(.bitwardenJSON, password: nil),
      to: path,
      replacing: false,
      withCodes: false,
      under: key,
      by: ReaderStarter(.installed, for: .memory)
    ).written
  }

  /// Checks that the file may be written.
  ///
  /// - Throws: `CardTransferFailure` if it may not.
  package static func check(_ path: String, replacing: Bool) throws(CardTransferFailure) {
    do throws(PrivateFile.Failure) {
      try PrivateOutput.check(path, replacing: replacing)
    } catch {
      throw CardTransferFailure(error)
    }
  }

  private static func write(
    _ store: PaymentCardStore,
    only ids: Set<Int64>?,
    as request: CardWriteRequest,
    to output: PrivateOutput,
    withCodes: Bool,
    under key: VaultKey,
    by readers: ReaderStarter
  ) throws -> (written: Int, damaged: Int) {
    let reader = try readers.start(.cardsOut)
    var writer = ByteWriter()
    var written = 0
    var sent = 0
    func send(_ frame: ReaderProtocol.Frame) throws {
      sent += frame.payload.count
      try reader.send(frame, CardFileReading.failure(in:))
    }
    func flush() throws {
      guard !writer.bytes.isEmpty else { return }
      try send(ReaderProtocol.Frame(.record, writer.bytes))
      writer = ByteWriter()
    }
    try send(request.frame)
    let damaged = try store.eachCard(only: ids, under: key) { card in
      var card = card
      if !withCodes { card.securityCode = nil }
      card.write(to: &writer)
      written += 1
      if writer.bytes.count >= step { try flush() }
    }
    try flush()
    try send(ReaderProtocol.Frame(.end))
    // The reader sends the file once it has all cards.
    reader.patience = .seconds(CardFileReading.patience)
    try reader.receiveFile(of: sent, CardFileReading.failure(in:)) { try output.write($0) }
    try output.settle()
    return (written, damaged)
  }
}

extension CardTransferFailure {
  package init(_ failure: PrivateFile.Failure) {
    self =
      switch failure {
      case .exists: .exists
      case .notARegularFile: .notARegularFile
      case .symbolicLink: .symbolicLink
      case .terminal: .terminal
      case .system(let code): .system(code)
      }
  }
}

extension PaymentCardExportFormat {
  /// The format of the file.
  package var file: CardFormatName {
    switch self {
    case .sealed: .bitwardenPassword
    case .bitwardenJSON: .bitwardenJSON
    case .credentialExchange: .credentialExchange
    }
  }
}
