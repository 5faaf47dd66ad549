extension TerminalSession {
  /// The screen at the end of each frame from a mark on: a frame ends with the mark of synchronized
  /// output. Programs that do not write it have none.
  ///
  /// - Parameter limit: the greatest number of frames, from the first.
  public func frames(since mark: Mark, atMost limit: Int = .max) throws -> [TerminalScreen] {
    try drain()
    let replay = Emulator(columns: transcript.sizes[0].columns, rows: transcript.sizes[0].rows)
    var sizes = transcript.sizes.dropFirst()
    var scanner = EscapeScanner()
    var piece: [UInt8] = []
    var frames: [TerminalScreen] = []
    for (offset, byte) in transcript.bytes.enumerated() {
      while let size = sizes.first, size.offset <= offset {
        replay.feed(piece)
        piece.removeAll(keepingCapacity: true)
        replay.resize(columns: size.columns, rows: size.rows)
        sizes.removeFirst()
      }
      piece.append(byte)
      guard case .end(.privateModes(let numbers, isSet: false)) = scanner.consume(byte),
        numbers.contains(PrivateMode.synchronizedOutput.rawValue), offset >= mark.offset
      else { continue }
      replay.feed(piece)
      piece.removeAll(keepingCapacity: true)
      frames.append(replay.screen)
      if frames.count >= limit { break }
    }
    return frames
  }
}
