import CGumbo
import Flashcards

/// Walks over parsed HTML and writes lines of styled text.
///
/// The walk keeps its own list of open elements, so that no depth of elements is too much for it, and
/// ends where the lines are as many as anyone reads.
struct LineWriter {
  /// The most bytes of text on a side.
  static let mostText = 200_000
  /// The most pieces, such as lines and runs, on a side.
  static let mostPieces = 20_000

  private static let markColor = RGBColor(red: 255, green: 255, blue: 0)

  /// An element that is open.
  struct Frame {
    let node: HTMLNode
    let children: UnsafeBufferPointer<UnsafeMutableRawPointer?>
    var next = 0
    /// The state outside of it.
    let outer: TextState
    let end: End
    /// The element, where a style sheet hides something.
    let element: CardPage.Element?
  }

  /// The thing to do at the end of an element.
  enum End {
    case nothing
    case block(apart: Bool)
    case list
    case item
    case row
    case table
    case cell(isHeading: Bool)
    case nestedCell
    case link(address: String?, from: Int)
    case script(TextState.Script, from: Int)
    case text(String)
  }

  let isAnswer: Bool
  let page: CardPage
  /// True until a script is named.
  var namesScripts: Bool
  /// The element that is about to be opened.
  private var opened: CardPage.Element?
  var state = TextState()
  private var frames: [Frame] = []
  /// The lines of the side, and of the cell that is open.
  var builders = [LineBuilder()]
  /// The table that is open, and the number of tables around.
  var table: TableBuilder?
  var tableDepth = 0
  /// The numbers of the next items of the open lists; nil for bullets.
  private var lists: [Int?] = []
  var marks = OpenMarks()
  var links = LinkList()
  var answerStart: Int?
  var hint = ""
  /// The shapes that hide parts of a picture on the side.
  var occlusion: [OccludedPicture.Shape] = []
  var textCount = 0
  var pieceCount = 0

  /// The lines of a side of a card.
  ///
  /// - Parameter namesScripts: false where a script was named on the other side.
  static func lines(
    of html: String,
    isAnswer: Bool,
    on page: CardPage = .plain,
    namesScripts: Bool = true
  ) -> RenderedLines {
    let (source, isCut) = MarkupGuard.guarded(html)
    let tree = HTMLTree(source)
    var writer = LineWriter(isAnswer: isAnswer, on: page, namesScripts: namesScripts)
    if let root = HTMLNode(tree.root) {
      if html.contains("data-shape=") { writer.occlusion = root.occlusionShapes }
      writer.walk(root)
    }
    let rendered = writer.finished(isCut: isCut)
    return withExtendedLifetime(tree) { rendered }
  }

  private init(isAnswer: Bool, on page: CardPage, namesScripts: Bool) {
    self.isAnswer = isAnswer
    self.page = page
    self.namesScripts = namesScripts
  }

  /// True within the element in which Anki's script draws shapes over a picture.
  var isInOcclusion: Bool {
    !occlusion.isEmpty
      && frames.contains { $0.node.attribute("id") == "image-occlusion-container" }
  }

  var isFull: Bool { textCount > Self.mostText || pieceCount > Self.mostPieces }

  private mutating func finished(isCut: Bool) -> RenderedLines {
    while !frames.isEmpty { close() }
    var lines = builders[0].finished()
    if isCut || isFull {
      let run = StyledRun(text: Placeholder.rest.name, style: .note, placeholder: .rest)
      lines.append(StyledLine(kind: .text, runs: [run]))
    }
    return RenderedLines(
      lines: lines + links.lines,
      answerStart: answerStart.map { min($0, lines.count) }
    )
  }

  // MARK: Walking

  private mutating func walk(_ root: HTMLNode) {
    open(root, .nothing)
    while let frame = frames.last, !isFull {
      guard frame.next < frame.children.count else {
        close()
        continue
      }
      frames[frames.count - 1].next += 1
      guard let child = HTMLNode.child(frame.children[frame.next]) else { continue }
      switch child.kind {
      case .element(let tag): begin(child, ElementRule.rule(for: tag), tag)
      case .text(let bytes) where !state.isHidden: add(bytes)
      case .text, .other: break
      }
    }
  }

  private mutating func open(_ node: HTMLNode, _ end: End, outer: TextState? = nil) {
    frames.append(
      Frame(node: node, children: node.children, outer: outer ?? state, end: end, element: opened)
    )
  }

  var builder: LineBuilder {
    get { builders[builders.count - 1] }
    _modify { yield &builders[builders.count - 1] }
  }

  // MARK: Elements

  private mutating func begin(_ node: HTMLNode, _ rule: ElementRule, _ tag: GumboTag) {
    pieceCount += 1
    let outer = state
    if tag == GUMBO_TAG_MARK { state.background = Self.markColor }
    style(node, tag)
    if state.isHidden {
      // A hint is hidden until one asks for it, as is what stands behind a button.
      if !outer.isHidden, node.hasClass("hint") { return beginHint(node, outer) }
      if case .thing(.script) = rule {
      } else if !outer.isHidden {
        return addHidden(node, outer)
      } else {
        state = outer
        return
      }
    }
    let script = state.script
    var end = End.nothing
    switch rule {
    case .dropped:
      // What a button says names what it would show.
      if tag == GUMBO_TAG_BUTTON { hint = node.text(most: 200) }
      state = outer
      return
    case .inline(let style): state.style.formUnion(style)
    case .lineBreak:
      builder.breakLine(state)
      state = outer
      return
    case .rule:
      if node.attribute("id") == "answer", builders.count == 1, tableDepth == 0 {
        builder.endLine()
        if answerStart == nil { answerStart = builder.lines.count }
      } else {
        builder.add(.rule, state)
      }
      state = outer
      return
    case .thing(let thing):
      name(thing, node)
      state = outer
      return
    case .block where tag == GUMBO_TAG_DETAILS && node.attribute("open") == nil:
      hint = node.child(GUMBO_TAG_SUMMARY)?.text(most: 200) ?? ""
      return addHidden(node, outer)
    case .block(let above, let beneath):
      builder.beginBlock(apart: above, state)
      end = .block(apart: beneath)
    case .heading(let level):
      builder.beginBlock(apart: true, state)
      state.kind = .heading(level)
      end = .block(apart: false)
    case .quote:
      builder.beginBlock(apart: true, state)
      state.quoteDepth = min(state.quoteDepth + 1, 20)
      end = .block(apart: true)
    case .description:
      builder.beginBlock(apart: false, state)
      state.listDepth = min(state.listDepth + 1, 20)
      end = .block(apart: false)
    case .preformatted:
      builder.beginBlock(apart: true, state)
      state.kind = .code
      state.whiteSpace = .kept
      end = .block(apart: true)
    case .list(let isOrdered):
      builder.endLine()
      lists.append(isOrdered ? node.number("start", most: 999_999) ?? 1 : nil)
      state.listDepth = min(state.listDepth + 1, 20)
      end = .list
    case .item:
      beginItem(node)
      end = .item
    case .table: end = beginTable()
    case .row:
      if tableDepth == 1 { table?.beginRow() } else { builder.endLine() }
      end = .row
    case .cell(let isHeading): end = beginCell(isHeading: isHeading)
    case .link:
      if node.hasClass("hint") {
        hint = node.text(most: 200)
        state = outer
        return
      }
      let address = LinkList.address(node.attribute("href"))
      if address != nil { state.style.insert(.link) }
      end = .link(address: address, from: builder.beginRun())
    case .reading:
      builder.add("(", state, marks.mark)
      end = .text(")")
    case .quotation:
      builder.add("\u{201C}", ascii: "\"", state, marks.mark)
      end = .text("\u{201D}")
    case .script(let script):
      state.script = script
      end = .script(script, from: builder.beginRun())
    }
    if case .script = end {
    } else if let script, outer.script != script {
      end = .script(script, from: builder.beginRun())
    }
    open(node, end, outer: outer)
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    switch frame.end {
    case .nothing: break
    case .block(let apart): builder.endBlock(apart: apart)
    case .list:
      if !lists.isEmpty { lists.removeLast() }
      builder.endBlock(apart: lists.isEmpty)
    case .item: builder.endItem(state)
    case .row: if tableDepth == 1 { table?.endRow() } else { builder.endLine() }
    case .table: endTable()
    case .cell(let isHeading): endCell(frame.node, isHeading: isHeading)
    case .nestedCell: builder.add(" ", state, .plain)
    case .link(let address, let start): endLink(address, from: start)
    case .script(let script, let start):
      builder.replaceRuns(from: start) { ScriptCharacters.runs($0, script) }
    case .text(let text):
      let ascii = text == "\u{201D}" ? "\"" : nil
      builder.add(text, ascii: ascii, state, marks.mark)
    }
    state = frame.outer
  }

  private mutating func beginItem(_ node: HTMLNode) {
    var number: Int?
    if let last = lists.indices.last, let next = lists[last] {
      let value = node.number("value", most: 999_999) ?? next
      number = value
      lists[last] = value + 1
    }
    builder.beginItem(depth: max(0, state.listDepth - 1), number: number)
  }

  private mutating func style(_ node: HTMLNode, _ tag: GumboTag) {
    if tag == GUMBO_TAG_FONT, let color = node.attribute("color") {
      state.color = CSSColor.color(color.lowercased()) ?? state.color
    }
    if let align = node.attribute("align") {
      state.alignment = InlineStyle.alignments[align.lowercased()] ?? state.alignment
    }
    if node.hasAttributes, node.attribute("hidden") != nil { state.isRemoved = true }
    let element = page.rules.isEmpty ? nil : CardPage.Element(node, tag)
    let outer = frames.lazy.compactMap(\.element)
    if let element { page.apply(to: element, in: outer, isImportant: false, &state) }
    if let style = node.attribute("style") { InlineStyle.apply(style, to: &state) }
    if let element { page.apply(to: element, in: outer, isImportant: true, &state) }
    opened = element
  }

  /// Puts a sign where something is hidden, by which it can be opened.
  private mutating func addHidden(_ node: HTMLNode, _ outer: TextState) {
    state = outer
    let text = node.text(most: 2_000)
    guard !text.isEmpty else { return }
    var sign = outer
    sign.style.insert(.note)
    let placeholder = Placeholder.hint(hint, text: text)
    builder.add(placeholder.name, sign, .plain, placeholder: placeholder)
    hint = ""
  }

  private mutating func beginHint(_ node: HTMLNode, _ outer: TextState) {
    state = outer
    var label = outer
    label.style.insert(.note)
    if isAnswer {
      if !hint.isEmpty { builder.add(hint + ": ", label, .plain) }
      open(node, .block(apart: false), outer: outer)
    } else {
      let placeholder = Placeholder.hint(hint, text: node.text(most: 2_000))
      builder.add(placeholder.name, label, .plain, placeholder: placeholder)
    }
    hint = ""
  }

  private mutating func endLink(_ address: String?, from start: Int) {
    guard let address, start < builder.runs.count else { return }
    let text = builder.runs[start...].map(\.text).joined()
    guard !LinkList.says(text, address), let number = links.number(of: address) else { return }
    var note = state
    note.style = .note
    builder.add("[\(number)]", note, .plain)
  }
}
