import AppSupport
import LockUI
import WindowTerminal
import Wording

/// Takes over the terminal: by the full screen, or by line mode where the user asks for it or the
/// terminal can't place text.
func openFrontend(
  _ dependencies: Dependencies,
  _ purpose: LockPurpose,
  _ wording: Wording
) throws(TerminalError) -> any Frontend {
  // Whoever is kept out of a terminal may have other ways to the process.
  defer { if purpose == .terminal { CrashGuard.ignoreSentSignals() } }
  guard !dependencies.isPlain else { return try LineFrontend(dependencies, purpose, wording) }
  do throws(TerminalError) {
    return try ScreenFrontend(dependencies, wording)
  } catch {
    guard let reason = error.reasonForLines(wording) else { throw error }
    return try LineFrontend(dependencies, purpose, wording, because: reason)
  }
}

extension TerminalError {
  /// The reason why the program talks in lines, and the way to the full screen; nil if it can't
  /// talk at all.
  fileprivate func reasonForLines(_ wording: Wording) -> String? {
    switch self {
    case .unknownTerminal, .cannotAddressCursor: sentence(wording)
    case .noTerminal, .refused: nil
    }
  }
}

extension LaunchMode {
  /// The thing that the lock keeps closed.
  var purpose: LockPurpose {
    switch self {
    case .vault, .demo: .vault
    case .terminalLock: .terminal
    }
  }
}
