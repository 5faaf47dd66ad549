import Glibc

/// The parts of a process's surroundings that a command changes and that a program would inherit.
package struct ProcessEnvironment: Sendable {
  private let mask: mode_t
  private let ignoresFileSize: Bool

  /// Remembers those of this process, before a command changes them.
  package init() {
    mask = umask(0o077)
    umask(mask)
    var action = sigaction()
    sigaction(SIGXFSZ, nil, &action)
    ignoresFileSize =
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Puts them back.
  func restore() {
    umask(mask)
    if !ignoresFileSize { signal(SIGXFSZ, SIG_DFL) }
  }
}
