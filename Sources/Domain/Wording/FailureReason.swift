/// The reason why something could not be done, as far as a user can do something about it.
public enum FailureReason: Error, Hashable, Sendable {
  /// The disk, or the user's share of it, is full.
  case diskFull
  /// The disk, or what it hangs on, reports an error.
  case diskError
  /// The file, its directory or the file system can't be written to.
  case readOnly
  /// The vault can only be read, as the list of its records is damaged.
  case vaultReadOnly
  /// Another process uses the file.
  case inUse
  /// The data written before are damaged, or were changed by somebody else.
  case damaged
  /// The system or the guarded memory has no room left.
  case noMemory
  /// The file belongs to somebody else, or its permissions forbid this.
  case notPermitted
  /// There is no such file or directory.
  case missing
  /// There is a file in this place already.
  case exists
  /// It is a directory, a link, a pipe, a socket or a device.
  case notARegularFile
  /// It is of a format that this version does not know.
  case unknownFormat
  /// The file is larger, or would become larger, than is allowed.
  case fileTooLarge
  /// The device key that the passcode needs can't be read or written.
  case noDeviceKey
  /// The key belongs to another vault.
  case otherVault
  /// It is not in the vault any more.
  case gone
  /// The vault is locked or closed: there is no key for it.
  case locked
  /// It was called off.
  case calledOff
  /// The file is damaged.
  case damagedFile
  /// The helper program that reads what is foreign is not where it was installed.
  case readerMissing(path: String)
  /// Others could have put the helper program where it is.
  case readerUnguarded(path: String)
  /// The helper program can't be confined, as the kernel refuses this call.
  case readerUnconfined(call: String)
  /// The helper program can't make files without a name beside the vault.
  case readerScratchFiles
  /// The helper program crashed, or answered something that has no meaning.
  case readerFailed
  /// The helper program took too long.
  case readerTooSlow
  /// Something else, in the words of the system.
  case other(String)
}

extension Wording {
  /// A reason as a clause: it stands after a colon, without a full stop.
  public func callAsFunction(_ reason: FailureReason) -> String {
    self(reason.phrase)
  }
}

extension FailureReason {
  fileprivate var phrase: Phrase {
    switch self {
    case .diskFull: .reasonDiskFull
    case .diskError: .reasonDiskError
    case .readOnly: .reasonReadOnly
    case .vaultReadOnly: .reasonVaultReadOnly
    case .inUse: .reasonInUse
    case .damaged: .reasonDamaged
    case .noMemory: .reasonNoMemory
    case .notPermitted: .reasonNotPermitted
    case .missing: .reasonMissing
    case .exists: .reasonExists
    case .notARegularFile: .reasonNotARegularFile
    case .unknownFormat: .reasonUnknownFormat
    case .fileTooLarge: .reasonFileTooLarge
    case .noDeviceKey: .reasonNoDeviceKey
    case .otherVault: .reasonOtherVault
    case .gone: .reasonGone
    case .locked: .reasonLocked
    case .calledOff: .reasonCalledOff
    case .damagedFile: .reasonDamagedFile
    case .readerMissing(let path): .reasonReaderMissing(path: path)
    case .readerUnguarded(let path): .reasonReaderUnguarded(path: path)
    case .readerUnconfined(let call): .reasonReaderUnconfined(call: call)
    case .readerScratchFiles: .reasonReaderScratchFiles
    case .readerFailed: .reasonReaderFailed
    case .readerTooSlow: .reasonReaderTooSlow
    case .other(let words): .reasonOther(words: words)
    }
  }
}

/// An error with a reason that users are told.
package protocol ReasonedError: Error {
  /// The reason, for the user.
  var reason: FailureReason { get }
}

extension FailureReason: ReasonedError {
  /// The reason itself.
  package var reason: FailureReason { self }

  /// The reason behind any error.
  package init(_ error: any Error) {
    self = (error as? any ReasonedError)?.reason ?? .other(String(describing: error))
  }
}
