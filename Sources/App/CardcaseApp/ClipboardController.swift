import AppSupport
import DomainWords
import FoundationEssentials
import PaymentCards
import Secrets
import SyncEngines
import Synchronization
import WalletUI

/// The result of a copy or of a clearing.
enum ClipboardNews: Sendable {
  case copied(PaymentCardPart, CopyResult)
  case cleared(ClearResult)

  /// The reply to the interface.
  var reply: WalletReply {
    switch self {
    case .copied(let field, let result): .copied(field, result)
    case .cleared(let result): .clipboardCleared(result)
    }
  }
}

/// Copies secrets and clears them. Clipboard programs run on a thread of their own, so that the
/// screen never waits for them; escape sequences are sent from the thread that has the terminal.
/// The results arrive by mail in either case.
final class ClipboardController {
  private enum Way {
    case here(Clipboard)
    case elsewhere(DistantClipboard)
  }

  /// True if secrets may be sent through an ssh connection.
  var copiesOverSSH = false

  private let mailbox: Mailbox
  private let terminal: any Frontend
  private var way: Way?

  /// The time limit of a program, and of waiting for all of them at the end.
  private static let patience = Duration.milliseconds(700)

  init(mailbox: Mailbox, terminal: any Frontend) {
    self.mailbox = mailbox
    self.terminal = terminal
  }

  /// Copies bytes in place of those copied before.
  func copy(_ secret: SecretBytes, of field: PaymentCardPart) {
    let route = chosenRoute
    switch (way, route) {
    case (.here(let clipboard), .success(.terminal)):
      tell(.copied(field, clipboard.copy(secret)))
    case (.elsewhere(let clipboard), .success(let route)) where clipboard.route == route:
      clipboard.copy(secret, of: field)
    case (_, .success(let route)):
      // A secret copied by another route is cleared by that route.
      clear()
      way = way(along: route)
      copy(secret, of: field)
    case (_, .failure(let refusal)):
      clear()
      tell(.copied(field, refusal == .overSSH ? .refusedOverSSH : .refusedInScreen))
    }
  }

  /// Clears the copied secret.
  func clear() {
    switch way {
    case .here(let clipboard):
      if clipboard.holdsSecret { tell(.cleared(clipboard.clear())) }
    case .elsewhere(let clipboard): clipboard.clear()
    case nil: break
    }
  }

  /// Waits for unfinished work, for a short time at most, before the program stops or ends.
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

/// A clipboard accessed by programs, which a thread runs in the order of the requests.
private final class DistantClipboard: Sendable {
  /// The route to the clipboard.
  let route: ClipboardRoute
  private let thread: WorkThread
  private let clipboard: Mutex<Clipboard>

  init(_ route: ClipboardRoute, run: ProcessRunner, mailbox: Mailbox) {
    self.route = route
    thread = WorkThread(mailbox: mailbox)
    clipboard = Mutex(Clipboard(route, run: run) { _ in false })
  }

  func copy(_ secret: SecretBytes, of field: PaymentCardPart) {
    thread.add { [self] in
      .clipboard(.copied(field, clipboard.withLock { $0.copy(secret) }))
    }
  }

  func clear() {
    thread.add { [self] in .clipboard(.cleared(clipboard.withLock { $0.clear() })) }
  }

  /// Waits for unfinished work, at most `patience`.
  func wait(atMost patience: Duration) { thread.wait(atMost: patience) }
}
