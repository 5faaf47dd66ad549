/// The text of a template, split into its tags and what stands between them, in one pass over its bytes.
struct TemplateText {
  /// A part of a template, as a range of its bytes.
  enum Part {
    /// Text as it stands there, comments included.
    case text(Range<Int>)
    /// What stands between the delimiters of a tag.
    case tag(Range<Int>)
  }

  /// The tag that a template begins with to have `<% %>` in place of `{{ }}`.
  private static let otherDelimiters = "{{=<% %>=}}"
  private static let comment = (open: Array("<!--".utf8), close: Array("-->".utf8))

  /// The bytes behind the tag that changes the delimiters.
  let bytes: [UInt8]
  private let open: [UInt8]
  private let close: [UInt8]
  private let head: Substring

  init(_ template: String) {
    let trimmed = template.drop(while: \.isWhitespace)
    let isOther = trimmed.hasPrefix(Self.otherDelimiters)
    let body = isOther ? trimmed.dropFirst(Self.otherDelimiters.count) : template[...]
    head = template[..<body.startIndex]
    bytes = Array(body.utf8)
    open = Array((isOther ? "<%" : "{{").utf8)
    close = Array((isOther ? "%>" : "}}").utf8)
  }

  /// The parts, in order.
  var parts: [Part] {
    var parts: [Part] = []
    var index = 0
    var textStart = 0
    // Where a tag or a comment does not end, none behind it does.
    var hasTags = true
    var hasComments = true
    while index < bytes.count {
      if hasTags, bytes.has(open, at: index) {
        let start = index + open.count
        guard let end = bytes.index(of: close, from: start) else {
          hasTags = false
          continue
        }
        if textStart < index { parts.append(.text(textStart..<index)) }
        index = end + close.count
        textStart = index
        parts.append(.tag(start..<end))
      } else if hasComments, bytes.has(Self.comment.open, at: index) {
        let start = index + Self.comment.open.count
        guard let end = bytes.index(of: Self.comment.close, from: start) else {
          hasComments = false
          continue
        }
        index = end + Self.comment.close.count
      } else {
        index += 1
      }
    }
    if textStart < bytes.count { parts.append(.text(textStart..<bytes.count)) }
    return parts
  }
}

/// Changes of the names in a template.
extension TemplateText {
  /// The template with other names of fields, and without the tags of those that have none any more. All
  /// else keeps its bytes.
  func changing(_ names: [String: String?]) -> String {
    var output = Array(head.utf8)
    for part in parts {
      switch part {
      case .text(let range): output += bytes[range]
      case .tag(let range):
        let source = bytes.text(range)
        let tag = TemplateTag(source)
        guard let new = names[tag.name] else {
          output += open + bytes[range] + close
          continue
        }
        guard let new, let place = source.range(ofLast: tag.name) else { continue }
        output += open + Array(source.replacingCharacters(in: place, with: new).utf8) + close
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The template with one more tag behind it.
  func adding(_ tag: String) -> String {
    changing([:]) + String(decoding: open + Array(tag.utf8) + close, as: UTF8.self)
  }

  /// True if there is a tag.
  var hasTag: Bool { parts.contains { if case .tag = $0 { true } else { false } } }

  /// True if there is a tag that shows something, and is no end of a section.
  var hasValue: Bool {
    parts.contains { part in
      guard case .tag(let range) = part else { return false }
      return TemplateTag(bytes.text(range)).mark == nil
    }
  }

  /// True if a tag has the filter `cloze`.
  var hasCloze: Bool {
    parts.contains { part in
      guard case .tag(let range) = part else { return false }
      return TemplateTag(bytes.text(range)).filters.contains("cloze")
    }
  }
}

extension String {
  /// The range of a text where it stands last.
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    let (all, wanted) = (Array(utf8), Array(text.utf8))
    for start in stride(from: all.count - wanted.count, through: 0, by: -1)
    where all[start...].starts(with: wanted) {
      let first = utf8.index(startIndex, offsetBy: start)
      return first..<utf8.index(first, offsetBy: wanted.count)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
