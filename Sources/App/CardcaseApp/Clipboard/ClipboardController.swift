import FoundationEssentials
import PaymentCards
import Secrets
import Synchronization
import WalletUI

/// What became of a copy, or of taking it back.
enum ClipboardNews: Sendable {
  case copied(CardField, CopyResult)
  case cleared(ClearResult)

  /// For the interface.
  var reply: WalletReply {
    switch self {
    case .copied(let field, let result): .copied(field, result)
    case .cleared(let result): .clipboardCleared(result)
    }
  }
}

/// Where the program has things copied and taken back. Programs that do it are run on a thread of their
/// own, so that the screen never waits for them; the terminal is written to by the thread that has it.
/// The news comes by mail in either case.
final class ClipboardController {
  private enum Way {
    case here(Clipboard)
    case elsewhere(DistantClipboard)
  }

  /// Whether what is copied may be sent through an ssh connection.
  var copiesOverSSH = false

  private let mailbox: Mailbox
  private let terminal: any Frontend
  private var way: Way?

  /// How long a program may take, and how long all of them together at the end.
  private static let patience = Duration.milliseconds(700)

  init(mailbox: Mailbox, terminal: any Frontend) {
    self.mailbox = mailbox
    self.terminal = terminal
  }

  /// Copies bytes in place of those copied before.
  func copy(_ secret: SecretBytes, of field: CardField) {
    let route = chosenRoute
    switch (way, route) {
    case (.here(let clipboard), .success(.terminal)):
      tell(.copied(field, CopyResult(clipboard.copy(secret))))
    case (.elsewhere(let clipboard), .success(let route)) where clipboard.route == route:
      clipboard.copy(secret, of: field)
    case (_, .success(let route)):
      // What went another way before is taken back that way.
      clear()
      way = way(along: route)
      copy(secret, of: field)
    case (_, .failure(let refusal)):
      clear()
      tell(.copied(field, refusal == .overSSH ? .refusedOverSSH : .refusedInScreen))
    }
  }

  /// Takes back what was copied.
  func clear() {
    switch way {
    case .here(let clipboard):
      if clipboard.holdsSecret { tell(.cleared(ClearResult(clipboard.clear()))) }
    case .elsewhere(let clipboard): clipboard.clear()
    case nil: break
    }
  }

  /// Waits until all is done that was begun, for a short time at most: before the program stops or
  /// ends.
  func settle() {
    if case .elsewhere(let clipboard) = way { clipboard.wait(atMost: Self.patience) }
  }

  private var chosenRoute: Result<ClipboardRoute, ClipboardRefusal> {
    let environment = ProcessInfo.processInfo.environment
    return ClipboardRoute.choose(in: environment, allowsTerminalOverSSH: copiesOverSSH) { name in
      ProgramPath.find(name, in: environment["PATH"] ?? "")
    }
  }

  private func way(along route: ClipboardRoute) -> Way {
    let run = ProcessRunner(patience: Self.patience)
    guard route == .terminal else {
      return .elsewhere(DistantClipboard(route, run: run, mailbox: mailbox))
    }
    return .here(
      Clipboard(route, run: run) { [terminal] secret in
        secret.withUnsafeBytes { terminal.send($0) }
      }
    )
  }

  private func tell(_ news: ClipboardNews) {
    mailbox.post(.clipboard(news))
  }
}

/// A clipboard that programs have: a thread runs them, in the order in which it is told to.
private final class DistantClipboard: Sendable {
  /// The way that things go.
  let route: ClipboardRoute
  private let thread: WorkThread
  private let clipboard: Mutex<Clipboard>

  init(_ route: ClipboardRoute, run: ProcessRunner, mailbox: Mailbox) {
    self.route = route
    thread = WorkThread(mailbox: mailbox)
    clipboard = Mutex(Clipboard(route, run: run) { _ in false })
  }

  func copy(_ secret: SecretBytes, of field: CardField) {
    thread.add { [self] in
      .clipboard(.copied(field, CopyResult(clipboard.withLock { $0.copy(secret) })))
    }
  }

  func clear() {
    thread.add { [self] in .clipboard(.cleared(ClearResult(clipboard.withLock { $0.clear() }))) }
  }

  /// Waits until all is done that was begun.
  func wait(atMost patience: Duration) { thread.wait(atMost: patience) }
}

extension CopyResult {
  fileprivate init(_ copied: Clipboard.Copied) {
    self =
      switch copied {
      case .copied: .copied
      case .inTmux(let handedOn): .inTmux(handedOn: handedOn)
      case .sentToTerminal: .sentToTerminal
      case .pending: .pending
      case .failed: .failed
      }
  }
}

extension ClearResult {
  fileprivate init(_ cleared: Clipboard.Cleared) {
    self =
      switch cleared {
      case .nothing: .nothing
      case .cleared: .cleared
      case .notOurs: .notOurs
      case .askedTerminal: .askedTerminal
      case .failed: .failed
      }
  }
}
