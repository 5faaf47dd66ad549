extension SearchTermParser {
  /// A comparison of a property.
  ///
  /// - Parameters:
  ///   - words: the names that are told where there is none.
  ///   - key: the key before it, with its colon.
  func property(
    _ words: [String],
    behind key: String
  ) throws(SearchError) -> SearchProperty {
    // Of two names that begin alike the longer one is meant.
    let names = SearchPropertyName.allCases.filter { rest(behind: $0.rawValue) != nil }
    guard let name = names.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }),
      var place = rest(behind: name.rawValue)
    else { throw unknownProperty(words, behind: key) }
    var path = key + name.rawValue
    var customKey = ""
    if name.takesKey {
      let end = text[place].firstIndex { !Self.isOfKey($0) } ?? place.upperBound
      guard end > place.lowerBound else { throw error(.missingName(behind: path), place) }
      customKey = string(place.lowerBound..<end)
      path += customKey
      place = end..<place.upperBound
    }
    let comparisons = SearchProperty.Comparison.allCases.filter {
      text[place].starts(with: $0.rawValue.unicodeScalars)
    }
    guard let comparison = comparisons.max(by: { $0.rawValue.count < $1.rawValue.count }) else {
      // A word that begins like a name is another one.
      if !name.takesKey, text[place].first.map(Self.isOfKey) == true {
        throw unknownProperty(words, behind: key)
      }
      let end = text[place].firstIndex(where: Self.isOfKey) ?? place.upperBound
      let sign = place.lowerBound..<end
      throw error(
        .oneOf(SearchProperty.Comparison.signs, written: string(sign), behind: path),
        sign
      )
    }
    path += comparison.rawValue
    let operand = place.dropFirst(comparison.rawValue.utf8.count)
    return SearchProperty(
      subject: try subject(name.operand, customKey, operand, behind: path),
      comparison: comparison
    )
  }

  private func subject(
    _ operand: SearchPropertyName.Operand,
    _ customKey: String,
    _ range: Range<Int>,
    behind path: String
  ) throws(SearchError) -> SearchProperty.Subject {
    let pastDays = Int32.min...0
    switch operand {
    case .count(let make): return make(try whole(range, in: 0...UInt32.max, behind: path))
    case .days(let make): return make(try whole(range, in: Int32.min...Int32.max, behind: path))
    case .pastDay(let make): return make(try whole(range, in: pastDays, behind: path))
    case .answer(let make):
      let (day, button) = split(range, at: ":")
      return make(
        try whole(day, in: pastDays, behind: path),
        try self.button(button, behind: path)
      )
    case .number(let make): return make(try number(range, behind: path))
    case .customNumber(let make): return make(customKey, try number(range, behind: path))
    case .customText(let make): return make(customKey, string(range))
    }
  }

  /// An error about the word that stands in a property's place.
  private func unknownProperty(_ words: [String], behind key: String) -> SearchError {
    let end = text[value].firstIndex { !Self.isOfKey($0) } ?? value.upperBound
    let word = value.lowerBound..<end
    return error(
      .oneOf(words, written: string(word), behind: key),
      word.isEmpty ? value : word
    )
  }

  /// True for a character of a key of the custom data: an ASCII letter or digit.
  private static func isOfKey(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}
