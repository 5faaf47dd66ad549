import CWindowTerminal

/// Restores the terminal on a crash.
package enum CrashGuard {
  /// Ignores the signals of a crash that another process has sent, until the session is closed. What
  /// the process has done itself ends it as ever.
  package static func ignoreSentSignals() {
    cwindow_guard_ignore_sent(1)
  }
}
