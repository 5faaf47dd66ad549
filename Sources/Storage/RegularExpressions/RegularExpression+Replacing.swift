internal import CRE2

extension RegularExpression {
  /// A text with each match replaced, and the number of matches.
  ///
  /// - Parameter template: The text for a match, in which `$1`, `${1}`, `$name` and `${name}` stand
  ///   for the text of a group, and `$$` for a dollar sign. `$` takes the longest name of letters and
  ///   digits of ASCII and `_`; a group that there is not, or that has no part in the match, is
  ///   empty.
  package func replacing(in text: String, with template: String) -> (text: String, count: Int) {
    let template = ReplacementTemplate(template, groupNames: groupNames)
    var text = text
    let replaced = text.withUTF8 { utf8 in
      let source = UnsafeRawBufferPointer(utf8)
      guard isTranscribed else {
        return replacing(in: source, from: source, with: template) { $0 }
      }
      return WordTranscription.withTranscription(of: source) { searched in
        let offsets = WordTranscription.sourceOffsets(of: searched)
        return replacing(in: source, from: searched, with: template) { offsets[$0] }
      }
    }
    return replaced.count == 0 ? (text, 0) : replaced
  }

  /// Replaces the matches of a text that are found in `searched`, the offsets of which
  /// `sourceOffset` makes those of the text.
  private func replacing(
    in source: UnsafeRawBufferPointer,
    from searched: UnsafeRawBufferPointer,
    with template: ReplacementTemplate,
    sourceOffset: (Int) -> Int
  ) -> (text: String, count: Int) {
    let wanted = template.groups.flatMap {
      syntax.slots.indices.contains($0) ? syntax.slots[$0] : []
    }
    var places = [cre2_range](
      repeating: cre2_range(),
      count: 1 + max(syntax.matchSlot, wanted.max() ?? 0)
    )
    var result: [UInt8] = []
    var copied = 0
    var count = 0
    var offset = 0
    var lastEnd: Int?
    while offset <= searched.count, engine.find(in: searched, from: offset, into: &places),
      let match = places[syntax.matchSlot].bytes
    {
      // An empty match just behind another is none.
      if match.isEmpty, match.lowerBound == lastEnd {
        guard offset < searched.count else { break }
        offset +=
          isTranscribed
          ? WordTranscription.sizeOfUnit(at: offset, in: searched)
          : WordTranscription.sizeOfCharacter(searched[offset])
        continue
      }
      result += source[copied..<sourceOffset(match.lowerBound)]
      for part in template.parts {
        switch part {
        case .text(let text):
          result += text
        case .group(let number):
          guard let bytes = place(ofGroup: number, in: places) else { continue }
          result += source[sourceOffset(bytes.lowerBound)..<sourceOffset(bytes.upperBound)]
        }
      }
      copied = sourceOffset(match.upperBound)
      count += 1
      offset = match.upperBound
      lastEnd = offset
    }
    result += source[copied...]
    return (String(decoding: result, as: UTF8.self), count)
  }

  private func place(ofGroup number: Int, in places: [cre2_range]) -> Range<Int>? {
    guard syntax.slots.indices.contains(number) else { return nil }
    return syntax.slots[number].lazy.reversed().compactMap { places[$0].bytes }.first
  }
}
