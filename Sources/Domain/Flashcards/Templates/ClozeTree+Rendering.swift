extension ClozeTree {
  /// The text of the card for gap `number`; empty if there is none of that number. A gap that is never
  /// closed is left out with all that is within, as in Anki; with marks it is shown as it is written.
  func rendered(asking number: Int, answered: Bool, _ markup: ClozeMarkup) -> String {
    // The texts of the gaps that are open, the whole text first.
    var open: [String] = [""]
    var unclosed = 0
    var isAsked = false
    for node in nodes {
      switch node {
      case .text(let range): open[open.count - 1] += bytes.text(range)
      case .open(let index):
        if !gaps[index].isClosed { unclosed += 1 }
        open.append("")
      case .close(let index):
        let content = open.removeLast()
        let gap = gaps[index]
        if gap.isClosed {
          let isActive = unclosed == 0 && gap.numbers.contains(number)
          isAsked = isAsked || isActive
          open[open.count - 1] +=
            !isActive
            ? markup.inactive(content, numbers: gap.numbers)
            : answered
              ? markup.revealed(content, numbers: gap.numbers)
              : markup.gap(hint(of: gap), content: content, numbers: gap.numbers)
        } else {
          unclosed -= 1
          guard markup == .marks else { continue }
          open[open.count - 1] += bytes.text(gap.opening) + content
          if let hint = gap.hint { open[open.count - 1] += "::" + bytes.text(hint) }
        }
      }
    }
    return isAsked ? MathMarkup.withoutTags(open[0], markup) : ""
  }

  /// The gaps of the card for gap `number` alone: their hints, or their texts.
  func gapTexts(asking number: Int, answered: Bool) -> [String] {
    var open: [(slot: Int?, text: String)] = []
    var unclosed = 0
    var texts: [String] = []
    for node in nodes {
      switch node {
      case .text(let range):
        let text = bytes.text(range)
        for index in open.indices { open[index].text += text }
      case .open(let index):
        if !gaps[index].isClosed { unclosed += 1 }
        let isAsked = unclosed == 0 && gaps[index].numbers.contains(number)
        open.append((isAsked ? texts.count : nil, ""))
        if isAsked { texts.append("") }
      case .close(let index):
        if !gaps[index].isClosed { unclosed -= 1 }
        let (slot, text) = open.removeLast()
        if let slot { texts[slot] = answered ? text : hint(of: gaps[index]) }
      }
    }
    return texts
  }

  private func hint(of gap: Gap) -> String { gap.hint.map { bytes.text($0) } ?? "..." }
}
