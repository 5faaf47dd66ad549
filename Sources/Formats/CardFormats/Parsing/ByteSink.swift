import ReaderProtocol

/// A stage of a pipe that bytes go through in pieces: what reads a large file so never has all of it in
/// memory at once.
protocol ByteSink: AnyObject {
  /// Takes the next bytes, which may be overwritten afterwards.
  func take(_ bytes: UnsafeRawBufferPointer) throws(CardFileFailure)

  /// Takes the end.
  func finish() throws(CardFileFailure)
}
