extension English {
  /// Why something could not be done: clauses that stand after a colon.
  static let reasons: KeyValuePairs<Phrase, String> = [
    .reasonDiskFull: "the disk is full",
    .reasonDiskError: "the disk reports an error",
    .reasonReadOnly: "the file or its directory can't be written to",
    .reasonVaultReadOnly: "the vault is damaged and read-only",
    .reasonInUse: "another process uses the file",
    .reasonDamaged: "the file is damaged or was changed",
    .reasonNoMemory: "there is not enough memory",
    .reasonNotPermitted: "its permissions do not allow it",
    .reasonMissing: "there is no such file or directory",
    .reasonExists: "there is a file already",
    .reasonNotARegularFile: "it is not a regular file",
    .reasonUnknownFormat: "its format is not known",
    .reasonFileTooLarge: "the file is or would become too large",
    .reasonNoDeviceKey: "the device key can't be used",
    .reasonOtherVault: "the key belongs to another vault",
    .reasonGone: "it is not there any more",
    .reasonLocked: "the vault is locked",
    .reasonCalledOff: "it was called off",
    .reasonOther: "{words}",
  ]
}
