extension TerminalSession {
  /// Sends an escape sequence that draws nothing, such as one about the clipboard. The bytes are kept
  /// nowhere.
  ///
  /// - Returns: false where somebody else has the terminal.
  public func send(_ sequence: UnsafeRawBufferPointer) -> Bool {
    guard isUsable else { return false }
    writeAll(sequence, to: outputDescriptor)
    return true
  }
}
