internal import CRE2

extension RegularExpression {
  /// A text with each match replaced, and the number of matches.
  ///
  /// - Parameter template: The text for a match, in which `$1`, `${1}`, `$name` and `${name}` stand
  ///   for the text of a group, and `$$` for a dollar sign. `$` takes the longest name of letters and
  ///   digits of ASCII and `_`; a group that there is not, or that has no part in the match, is
  ///   empty.
  package func replacing(in text: String, with template: String) -> (text: String, count: Int) {
    var text = text
    let replaced = text.withUTF8 { utf8 in
      let source = UnsafeRawBufferPointer(utf8)
      var result: [UInt8] = []
      var copied = 0
      var count = 0
      eachReplacement(in: source, with: template) { place, replacement in
        result += source[copied..<place.lowerBound]
        result += replacement
        copied = place.upperBound
        count += 1
      }
      result += source[copied...]
      return (String(decoding: result, as: UTF8.self), count)
    }
    return replaced.1 == 0 ? (text, 0) : replaced
  }

  /// The matches in a text from its start on, each with the text that takes its place.
  ///
  /// - Parameter template: as that of `replacing`.
  package func edits(of text: String, with template: String) -> [TextEdit] {
    var text = text
    return text.withUTF8 { utf8 in
      var edits: [TextEdit] = []
      eachReplacement(in: UnsafeRawBufferPointer(utf8), with: template) { place, replacement in
        edits.append(
          TextEdit(place: place, replacement: String(decoding: replacement, as: UTF8.self))
        )
      }
      return edits
    }
  }

  /// Passes on the place of each match and the bytes that take its place.
  private func eachReplacement(
    in source: UnsafeRawBufferPointer,
    with template: String,
    _ body: (Range<Int>, [UInt8]) -> Void
  ) {
    let template = ReplacementTemplate(template, groupNames: groupNames)
    guard isTranscribed else {
      eachReplacement(in: source, from: source, with: template, sourceOffset: { $0 }, body)
      return
    }
    WordTranscription.withTranscription(of: source) { searched in
      let offsets = WordTranscription.sourceOffsets(of: searched)
      eachReplacement(
        in: source,
        from: searched,
        with: template,
        sourceOffset: { offsets[$0] },
        body
      )
    }
  }

  /// Passes on the matches that are found in `searched`, the offsets of which `sourceOffset` makes
  /// those of the text.
  private func eachReplacement(
    in source: UnsafeRawBufferPointer,
    from searched: UnsafeRawBufferPointer,
    with template: ReplacementTemplate,
    sourceOffset: (Int) -> Int,
    _ body: (Range<Int>, [UInt8]) -> Void
  ) {
    let wanted = template.groups.flatMap {
      syntax.slots.indices.contains($0) ? syntax.slots[$0] : []
    }
    var places = [cre2_range](
      repeating: cre2_range(),
      count: 1 + max(syntax.matchSlot, wanted.max() ?? 0)
    )
    func sourceRange(_ range: Range<Int>) -> Range<Int> {
      sourceOffset(range.lowerBound)..<sourceOffset(range.upperBound)
    }
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
      var replacement: [UInt8] = []
      for part in template.parts {
        switch part {
        case .text(let text):
          replacement += text
        case .group(let number):
          guard let bytes = place(ofGroup: number, in: places) else { continue }
          replacement += source[sourceRange(bytes)]
        }
      }
      body(sourceRange(match), replacement)
      offset = match.upperBound
      lastEnd = offset
    }
  }

  private func place(ofGroup number: Int, in places: [cre2_range]) -> Range<Int>? {
    guard syntax.slots.indices.contains(number) else { return nil }
    return syntax.slots[number].lazy.reversed().compactMap { places[$0].bytes }.first
  }
}
