extension TerminalSession {
  /// Sends an escape sequence that draws nothing, such as one for the clipboard. The part that the
  /// terminal does not take at once is queued until it does, or until output is discarded, and is
  /// then overwritten.
  ///
  /// - Returns: false if somebody else has the terminal.
  public func send(_ sequence: UnsafeRawBufferPointer) -> Bool {
    guard isUsable else { return false }
    recoverFromLoss()
    writer.write(sequence)
    return true
  }
}
