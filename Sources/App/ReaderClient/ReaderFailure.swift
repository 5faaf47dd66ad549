import AppSupport
import ByteCoding
package import ReaderProtocol
package import Wording

/// The reason why the reader did not do its work.
package enum ReaderFailure: Error, Hashable, Sendable {
  /// The program is not where it was installed.
  case missing(path: String)
  /// A part of its path, up to the one that is named, is a link, belongs to others, or can be written
  /// by others.
  case unguarded(path: String)
  /// The system refused to start it, with its error number.
  case notStarted(Int32)
  /// The kernel refused a measure against what it reads. Nothing foreign was read.
  case refused(ReaderRefusal)
  /// It ended, or answered something that has no meaning.
  case broken
  /// It answered more than can come of what it was given.
  case tooMuch
  /// It took too long.
  case tooSlow
  /// It was stopped, by a lock or by the user.
  case stopped

  /// Decodes something of the reader's.
  ///
  /// - Throws: `broken` if it has no meaning.
  static func decoding<T>(_ body: () throws(UnreadableBytes) -> T) throws(ReaderFailure)
    -> T
  {
    do {
      return try body()
    } catch {
      throw .broken
    }
  }
}

extension ReaderFailure: ReasonedError {
  /// The reason, for the user.
  package var reason: FailureReason {
    switch self {
    case .missing(let path): .readerMissing(path: path)
    case .unguarded(let path): .readerUnguarded(path: path)
    case .notStarted(let code): FailureReason(errorNumber: code)
    case .refused(let refusal):
      switch refusal.measure {
      case .noDumps: .readerUnconfined(call: "PR_SET_DUMPABLE")
      case .noNewPrivileges: .readerUnconfined(call: "PR_SET_NO_NEW_PRIVS")
      case .limits: .readerUnconfined(call: "setrlimit")
      case .filter: .readerUnconfined(call: "seccomp")
      case .scratchFiles: .readerScratchFiles
      }
    case .broken: .readerFailed
    case .tooMuch: .fileTooLarge
    case .tooSlow: .readerTooSlow
    case .stopped: .calledOff
    }
  }
}
