/// A text with its gaps, as Anki parses it.
///
/// The nodes lie in one list, and rendering needs no recursion: a text of any depth is safe.
struct ClozeTree {
  /// The greatest depth of gaps within gaps; what opens a deeper one goes.
  static let greatestDepth = 10

  /// A part of the text.
  enum Node {
    case text(Range<Int>)
    case open(Int)
    case close(Int)
  }

  /// A gap.
  struct Gap {
    let numbers: [Int]
    let opening: Range<Int>
    var hint: Range<Int>?
    var isClosed = false
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []
  private(set) var gaps: [Gap] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var tokens: [ClozeTokens.Token] = []
    bytes.withUnsafeBufferPointer { ClozeTokens.scan($0) { tokens.append($0) } }
    var open: [Int] = []
    var done = 0
    for token in tokens {
      switch token {
      case .open(let numbers, let range):
        addText(done..<range.lowerBound, in: open.last)
        done = range.upperBound
        guard open.count < Self.greatestDepth else { continue }
        nodes.append(.open(gaps.count))
        open.append(gaps.count)
        gaps.append(Gap(numbers: numbers, opening: range))
      case .close(let range):
        guard let gap = open.last else { continue }
        addText(done..<range.lowerBound, in: gap)
        done = range.upperBound
        nodes.append(.close(gap))
        gaps[gap].isClosed = true
        open.removeLast()
      }
    }
    addText(done..<bytes.count, in: open.last)
    for gap in open.reversed() { nodes.append(.close(gap)) }
  }

  /// Adds text. Within a gap, everything after the first `::` is its hint.
  private mutating func addText(_ range: Range<Int>, in gap: Int?) {
    guard !range.isEmpty else { return }
    guard let gap,
      let mark = range.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":")
      })
    else { return nodes.append(.text(range)) }
    if mark > range.lowerBound { nodes.append(.text(range.lowerBound..<mark)) }
    gaps[gap].hint = (mark + 2)..<range.upperBound
  }
}
