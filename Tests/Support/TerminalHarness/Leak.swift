internal import Glibc

/// An occurrence of a text that must not have been written.
struct Leak: Sendable {
  /// The way the text got onto the terminal.
  enum Manner: String, Sendable {
    case bytes = "in the bytes written"
    case stripped = "in the text written, with escape sequences between its parts"
    case drawn = "on the screen for a moment, put together from parts"
    case shown = "on the screen now"
    case hidden = "on the screen that is not shown now"
  }

  var manner: Manner
  /// The place of the occurrence, in words.
  var place: String
}

/// A search for texts in a program's output from a mark on.
///
/// Curses sends only what changes and jumps about, so a text can become visible without ever being
/// one run of bytes. The output is therefore also interpreted again, and the rows are read after
/// every step. A text that was on the screen at the mark and is merely still there counts only at
/// the end.
struct LeakSearch {
  let transcript: Transcript
  let mark: Mark

  /// The first leak of any of the texts, and that text. They are searched for together, as
  /// interpreting megabytes takes seconds.
  func first(of texts: [String]) -> (text: String, leak: Leak)? {
    let wanted = texts.filter { !$0.isEmpty }.map { (text: $0, bytes: Array($0.utf8)) }
    let output = transcript.bytes(since: mark)
    let stripped = strippingEscapes(output)[...]
    for (text, bytes) in wanted {
      if let offset = output.firstOffset(of: bytes) {
        return (text, Leak(manner: .bytes, place: "byte \(offset) after the mark"))
      }
      if let offset = stripped.firstOffset(of: bytes) {
        return (text, Leak(manner: .stripped, place: "byte \(offset) of the text after the mark"))
      }
    }
    return replay(wanted)
  }

  private func replay(_ wanted: [(text: String, bytes: [UInt8])]) -> (text: String, leak: Leak)? {
    let emulator = Emulator(columns: transcript.sizes[0].columns, rows: transcript.sizes[0].rows)
    var sizes = transcript.sizes.dropFirst()
    var scanner = EscapeScanner()
    var piece: [UInt8] = []
    var isWatching = false

    func carryOut() -> (text: String, leak: Leak)? {
      emulator.feed(piece)
      piece.removeAll(keepingCapacity: true)
      guard isWatching else { return nil }
      for row in emulator.takeDamagedRows() where row < emulator.rows {
        let shown = emulator.rowText(row)[...]
        for (text, bytes) in wanted where shown.firstOffset(of: bytes) != nil {
          let ranges = emulator.screen.cells[row].ranges(of: text)
          guard ranges.contains(where: { emulator.isWritten(row: row, columns: $0) }) else {
            continue
          }
          let line = emulator.screen.lines[row]
          return (text, Leak(manner: .drawn, place: "row \(row): \"\(line)\""))
        }
      }
      return nil
    }

    for offset in 0...transcript.bytes.count {
      if offset == mark.offset {
        if let leak = carryOut() { return leak }
        emulator.watchDamage()
        isWatching = true
      }
      while let size = sizes.first, size.offset <= offset {
        if let leak = carryOut() { return leak }
        emulator.resize(columns: size.columns, rows: size.rows)
        sizes.removeFirst()
      }
      guard offset < transcript.bytes.count else { break }
      let byte = transcript.bytes[offset]
      let step = scanner.consume(byte)
      // The end of a run of text is examined before whatever follows could erase it.
      if isWatching, step != .text, byte == 0x1B || step == .control, let leak = carryOut() {
        return leak
      }
      piece.append(byte)
      if isWatching, step == .control, let leak = carryOut() { return leak }
      if isWatching, case .end = step, let leak = carryOut() { return leak }
    }
    if let leak = carryOut() { return leak }
    for (text, _) in wanted {
      let leak =
        standing(emulator.screen, text, .shown)
        ?? emulator.hiddenScreen.flatMap { standing($0, text, .hidden) }
      if let leak { return (text, leak) }
    }
    return nil
  }

  private func standing(_ screen: TerminalScreen, _ text: String, _ manner: Leak.Manner) -> Leak? {
    screen.position(of: text).map { position in
      Leak(manner: manner, place: "row \(position.row): \"\(screen.lines[position.row])\"")
    }
  }
}

extension ArraySlice<UInt8> {
  /// The offset of the first occurrence of the wanted bytes in the slice.
  func firstOffset(of wanted: [UInt8]) -> Int? {
    guard let first = wanted.first, count >= wanted.count else { return nil }
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let last = bytes.count - wanted.count
      var offset = 0
      while offset <= last,
        let found = memchr(start + offset, Int32(first), last - offset + 1)
      {
        if memcmp(found, wanted, wanted.count) == 0 { return start.distance(to: found) }
        offset = start.distance(to: found) + 1
      }
      return nil
    }
  }
}

extension [TerminalCell] {
  /// The ranges of columns in which the row shows a text.
  func ranges(of text: String) -> [Range<Int>] {
    indices.compactMap { start in
      var rest = text[...]
      var column = start
      while !rest.isEmpty, column < count, rest.hasPrefix(self[column].text) {
        rest = rest.dropFirst(self[column].text.count)
        column += 1
      }
      return rest.isEmpty && column > start ? start..<column : nil
    }
  }
}
