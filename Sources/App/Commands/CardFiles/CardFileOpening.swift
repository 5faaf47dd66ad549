import AppSupport
import DomainWords
import PaymentCards
import ReaderClient
import ReaderProtocol
import Secrets
import Vault
import WindowTerminal
import Wording

/// Reads a file of cards for a command, and asks for what opens it.
struct CardFileOpening {
  /// The number of times that a password is asked for.
  private static let attempts = 3

  /// The path of the file; `-` is standard input.
  let path: String
  /// The one format that it may be of; nil for any.
  let format: CardFormatName?
  /// The path of the key file; nil for none.
  let keyFile: String?
  /// The descriptor that the password is read from; nil for the terminal.
  let password: Int32?
  let readers: ReaderStarter
  let wording: Wording

  private var name: String { wording.fileName(path) }

  /// Reads the file.
  ///
  /// - Parameter now: the current month.
  func read(now: YearMonth) throws(ToolFailure) -> CardFileReading {
    let source = try ToolFailure.transferring(path) { try CardFileSource(path) }
    var secret = CardFileSecret()
    if let keyFile {
      secret.keyFile = try ToolFailure.transferring(keyFile) { try KeyFile.read(keyFile) }
    }
    if let password {
      let line = try PasscodeReading.read(from: password, allowingEmpty: true)
      secret.password = line.count == 0 && keyFile != nil ? nil : line
      return try read(source, with: secret, now: now)
    }
    do throws(ToolFailure) {
      return try read(source, with: CardFileSecret(), now: now)
    } catch .transfer(.key(let format, .needed), _) {
      return try ask(format, source, secret, now: now)
    }
  }

  /// Asks for the password until it is the right one, or was wrong too often.
  private func ask(
    _ format: CardFormatName,
    _ source: CardFileSource,
    _ secret: CardFileSecret,
    now: YearMonth
  ) throws(ToolFailure) -> CardFileReading {
    var secret = secret
    let prompt = wording(
      keyFile == nil
        ? .importPasswordPrompt(path: name, format: format.displayName)
        : .importPasswordOrNone(path: name, format: format.displayName)
    )
    for attempt in 1...Self.attempts {
      let typed = try typed(prompt, format)
      // Without a password is not the same as with an empty one.
      let hasNone = typed.isEmpty && keyFile != nil
      secret.password = hasNone ? nil : try FilePassword.bytes(of: typed)
      do throws(ToolFailure) {
        return try read(source, with: secret, now: now)
      } catch {
        guard case .transfer(.key(_, .wrong), _) = error, attempt < Self.attempts else {
          throw error
        }
        StandardStreams.complain(error.sentence(wording))
      }
    }
    throw .cancelled
  }

  /// Asks for the password. Where there is no terminal, the failure says what the file needs.
  private func typed(
    _ prompt: String,
    _ format: CardFormatName
  ) throws(ToolFailure) -> SecretBuffer {
    do throws(ToolFailure) {
      return try FilePassword.ask(prompt)
    } catch .terminal(.noTerminal) {
      throw .transfer(.key(format, .needed), path: path)
    }
  }

  private func read(
    _ source: CardFileSource,
    with secret: CardFileSecret,
    now: YearMonth
  ) throws(ToolFailure) -> CardFileReading {
    try ToolFailure.transferring(path) {
      try CardFileReading.opening(
        source,
        with: secret,
        as: format,
        now: now,
        by: readers,
        random: SystemRandom()
      )
    }
  }
}

extension ToolFailure {
  /// Runs `body`, and attributes its failure to a file outside, or to the vault.
  static func transferring<T>(
    _ file: String,
    vault: String = "",
    _ body: () throws -> T
  ) throws(ToolFailure) -> T {
    do {
      return try body()
    } catch let failure as CardTransferFailure {
      throw .transfer(failure, path: file)
    } catch let failure as PrivateFile.Failure {
      throw ToolFailure(failure, path: file)
    } catch let failure as ReaderFailure {
      throw .foreign(FailureReason(failure), path: file)
    } catch let failure as SecretFailure {
      throw .vault(.secret(failure), path: vault)
    } catch {
      throw .vault(error as? VaultFailure ?? .damaged(.file), path: vault)
    }
  }
}
