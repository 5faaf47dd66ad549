import PaymentCards

/// A card check in the words of `card check`'s output. What a brand decides is null without one;
/// the expiry and the code are there only where they were given.
struct PaymentCardCheckAnswer: Encodable {
  let check: PaymentCardCheck

  private enum Key: String, CodingKey {
    case digits, candidates, brand, gaps, lengths, luhn, valid, potential, state
    case grouped, placeholder, masked, expiry, code
    case securityCode = "security_code"
  }

  private enum CodeKey: String, CodingKey {
    case name, size, side
  }

  private enum PartKey: String, CodingKey {
    case valid, potential, month, year, state
  }

  func encode(to encoder: any Encoder) throws {
    var answer = encoder.container(keyedBy: Key.self)
    let number = check.number
    let facts = number.match.decided?.facts
    try answer.encode(check.digits, forKey: .digits)
    try answer.encode(number.match.candidates.map(\.rawValue), forKey: .candidates)
    try answer.encode(number.match.decided?.rawValue, forKey: .brand)
    try answer.encode(facts?.gaps, forKey: .gaps)
    try answer.encode(facts?.lengths, forKey: .lengths)
    try encode(facts?.securityCode, into: &answer)
    try answer.encode(number.luhnAgrees, forKey: .luhn)
    try answer.encode(number.isValid, forKey: .valid)
    try answer.encode(number.isPotential, forKey: .potential)
    try answer.encode(number.state.word, forKey: .state)
    try answer.encode(check.grouped, forKey: .grouped)
    try answer.encode(check.placeholder, forKey: .placeholder)
    try answer.encode(check.masked, forKey: .masked)
    if let expiry = check.expiry {
      var part = answer.nestedContainer(keyedBy: PartKey.self, forKey: .expiry)
      try part.encode(expiry.check.isValid, forKey: .valid)
      try part.encode(expiry.check.isPotential, forKey: .potential)
      // A month that has long passed is told too.
      let passed = expiry.check.state == .expired ? expiry.date : nil
      try part.encode(expiry.month ?? passed?.twoDigitMonth, forKey: .month)
      try part.encode(expiry.year ?? passed?.fourDigitYear, forKey: .year)
      try part.encode(expiry.check.state.word, forKey: .state)
    }
    if let code = check.securityCode {
      var part = answer.nestedContainer(keyedBy: PartKey.self, forKey: .code)
      try part.encode(code.isValid, forKey: .valid)
      try part.encode(code.isPotential, forKey: .potential)
    }
  }

  private func encode(
    _ code: SecurityCodeFacts?,
    into answer: inout KeyedEncodingContainer<Key>
  ) throws {
    guard let code else { return try answer.encodeNil(forKey: .securityCode) }
    var part = answer.nestedContainer(keyedBy: CodeKey.self, forKey: .securityCode)
    try part.encode(code.name, forKey: .name)
    try part.encode(code.size, forKey: .size)
    try part.encode(code.side.rawValue, forKey: .side)
  }
}

extension NumberState {
  fileprivate var word: String {
    switch self {
    case .empty: "empty"
    case .incomplete: "incomplete"
    case .suspect: "suspect"
    case .valid: "valid"
    case .invalid: "invalid"
    }
  }
}

extension ExpiryState {
  fileprivate var word: String {
    switch self {
    case .empty: "empty"
    case .incomplete: "incomplete"
    case .valid: "valid"
    case .expired: "expired"
    case .invalid: "invalid"
    }
  }
}
