internal import CRE2

/// The characters of a script, which Swift's properties leave out: those that RE2 finds in a text
/// of all characters.
enum ScriptSearch {
  static func set(of script: String) -> CodePointSet? {
    guard
      let pattern = try? CompiledPattern(Array("\\p{\(script)}+".utf8), anchored: false)
    else { return nil }  // RE2 does not know the script, so nobody does.
    var text: [UInt8] = []
    for codePoint in UnicodeTables.scanned.joined() {
      guard let scalar = Unicode.Scalar(codePoint) else { continue }
      text += UTF8.encode(scalar) ?? .init()
    }
    var ranges: [ClosedRange<UInt32>] = []
    var places = [cre2_range()]
    text.withUnsafeBytes { bytes in
      var offset = 0
      while pattern.find(in: bytes, from: offset, into: &places), let place = places[0].bytes {
        let run = String(decoding: bytes[place], as: UTF8.self).unicodeScalars
        if let first = run.first, let last = run.last { ranges.append(first.value...last.value) }
        offset = place.upperBound
      }
    }
    return CodePointSet(ranges)
  }
}
