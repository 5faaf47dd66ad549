extension NoteContent {
  /// The line by which the note is told of: the first one of its first field. Of a note for image occlusion, of which
  /// that has the shapes, it is the one of its header, or the name of its picture with that of its type.
  package var title: String {
    guard let occlusion = type.occlusionFields else { return line(0) }
    let header = occlusion.header.map { line($0) } ?? ""
    guard header.isBlank else { return header }
    let pictures = fields.indices.contains(occlusion.picture) ? fields[occlusion.picture] : nil
    return pictures?.mediaReferences.first.map { "\($0.name) (\(type.name))" } ?? type.name
  }

  /// The first lines of the question with an ordinal and of its answer, without markup of HTML; of a note for image
  /// occlusion its title alone.
  ///
  /// - Parameter gap: the words for a gap that is asked for, such as `[...]`.
  package func firstLines(
    asking ordinal: Int,
    gap: (_ text: String) -> String = { $0 }
  ) -> (question: String, answer: String) {
    guard let index = type.template(ofOrdinal: ordinal), type.occlusionFields == nil else {
      return (title, "")
    }
    let shown = type.listFields[index]
    guard type.kind == .cloze else {
      return (line(shown.question), shown.answer.map { line($0) } ?? "")
    }
    let text = ClozeText(plain(shown.question))
    let question = text.pieces(asking: ordinal + 1, answered: false)
      .map { $0.mark == .gap ? gap($0.text) : $0.text }.joined()
    let gaps = text.pieces(asking: ordinal + 1, answered: true).filter { $0.mark == .revealed }
    return (Self.line(of: question), Self.line(of: gaps.map(\.text).joined(separator: ", ")))
  }

  /// The first line of one of the two sides.
  package func firstLine(of side: CardSide, asking ordinal: Int) -> String {
    if let index = type.field(showing: side, ofOrdinal: ordinal) { return line(index) }
    let lines = firstLines(asking: ordinal)
    return side == .question ? lines.question : lines.answer
  }

  private func plain(_ index: Int) -> String {
    fields.indices.contains(index) ? fields[index].plain : ""
  }

  private func line(_ index: Int) -> String { Self.line(of: plain(index)) }

  /// The first line with text.
  private static func line(of text: String) -> String {
    // Most texts are one line, and their characters take long to go through.
    guard text.utf8.contains(where: mayBeginNewline) else { return text }
    let first = String(text.prefix { !$0.isNewline })
    guard first.isEmpty, !text.isEmpty else { return first }
    return text.split(whereSeparator: \.isNewline).first { $0.contains { !$0.isWhitespace } }
      .map { String($0) } ?? ""
  }

  /// True for the bytes of the line breaks of ASCII, and for the first ones of the others.
  private static func mayBeginNewline(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }
}

extension FieldFormat {
  /// The first bytes of a text whose first line begins with them as they stand there; nil where that takes a
  /// look at its characters.
  ///
  /// - Parameter length: the greatest number of bytes.
  package func plainStart(
    of text: UnsafeRawBufferPointer,
    _ length: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    let start = UnsafeRawBufferPointer(rebasing: text.prefix(length))
    let hasMarkup = self == .html
    for byte in start {
      guard (0x20...0x7E).contains(byte) else { return nil }
      if hasMarkup, byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return nil }
    }
    return start.bindMemory(to: UInt8.self)
  }
}
