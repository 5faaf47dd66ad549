/// The numbers, dates and groups of digits that have no label, in the order of a text.
struct PastedItems<Storage: DigitStorage> {
  /// One of them.
  enum Kind {
    case number(Storage, PastedNumberRank)
    case date(YearMonth)
    case group(Storage)
  }

  /// One of them, and the parts of the text it takes.
  struct Item {
    let kind: Kind
    let range: Range<Int>
  }

  private let tokens: [PasteToken<Storage>]
  private let now: YearMonth
  private(set) var all: [Item] = []

  init(_ search: PastedPaymentCardSearch<Storage>) {
    tokens = search.tokens
    now = search.now
    var run = DigitRun<Storage>()
    var places: [Int] = []
    for (place, token) in tokens.enumerated() {
      switch token {
      case .digits(let digits) where !search.isUsed[place]:
        if run.digits.count + digits.count > DigitRun<Storage>.limit {
          end(&run, &places)
        }
        places.append(place)
        for index in 0..<digits.count { run.read(digits.digit(at: index)) }
      case .space, .lineEnd, .sign("\t"): run.read(.space)
      case .sign("-"), .sign("_"), .sign("."): run.read(.dash)
      case .sign("/"): run.read(.slash)
      default: end(&run, &places)
      }
    }
    end(&run, &places)
    all.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The different dates.
  var dates: [YearMonth] {
    all.reduce(into: []) { dates, item in
      if case .date(let date) = item.kind, !dates.contains(date) { dates.append(date) }
    }
  }

  private mutating func end(_ run: inout DigitRun<Storage>, _ places: inout [Int]) {
    defer {
      run = DigitRun()
      places = []
    }
    guard !places.isEmpty else { return }
    func range(_ groups: Range<Int>) -> Range<Int> {
      places[groups.lowerBound]..<places[groups.upperBound - 1] + 1
    }
    let (dates, segments) = run.parts(now: now)
    all += dates.map { Item(kind: .date($0.date), range: range($0.groups)) }
    var rest = segments
    while let segment = rest.popLast() {
      guard !segment.isEmpty else { continue }
      guard run.span(of: segment).count >= NumberCheck.lengths.lowerBound else {
        for group in segment {
          let digits = Storage(copying: DigitSlice(run.digits, run.span(of: group..<group + 1)))
          all.append(Item(kind: .group(digits), range: range(group..<group + 1)))
        }
        continue
      }
      let found = PastedNumber(in: run, segment: segment)
      let span = run.span(of: found.groups)
      let digits = Storage(
        copying: DigitSlice(run.digits, span.lowerBound..<span.upperBound - found.dropped)
      )
      all.append(Item(kind: .number(digits, found.rank), range: range(found.groups)))
      rest.append(segment.lowerBound..<found.groups.lowerBound)
      rest.append(found.groups.upperBound..<segment.upperBound)
    }
  }

  // MARK: Behind the number

  /// The date and the digits of a security code that follow a number, with only separators and
  /// signs of columns between them.
  struct Chain {
    var date: YearMonth?
    var code: Storage?
  }

  /// The chain behind the number that begins at a part.
  func chain(behind place: Int?, now: YearMonth) -> Chain {
    guard let place, let number = all.firstIndex(where: { $0.range.lowerBound == place }) else {
      return Chain()
    }
    var items = all[number...].dropFirst()
    var end = all[number].range.upperBound
    func next() -> Item? {
      guard let item = items.first, isClean(end..<item.range.lowerBound) else { return nil }
      items.removeFirst()
      end = item.range.upperBound
      return item
    }
    var chain = Chain()
    guard let first = next() else { return chain }
    switch first.kind {
    case .date(let date): chain.date = date
    case .group(let group) where group.count <= 2:
      guard case .group(let year)? = next()?.kind else { return chain }
      chain.date = date(group, year)
    case .group(let group) where group.count == 4 && hasColumn(before: first.range.lowerBound):
      let halves = [0..<2, 2..<4].map { DigitSlice(group, $0) }
      chain.date = date(halves[0], halves[1])
      if chain.date == nil { chain.code = group }
    case .group(let group) where group.count == 3 || group.count == 4: chain.code = group
    case .group, .number: return chain
    }
    if chain.date != nil, case .group(let code)? = next()?.kind, (3...4).contains(code.count) {
      chain.code = code
    }
    return chain
  }

  private func date(_ month: some DigitSource, _ year: some DigitSource) -> YearMonth? {
    guard year.count == 2 || year.count == 4 else { return nil }
    return ExpiryCheck(month: ExpiryPart(month), year: ExpiryPart(year), now: now)
      .cardDate(now: now)
  }

  /// True for parts that only separate.
  private func isClean(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      tokens[place].isBlank
        || (tokens[place].sign.map { "|;,:/-".unicodeScalars.contains($0) } ?? false)
    }
  }

  private func hasColumn(before place: Int) -> Bool {
    let before = tokens[..<place].last { if case .space = $0 { false } else { true } }
    return before?.sign.map { "|;,:\t".unicodeScalars.contains($0) } ?? false
  }
}
