import CGumbo
import Flashcards

/// A node of a parsed document.
struct HTMLNode {
  private let pointer: UnsafePointer<GumboNode>

  init?(_ pointer: UnsafePointer<GumboNode>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// The kind of node.
  enum Kind {
    case element(GumboTag)
    /// Text, as bytes that end in 0.
    case text(UnsafePointer<CChar>)
    /// A comment and the like, of which nothing shows.
    case other
  }

  /// The kind.
  var kind: Kind {
    switch pointer.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      let element = pointer.pointee.v.element
      // What is in MathML or SVG has names of its own.
      let isHTML = element.tag_namespace == GUMBO_NAMESPACE_HTML
      return .element(isHTML || element.tag == GUMBO_TAG_SVG ? element.tag : GUMBO_TAG_SPAN)
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
      return pointer.pointee.v.text.text.map { .text($0) } ?? .other
    default: return .other
    }
  }

  /// The children of an element.
  var children: UnsafeBufferPointer<UnsafeMutableRawPointer?> {
    guard case .element = kind else { return UnsafeBufferPointer(start: nil, count: 0) }
    let vector = pointer.pointee.v.element.children
    return UnsafeBufferPointer(start: vector.data, count: Int(vector.length))
  }

  /// True if the element has attributes.
  var hasAttributes: Bool { pointer.pointee.v.element.attributes.length > 0 }

  /// The value of an element's attribute; nil without it.
  func attribute(_ name: String) -> String? {
    var attributes = pointer.pointee.v.element.attributes
    guard attributes.length > 0, let found = gumbo_get_attribute(&attributes, name),
      let value = found.pointee.value
    else { return nil }
    return String(cString: value)
  }

  /// The number in an attribute, between 0 and `most`.
  func number(_ name: String, most: Int) -> Int? {
    attribute(name).flatMap { Int($0) }.map { max(0, min(most, $0)) }
  }

  /// True if one of the element's classes has a name.
  func hasClass(_ name: Substring) -> Bool {
    attribute("class")?.split(whereSeparator: \.isWhitespace).contains(name) ?? false
  }

  /// A node from a list of children.
  static func child(_ pointer: UnsafeMutableRawPointer?) -> HTMLNode? {
    HTMLNode(pointer.map { UnsafePointer($0.assumingMemoryBound(to: GumboNode.self)) })
  }

  /// Elements whose text is not to be read; what a summary says names what is behind it.
  private static let silent = Set(
    [GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_TEMPLATE, GUMBO_TAG_BUTTON, GUMBO_TAG_SUMMARY]
      .map(\.rawValue)
  )

  /// The first child that is such an element.
  func child(_ tag: GumboTag) -> HTMLNode? {
    children.lazy.compactMap(HTMLNode.child).first { node in
      if case .element(let found) = node.kind { found == tag } else { false }
    }
  }

  /// The text within, without tags, as far as it has room in `most` bytes.
  func text(most: Int) -> String {
    var text = ""
    var open = children.reversed().compactMap(HTMLNode.child)
    while let node = open.popLast(), text.utf8.count < most {
      switch node.kind {
      case .text(let bytes): text += String(cString: bytes)
      case .element(let tag) where Self.silent.contains(tag.rawValue): break
      case .element: open += node.children.reversed().compactMap(HTMLNode.child)
      case .other: break
      }
    }
    let words = ClozeMarkup.withoutMarks(text).split(whereSeparator: \.isWhitespace)
    return String(words.joined(separator: " ").prefix(most))
  }
}
