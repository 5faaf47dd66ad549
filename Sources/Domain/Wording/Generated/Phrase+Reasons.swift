// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/reasons.pot. Change it there.

extension Phrase {
  /// the disk is full
  package static var reasonDiskFull: Phrase { Phrase(.reasonDiskFull) }
  /// the disk reports an error
  package static var reasonDiskError: Phrase { Phrase(.reasonDiskError) }
  /// the file can't be written to
  package static var reasonReadOnly: Phrase { Phrase(.reasonReadOnly) }
  /// the vault is damaged and read-only
  package static var reasonVaultReadOnly: Phrase { Phrase(.reasonVaultReadOnly) }
  /// another process uses the file
  package static var reasonInUse: Phrase { Phrase(.reasonInUse) }
  /// the vault's file is damaged
  package static var reasonDamaged: Phrase { Phrase(.reasonDamaged) }
  /// there is not enough memory
  package static var reasonNoMemory: Phrase { Phrase(.reasonNoMemory) }
  /// the permissions do not allow it
  package static var reasonNotPermitted: Phrase { Phrase(.reasonNotPermitted) }
  /// there is no such file or directory
  package static var reasonMissing: Phrase { Phrase(.reasonMissing) }
  /// there is a file already
  package static var reasonExists: Phrase { Phrase(.reasonExists) }
  /// it is not a regular file
  package static var reasonNotARegularFile: Phrase { Phrase(.reasonNotARegularFile) }
  /// its format is not known
  package static var reasonUnknownFormat: Phrase { Phrase(.reasonUnknownFormat) }
  /// the file is too large
  package static var reasonFileTooLarge: Phrase { Phrase(.reasonFileTooLarge) }
  /// the device key can't be used
  package static var reasonNoDeviceKey: Phrase { Phrase(.reasonNoDeviceKey) }
  /// the key belongs to another vault
  package static var reasonOtherVault: Phrase { Phrase(.reasonOtherVault) }
  /// it is not there any more
  package static var reasonGone: Phrase { Phrase(.reasonGone) }
  /// the vault is locked
  package static var reasonLocked: Phrase { Phrase(.reasonLocked) }
  /// it was called off
  package static var reasonCalledOff: Phrase { Phrase(.reasonCalledOff) }
  /// the file is damaged
  package static var reasonDamagedFile: Phrase { Phrase(.reasonDamagedFile) }
  /// the helper program {path} is not there
  package static func reasonReaderMissing(path: String) -> Phrase {
    Phrase(.reasonReaderMissing, [path])
  }
  /// the helper program is not run, as {path} is a link, or others can change it
  package static func reasonReaderUnguarded(path: String) -> Phrase {
    Phrase(.reasonReaderUnguarded, [path])
  }
  /// the kernel does not forbid that the helper program's memory is read
  package static var reasonReaderNoDumps: Phrase { Phrase(.reasonReaderNoDumps) }
  /// the kernel refuses to take all privileges from the helper program
  package static var reasonReaderNoNewPrivileges: Phrase { Phrase(.reasonReaderNoNewPrivileges) }
  /// the kernel refuses to limit the helper program's memory and time
  package static var reasonReaderLimits: Phrase { Phrase(.reasonReaderLimits) }
  /// the kernel refuses to filter the helper program's system calls
  package static var reasonReaderFilter: Phrase { Phrase(.reasonReaderFilter) }
  /// there is no room for the helper program's files beside the vault
  package static var reasonReaderScratchFiles: Phrase { Phrase(.reasonReaderScratchFiles) }
  /// the helper program that reads it has failed
  package static var reasonReaderFailed: Phrase { Phrase(.reasonReaderFailed) }
  /// reading it takes too long
  package static var reasonReaderTooSlow: Phrase { Phrase(.reasonReaderTooSlow) }
  /// {words}
  package static func reasonOther(words: String) -> Phrase {
    Phrase(.reasonOther, [words])
  }
}
