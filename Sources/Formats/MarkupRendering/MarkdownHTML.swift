import CCmarkGFM
import Synchronization

/// Markdown as cmark-gfm reads it, with tables, strikethrough, autolinks and task lists.
enum MarkdownHTML {
  /// The longest Markdown that is parsed, in bytes. What is longer is shown as it is written.
  private static let most = 262_144

  /// HTML stays as it is, as all of it is parsed again. A line end is one, as people write cards line
  /// by line.
  private static let options = CMARK_OPT_UNSAFE | CMARK_OPT_HARDBREAKS

  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  /// cmark-gfm keeps the marks of its extensions in variables of the process while it parses.
  private static let lock = Mutex(())

  private static let isRegistered: Void = cmark_gfm_core_extensions_ensure_registered()

  /// The HTML of `markdown`, which has no marks.
  static func html(of markdown: String) -> String {
    guard markdown.utf8.count <= most else { return escaped(markdown) }
    let kept = KeptSounds(markdown)
    return kept.restored(in: parsed(kept.text))
  }

  private static func parsed(_ markdown: String) -> String {
    lock.withLock { _ in
      isRegistered
      guard let parser = cmark_parser_new(options) else { return escaped(markdown) }
      defer { cmark_parser_free(parser) }
      for name in extensions {
        guard let found = cmark_find_syntax_extension(name) else { continue }
        cmark_parser_attach_syntax_extension(parser, found)
      }
      var markdown = markdown
      markdown.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      guard let document = cmark_parser_finish(parser) else { return escaped(markdown) }
      defer { cmark_node_free(document) }
      let extensions = cmark_parser_get_syntax_extensions(parser)
      guard let html = cmark_render_html(document, options, extensions) else {
        return escaped(markdown)
      }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return String(cString: html)
    }
  }

  /// `html` without the element of a single paragraph around it, so that a template can set it within
  /// a line.
  static func inline(_ html: String) -> String {
    let (open, close) = ("<p>", "</p>\n")
    guard html.hasPrefix(open), html.hasSuffix(close) else { return html }
    let inner = html.dropFirst(open.count).dropLast(close.count)
    return inner.contains("</p>") ? html : String(inner)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
