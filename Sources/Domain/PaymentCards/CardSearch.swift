import TextSearch

extension WalletEntry {
  /// True if the card matches a search: each word of it occurs in the title, the holder's name, the
  /// brand's name, a label, the last four digits or what else a list shows; case, accents and width do not
  /// matter. No other digit of the number is searched.
  ///
  /// - Parameter others: what else is shown, such as the end of its validity.
  public func answers(to search: String, showing others: [String] = []) -> Bool {
    let texts = ([title, holder, brandName ?? ""] + labels + others)
      .map { TextFolding.fold($0) }
    return SearchWords(search).words.allSatisfy { word in
      texts.contains { $0.contains(word) } || lastFourHas(word)
    }
  }

  /// True if a word is a run of digits within the last four.
  private func lastFourHas(_ word: String) -> Bool {
    let sought = word.unicodeScalars.map(\.digitValue)
    let shown = lastFour
    guard !sought.contains(nil), sought.count <= shown.count else { return false }
    return (0...shown.count - sought.count).contains { start in
      sought.indices.allSatisfy { shown.digit(at: start + $0) == sought[$0] }
    }
  }
}
