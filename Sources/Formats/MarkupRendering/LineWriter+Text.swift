import CGumbo
import Flashcards

/// The writing of text, and of the names of what can't be shown.
extension LineWriter {
  mutating func add(_ bytes: UnsafePointer<CChar>) {
    var pieces = TextPieces(
      bytes,
      whiteSpace: state.whiteSpace,
      hasMath: state.kind != .code && !state.style.contains(.code)
    )
    while let piece = pieces.next(), !isFull {
      pieceCount += 1
      switch piece {
      case .blank: builder.addBlank(state, marks.mark)
      case .lineEnd: builder.breakLine(state)
      case .text(let text):
        textCount += text.utf8.count
        builder.add(text, state, marks.mark)
      case .math(let text, let source):
        textCount += source.utf8.count
        builder.add(text, ascii: source, state, marks.mark)
      case .sound(let name): add(.sound(name))
      case .mark(let scalar): marks.change(scalar)
      }
    }
  }

  /// Names a thing that can't be shown where it stands.
  mutating func name(_ thing: ElementRule.Thing, _ node: HTMLNode) {
    switch thing {
    case .picture:
      let (name, file) = (node.pictureName, node.attribute("src")?.mediaName)
      guard isInOcclusion else { return add(.picture(name, file: file)) }
      let colors = page.occlusionColors
      add(
        .occludedPicture(OccludedPicture(file: file, text: name, shapes: occlusion, colors: colors))
      )
    case .sound:
      add(node.attribute("data-speech").map { .speech($0) } ?? .sound(node.fileName ?? ""))
    case .video: add(.video(node.fileName ?? ""))
    case .drawing: add(.drawing)
    // The picture beside it has what is drawn there.
    case .canvas where isInOcclusion: break
    case .canvas:
      add(node.attribute("id") == "image-occlusion-canvas" ? .imageOcclusion : .drawing)
    case .script:
      // One sign says it of the whole card. One that draws shapes has nothing to do here.
      guard namesScripts, occlusion.isEmpty else { return }
      namesScripts = false
      add(.script)
    case .embedded: add(.embedded(node.fileName ?? ""))
    case .input:
      guard node.attribute("type")?.lowercased() == "checkbox" else { return add(.input) }
      builder.add(node.attribute("checked") == nil ? "[ ]" : "[x]", state, marks.mark)
      builder.addBlank(state, marks.mark)
    }
  }

  mutating func add(_ placeholder: Placeholder) {
    builder.add(placeholder.name, state, marks.mark, placeholder: placeholder)
  }
}

extension HTMLNode {
  /// The description of a picture, else the name of its file, with the computer that it is on.
  fileprivate var pictureName: String {
    let name = attribute("alt").flatMap(\.words) ?? fileName ?? ""
    guard let host = attribute("src")?.host, host != name else { return name }
    return name.isEmpty ? host : "\(name) (\(host))"
  }

  /// The last part of the address of a file; nil without one, or if it holds the data itself.
  fileprivate var fileName: String? {
    guard let source = attribute("src") ?? attribute("data"), !source.hasPrefix("data:") else {
      return nil
    }
    let path = source.prefix { $0 != "?" && $0 != "#" }
    return (path.split(separator: "/").last.map(String.init) ?? source).words
  }
}

extension String {
  /// The name of the computer in an address; nil in any other.
  fileprivate var host: String? {
    let rest: Substring
    if hasPrefix("//") {
      rest = dropFirst(2)
    } else {
      guard let scheme = firstRange(of: "://"), !self[..<scheme.lowerBound].contains("/") else {
        return nil
      }
      rest = self[scheme.upperBound...]
    }
    return rest.prefix { !"/?#".contains($0) }.split(separator: "@").last.flatMap {
      String($0).words
    }
  }

  /// The text with single blanks between words, cut where it is very long; nil if it is blank.
  fileprivate var words: String? {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : String(words.prefix(200))
  }
}
