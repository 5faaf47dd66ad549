/// A reader of pasted text that finds a card number and an expiry in it, scalar by scalar.
///
/// It takes linear time and keeps only the digits of one run at a time, so any amount of garbage is
/// harmless. A run is digits with only separators between them; one that is longer than a copied
/// number, date and code together is read in parts.
public struct PasteReader<Storage: DigitStorage>: Sendable {
  private let now: YearMonth
  private var run = DigitRun<Storage>()
  private var line = ExpiryLine()
  private var runsWithDigits = 0
  private var digitsRead = 0
  private var expiryDigits = 0
  private var numberRank = PastedNumberRank.none
  private var numberDigits = 0
  private var numbersTried = 0
  private var reading = PasteReading<Storage>()

  /// The limit of runs that are examined for a number. Nobody copies more on purpose.
  private static var mostNumbersTried: Int { 64 }

  /// Creates a reader of one paste. Years of two digits belong to the century of `now`.
  public init(now: YearMonth) {
    self.now = now
  }

  /// Reads the next scalar of the paste.
  public mutating func read(_ scalar: Unicode.Scalar) {
    line.read(scalar)
    switch ScalarKind(scalar) {
    case .digit(let digit):
      digitsRead += 1
      run.read(digit)
    case .separator(let separator):
      if run.isFull { endRun() } else { run.read(separator) }
    case .other:
      reading.ignoredText = true
      endRun()
    }
  }

  /// The contents of the paste, once all of it has been read.
  public consuming func finish() -> PasteReading<Storage> {
    endRun()
    if reading.number == nil { readLine() }
    if reading.number != nil || reading.expiry != nil { reading.fragment = nil }
    let fragmentDigits = reading.fragment?.count ?? 0
    reading.ignoredDigits =
      digitsRead - numberDigits - reading.droppedDigits - expiryDigits - fragmentDigits
    return reading
  }

  /// Reads the whole text as an expiry. Digits alone are one only in the expiry's own field.
  private mutating func readLine() {
    guard !line.isForeign, let date = ExpiryText(line, now: now).check.cardDate(now: now) else {
      if line.isAllOrNothing { reading.expiry = nil }
      return
    }
    guard !line.isDigits else {
      reading.fragmentExpiry = date
      return
    }
    reading.expiry = date
    reading.ignoredText = false
    expiryDigits = digitsRead
  }

  private mutating func endRun() {
    guard !run.isEmpty else { return }
    let ended = run.ended()
    run = DigitRun()
    guard !ended.isEmpty else { return }
    runsWithDigits += 1
    keepFragment(of: ended)
    let parts = ended.parts(now: now)
    for date in parts.dates { keep(date) }
    for segment in parts.segments { look(at: segment, of: ended) }
  }

  private mutating func keepFragment(of ended: DigitRun<Storage>) {
    let isOnly = runsWithDigits == 1 && ended.digits.count < NumberCheck.lengths.lowerBound
    reading.fragment = isOnly ? ended.digits : nil
  }

  private mutating func look(at segment: Range<Int>, of ended: DigitRun<Storage>) {
    var rest = segment
    if ended.span(of: segment).count >= NumberCheck.lengths.lowerBound,
      numbersTried < Self.mostNumbersTried
    {
      numbersTried += 1
      let found = PastedNumber(in: ended, segment: segment)
      if found.rank > numberRank { keep(found, of: ended) }
      rest = found.groups.upperBound..<segment.upperBound
    }
    let isBehind = rest.lowerBound > segment.lowerBound
    if let date = ended.date(in: rest, behindNumber: isBehind, now: now) { keep(date) }
  }

  private mutating func keep(_ found: PastedNumber, of ended: DigitRun<Storage>) {
    numberRank = found.rank
    let span = ended.span(of: found.groups)
    reading.number = Storage(
      copying: DigitSlice(ended.digits, span.lowerBound..<span.upperBound - found.dropped)
    )
    reading.droppedDigits = found.dropped
    numberDigits = span.count - found.dropped
  }

  private mutating func keep(_ date: PastedDate) {
    if let kept = reading.expiry, kept >= date.date { return }
    reading.expiry = date.date
    expiryDigits = date.digits
  }
}
