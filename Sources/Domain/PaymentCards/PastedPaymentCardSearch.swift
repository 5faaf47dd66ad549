/// The search for the values of a card in the parts of a text: first those with a label, then the
/// numbers and dates in what is left, and last a name.
struct PastedPaymentCardSearch<Storage: DigitStorage> {
  typealias Finding = PastedPaymentCard<Storage>.Finding

  let tokens: [PasteToken<Storage>]
  let now: YearMonth
  /// The parts that belong to a label or to something found.
  var isUsed: [Bool]
  /// The labels, in the text's order.
  private var labels: [(range: Range<Int>, label: PasteLabel)] = []
  /// The parts at which the value of a number's label begins.
  private var labelledNumbers: Set<Int> = []
  private(set) var hasOtherNumbers = false

  private var dates: [YearMonth] = []
  private var month: Storage?
  private var year: Storage?
  private var codes: [Storage] = []
  private var holders: [(name: String, isSure: Bool)] = []

  init(_ tokens: [PasteToken<Storage>], now: YearMonth) {
    self.tokens = tokens
    self.now = now
    isUsed = Array(repeating: false, count: tokens.count)
  }

  mutating func findings() -> [Finding] {
    useOtherNumbers()
    findLabels()
    for index in labels.indices { readValue(of: index) }
    joinMonthAndYear()
    let items = PastedItems(self)
    let numbers = PastedNumbers(items.all, labelled: labelledNumbers)
    let isDoubtful = numbers.found.count > 1
    var found = numbers.found.map { number in
      Finding(
        value: .number(number),
        isSure: numbers.isValid && !isDoubtful,
        isLabelled: numbers.isLabelled
      )
    }
    let number = numbers.isValid && !isDoubtful ? numbers.found.first : nil
    let chain = items.chain(behind: numbers.place, now: now)
    found += expiries(items, chain, isDoubtful)
    found += codes(chain, number, isDoubtful)
    found += names(items, isDoubtful)
    return found
  }

  // MARK: Labels

  private mutating func findLabels() {
    var index = 0
    while index < tokens.count {
      if !isUsed[index], let (end, label) = label(at: index) {
        labels.append((index..<end, label))
        for place in index..<end { isUsed[place] = true }
        index = end
      } else {
        index += 1
      }
    }
  }

  /// The longest label that begins at a part, and its end.
  private func label(at start: Int) -> (end: Int, label: PasteLabel)? {
    guard let first = key(of: tokens[start]) else { return nil }
    for (words, label) in PasteLabel.byFirstWord[first] ?? [] {
      var place = start
      let agrees = words.dropFirst().allSatisfy { word in
        place = nextOfLabel(after: place)
        return place < tokens.count && key(of: tokens[place]) == word
      }
      if agrees { return (place + 1, label) }
    }
    return PasteLabel.suffix(of: first).map { (start + 1, $0) }
  }

  /// The word, or a single digit, in which a label may go on.
  private func key(of token: PasteToken<Storage>) -> String? {
    if let digits = token.digits { return digits.count == 1 ? "\(digits.digit(at: 0))" : nil }
    return token.word?.folded
  }

  /// The next part of a label behind blanks and the signs within one.
  private func nextOfLabel(after place: Int) -> Int {
    var next = place + 1
    while next < tokens.count {
      switch tokens[next] {
      case .space: next += 1
      case .sign(let sign) where "-_./'#°ºª&".unicodeScalars.contains(sign): next += 1
      default: return next
      }
    }
    return next
  }

  // MARK: Values with a label

  private mutating func readValue(of index: Int) {
    let (range, label) = labels[index]
    let limit = index + 1 < labels.count ? labels[index + 1].range.lowerBound : tokens.count
    let (start, isSeparated) = valueStart(from: range.upperBound, limit)
    guard start < limit else { return }
    switch label {
    case .number: labelledNumbers.insert(start)
    case .expiry: readDate(at: start, limit)
    case .month: month = month ?? part(at: start, 1...2)
    case .year: year = year ?? part(at: start, 2...4)
    case .securityCode: if let code = part(at: start, 3...4) { codes.append(code) }
    case .holder: readHolder(at: start, limit, isSeparated)
    case .other: useRun(at: start, limit)
    }
  }

  /// The part at which a label's value begins, and whether more than a blank parts the two. A value
  /// may stand in the next line.
  private func valueStart(from end: Int, _ limit: Int) -> (start: Int, isSeparated: Bool) {
    var place = end
    var isSeparated = false
    var lines = 0
    while place < limit {
      switch tokens[place] {
      case .space: break
      case .lineEnd where lines == 0:
        lines += 1
        isSeparated = true
      case .sign(let sign) where ":=\t".unicodeScalars.contains(sign): isSeparated = true
      case .sign(let sign) where "-./#()?*\"'[]".unicodeScalars.contains(sign): break
      case .word(let word) where !isSeparated && PasteLabel.fillers.contains(word.folded): break
      default: return (place, isSeparated)
      }
      place += 1
    }
    return (place, isSeparated)
  }

  /// Takes the digits at a part, if they are so many.
  private mutating func part(at place: Int, _ counts: ClosedRange<Int>) -> Storage? {
    guard let digits = tokens[place].digits, counts.contains(digits.count) else { return nil }
    isUsed[place] = true
    return digits
  }

  private mutating func readDate(at start: Int, _ limit: Int) {
    guard let (date, end) = PastedDateText(tokens).date(at: start, limit: limit, now: now) else {
      return
    }
    for place in start..<end { isUsed[place] = true }
    if !dates.contains(date) { dates.append(date) }
  }

  private mutating func joinMonthAndYear() {
    guard let month, let year, dates.isEmpty else { return }
    let check = ExpiryCheck(month: ExpiryPart(month), year: ExpiryPart(year), now: now)
    if let date = check.cardDate(now: now) { dates.append(date) }
  }

  private mutating func readHolder(at start: Int, _ limit: Int, _ isSeparated: Bool) {
    let names = PastedNames(tokens)
    let end = names.end(of: start, limit)
    guard end > start else { return }
    let name = names.text(start..<end)
    guard HolderCheck.state(of: name) == .valid else { return }
    for place in start..<end { isUsed[place] = true }
    if !holders.contains(where: { $0.name == name }) { holders.append((name, isSeparated)) }
  }

  // MARK: Numbers of other things

  private mutating func useOtherNumbers() {
    let other = OtherNumbers(tokens)
    for place in tokens.indices {
      guard let end = other.end(at: place) else { continue }
      hasOtherNumbers = true
      for index in place..<end { isUsed[index] = true }
    }
  }

  /// Takes the digits with only separators between them out of the search.
  private mutating func useRun(at start: Int, _ limit: Int) {
    guard tokens[start].digits != nil || tokens[start].sign == "+" else { return }
    var place = start
    while place < limit {
      switch tokens[place] {
      case .digits: isUsed[place] = true
      case .space, .sign("-"), .sign("."), .sign("/"), .sign("("), .sign(")"), .sign("+"): break
      default: return
      }
      place += 1
    }
  }

  // MARK: What was found

  private func expiries(
    _ items: PastedItems<Storage>,
    _ chain: PastedItems<Storage>.Chain,
    _ isDoubtful: Bool
  ) -> [Finding] {
    if !dates.isEmpty {
      return dates.map { date in
        Finding(value: .expiry(date), isSure: dates.count == 1 && !isDoubtful, isLabelled: true)
      }
    }
    var others = items.dates
    if let date = chain.date, !others.contains(date) { others.append(date) }
    return others.map { date in
      let isPlain = others.count == 1 && (date >= now || date == chain.date)
      return Finding(value: .expiry(date), isSure: isPlain && !isDoubtful, isLabelled: false)
    }
  }

  private func codes(
    _ chain: PastedItems<Storage>.Chain,
    _ number: Storage?,
    _ isDoubtful: Bool
  ) -> [Finding] {
    let size = number.flatMap { BrandMatch($0).decided?.facts.securityCode.size }
    if !codes.isEmpty {
      let isOne = codes.allSatisfy { $0.hasSameDigits(as: codes[0]) }
      return (isOne ? [codes[0]] : codes).map { code in
        let fits = size == nil || size == code.count
        return Finding(
          value: .securityCode(code),
          isSure: isOne && fits && !isDoubtful,
          isLabelled: true
        )
      }
    }
    guard let code = chain.code else { return [] }
    let isSure = chain.date != nil && size == code.count && !isDoubtful
    return [Finding(value: .securityCode(code), isSure: isSure, isLabelled: false)]
  }

  private func names(_ items: PastedItems<Storage>, _ isDoubtful: Bool) -> [Finding] {
    if !holders.isEmpty {
      return holders.map { holder in
        let isSure = holder.isSure && holders.count == 1 && !isDoubtful
        return Finding(value: .holder(holder.name), isSure: isSure, isLabelled: true)
      }
    }
    let names = PastedNames(tokens).all(besides: isUsed)
    guard names.count == 1 else { return [] }
    return [Finding(value: .holder(names[0]), isSure: false, isLabelled: false)]
  }
}

extension ExpiryPart {
  /// The part of a date that digits are.
  init(_ digits: some DigitSource) {
    self.init((0..<digits.count).map { Unicode.Scalar(0x30 + digits.digit(at: $0)) })
  }
}
