package import Flashcards

/// Fields as Anki has them: HTML.
package enum FieldExport {
  /// The HTML of a field: what came as HTML goes out byte for byte.
  ///
  /// - Parameter hasGaps: true if it may have the gaps of a cloze note.
  package static func html(of field: FieldText, hasGaps: Bool = false) -> String {
    switch field.format {
    case .html: field.text
    case .plain: field.text.escapedToHTML
    case .markdown: FieldHTML.html(of: field.text, hasGaps: hasGaps)
    }
  }

  /// True if a field of a file is one of the vault as it went out.
  static func isSame(_ kept: FieldText, _ read: FieldText) -> Bool {
    if kept == read { return true }
    guard read.format == .html, kept.format != .html else { return false }
    return html(of: kept).utf8.elementsEqual(read.text.utf8)
      || html(of: kept, hasGaps: true).utf8.elementsEqual(read.text.utf8)
  }
}

extension String {
  /// True if a byte of its UTF-8 is one of those wanted.
  func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }
}
