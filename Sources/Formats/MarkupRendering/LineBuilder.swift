import Flashcards

/// Puts lines together from pieces of text.
struct LineBuilder {
  private(set) var lines: [StyledLine] = []
  /// The runs of the line that is open.
  private(set) var runs: [StyledRun] = []
  /// The kind of the open line; nil if none is open.
  private var kind: StyledLine.Kind?
  private var quoteDepth = 0
  private var indent = 0
  /// True if the next blank in a row shows nothing.
  private var endsInBlank = true
  /// True if a paragraph that comes next is to stand apart.
  private var wantsGap = false
  /// True if text that comes next is to stand apart from the block above it.
  private var endedApart = false
  /// The item whose first line comes next.
  private var item: (depth: Int, number: Int?)?
  /// True if the next text begins a run of its own.
  private var breaksRun = false

  /// The lines, with the open one.
  mutating func finished() -> [StyledLine] {
    endLine()
    return lines.trimmed
  }

  // MARK: Text

  /// Adds a blank, unless one is there already.
  mutating func addBlank(_ state: TextState, _ mark: TextMark) {
    guard !endsInBlank else { return }
    add(" ", state, mark)
    endsInBlank = true
  }

  /// Adds text without line ends.
  mutating func add(
    _ text: String,
    ascii: String? = nil,
    _ state: TextState,
    _ mark: TextMark,
    placeholder: Placeholder? = nil
  ) {
    begin(state)
    let run = StyledRun(
      text: text,
      asciiText: ascii,
      style: state.style,
      mark: mark,
      color: state.color,
      background: state.background,
      placeholder: placeholder
    )
    if !breaksRun, let last = runs.last, last.joins(run) {
      runs[runs.count - 1].text += text
    } else {
      runs.append(run)
    }
    breaksRun = false
    endsInBlank = false
  }

  /// Lets the next text begin a run of its own: the runs from the index that is returned.
  mutating func beginRun() -> Int {
    breaksRun = true
    return runs.count
  }

  /// Replaces the runs of the open line from `start` on.
  mutating func replaceRuns(from start: Int, _ change: ([StyledRun]) -> [StyledRun]) {
    guard start < runs.count else { return }
    runs[start...] = change(Array(runs[start...]))[...]
    breaksRun = true
  }

  // MARK: Lines

  /// Ends the line if there is one.
  mutating func endLine() {
    guard let kind else { return }
    if case .code = kind {} else { trimBlanks() }
    lines.append(StyledLine(kind: kind, runs: runs, quoteDepth: quoteDepth, indent: indent))
    self.kind = nil
    runs = []
    endsInBlank = true
    wantsGap = true
    endedApart = false
  }

  /// Ends the line, which is empty if there is none.
  mutating func breakLine(_ state: TextState) {
    endedApart = false
    begin(state)
    endLine()
  }

  /// Begins a block. One that stands apart has an empty line above it, if what is there has room for
  /// one.
  mutating func beginBlock(apart: Bool, _ state: TextState) {
    endLine()
    if apart { addGap(state) }
    wantsGap = false
    endedApart = false
  }

  /// Ends a block.
  mutating func endBlock(apart: Bool) {
    endLine()
    wantsGap = apart
    endedApart = apart
  }

  /// Lets the next line be the first of an item.
  mutating func beginItem(depth: Int, number: Int?) {
    endLine()
    endedApart = false
    item = (depth, number)
  }

  /// Ends an item; one with nothing in it is an empty line.
  mutating func endItem(_ state: TextState) {
    if item != nil { begin(state) }
    endLine()
    wantsGap = false
  }

  /// Adds a line of its own.
  mutating func add(_ kind: StyledLine.Kind, _ state: TextState) {
    endLine()
    endedApart = false
    wantsGap = false
    lines.append(
      StyledLine(kind: kind, runs: [], quoteDepth: state.quoteDepth, indent: state.listDepth)
    )
  }

  private mutating func addGap(_ state: TextState) {
    guard wantsGap, item == nil, let last = lines.last, !last.isEmpty else { return }
    let depth = min(last.quoteDepth, state.quoteDepth)
    lines.append(StyledLine(kind: .text, runs: [], quoteDepth: depth))
  }

  private mutating func begin(_ state: TextState) {
    guard kind == nil else { return }
    if endedApart { addGap(state) }
    quoteDepth = state.quoteDepth
    indent = state.listDepth
    if let item, state.kind != .code {
      kind = .item(depth: item.depth, number: item.number)
      indent = 0
    } else {
      switch state.kind {
      case .text: kind = .text
      case .heading(let level): kind = .heading(level)
      case .code: kind = .code
      }
    }
    item = nil
  }

  private mutating func trimBlanks() {
    while let last = runs.last, last.placeholder == nil {
      let kept = last.text.trimmingBlanksAtEnd
      guard kept.isEmpty else {
        if kept.utf8.count < last.text.utf8.count { runs[runs.count - 1].text = kept }
        return
      }
      runs.removeLast()
    }
  }
}

extension StyledRun {
  /// True if the text of `next` can be added to this run.
  fileprivate func joins(_ next: StyledRun) -> Bool {
    style == next.style && mark == next.mark && color == next.color
      && background == next.background && asciiText == nil && next.asciiText == nil
      && placeholder == nil && next.placeholder == nil
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmingBlanksAtEnd: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    var bytes = utf8[...]
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
