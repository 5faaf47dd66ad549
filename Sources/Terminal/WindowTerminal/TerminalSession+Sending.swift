extension TerminalSession {
  /// Sends an escape sequence that draws nothing, such as one about the clipboard. What the terminal
  /// does not take at once is kept until it does, or until output is discarded, and is overwritten
  /// then.
  ///
  /// - Returns: false where somebody else has the terminal.
  public func send(_ sequence: UnsafeRawBufferPointer) -> Bool {
    guard isUsable else { return false }
    recoverFromLoss()
    writer.write(sequence)
    return true
  }
}
