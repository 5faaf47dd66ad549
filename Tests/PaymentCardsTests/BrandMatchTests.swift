import PaymentCards
import Testing

/// The answers of credit-card-type 10.3.0, and the brands that it does not know.
@Suite("Brands from the first digits")
struct BrandMatchTests {
  static let decided: [Brand: String] = [
    .visa: """
    411 4111111111111111 4012888888881881 4222222222222 4462030000000000 4484070000000000
    411111111111111111 4111111111111111110
    """,
    .elo: """
    431274 451416 457393 401178 401179 438935 457631 457632 4576321111111111 5066991111111118
    504175 6277809 6277809990229178 650033 6500331111111111
    """,
    .mastercard: """
    2221 2222 2223 2224 2225 2226 223 2239 23 24 25 26 27 270 271 272 2720 51 53 54 55
    5555555555554444 5454545454545454
    """,
    .naranja: "589562 5895626292990446 402918 527572",
    .troy: """
    9 97 979 9792100000000001 9792090000000004 6502740000000001 9792 650274 650923
    6509230000000000
    """,
    .verve: """
    506099 506100 506127 506129 506133 506150 506158 506163 506166 506170 506176 506180 506195
    507865 507888 507941 5061001234567890123
    """,
    .americanExpress: "34 37 341 34343434343434 378282246310005 371449635398431 378734493671000",
    .dinersClub: "30 300 36 38 39 30569309025904 38520000023237 36700102000000 36148900647913",
    .discover: "6011 644 645 646 647 648 649 6011000400000000 6011111111111117 6011000990139424",
    .unionpay: """
    62123456789002 621234567890003 6221258812340000 622018111111111111 6212345678900000003
    6221260000000000 6221260000000000000 6222000000000000 6228000000000000 6229250000000000
    6229250000000000000 6240000000000000 6260000000000000000 6282000000000000
    6289000000000000000 6221558812340000 6269992058134322 8 8100513433325374 8111700872004845
    8141618644273338 8158163233706018 8168524506870054
    """,
    .maestro: "56 57 59 67 6304000000000000 6799990100000000019 62183",
    .jcb: """
    1 35 2131 21312 1800 18002 3530111333300000 3566002020360505 35308796121637357
    353445444300732639 3537286818376838569
    """,
    .mir: "220 2200 2204 22000000000000000 22049999999999999",
    .hipercard: "6062820524845321 6062820000",
    .hiper: "6370950000000005 637095 637609 637599 637612 637568 63737423 63743358",
  ]

  static let decidedRows = decided.flatMap { brand, numbers in
    numbers.split(whereSeparator: \.isWhitespace).map { (String($0), brand) }
  }

  @Test("The brand is decided", arguments: decidedRows)
  func decides(_ number: String, _ brand: Brand) {
    #expect(BrandMatch(digits(number)).decided == brand)
  }

  static let candidates = [
    ("2", "mastercard jcb mir"),
    ("3", "american-express diners-club jcb"),
    ("5", "mastercard naranja verve maestro elo"),
    ("50", "verve maestro elo"),
    ("6", "discover troy unionpay maestro elo hiper hipercard"),
    ("60", "discover maestro hipercard"),
    ("601", "discover maestro"), ("64", "discover maestro"), ("62", "unionpay maestro elo"),
    ("4", "visa naranja maestro elo"), ("43", "visa elo"), ("431", "visa elo"),
    ("4312", "visa elo"), ("43127", "visa elo"), ("45141", "visa elo"), ("45739", "visa elo"),
    ("40117", "visa elo"), ("43893", "visa elo"), ("45763", "visa elo"),
    ("52", "mastercard naranja"), ("58", "naranja maestro"), ("58956", "naranja maestro"),
    ("50794", "verve maestro"),
    ("6277", "unionpay maestro elo"), ("62778", "unionpay maestro elo"),
    ("63", "maestro elo hiper"), ("636", "maestro elo"), ("6362", "maestro elo"),
    ("63629", "maestro elo"), ("637", "maestro hiper"), ("637374", "maestro hiper"),
    ("637433", "maestro hiper"), ("606", "maestro hipercard"), ("627", "unionpay maestro elo"),
    ("6062", "maestro hipercard"), ("6370", "maestro hiper"), ("6376", "maestro hiper"),
    ("6375", "maestro hiper"), ("65", "discover troy maestro elo"),
    ("655", "discover maestro elo"), ("6550", "discover maestro elo"),
    ("65502", "discover maestro elo"),
  ]

  @Test("Several brands stay, in the table's order", arguments: candidates)
  func keepsCandidates(_ number: String, _ ids: String) {
    let match = BrandMatch(digits(number))
    #expect(match.candidates.map(\.rawValue).joined(separator: " ") == ids)
    #expect(match.decided == nil)
  }

  @Test("Before the first digit every brand of the table is possible")
  func startsWithAll() {
    let known = Brand.allCases.filter { !$0.facts.isAddition }
    #expect(BrandMatch(digits("")).candidates == known)
    #expect(known.count == 15)
  }

  static let additions: [Brand: String] = [
    .rupay: "82000 82010 817200 819999 8172000000000000",
    .uatp: "12345 18100 110151234567890 13540",
    .gpn: "19460 1946000000000000",
    .napas: "97040 9704000000000018",
    .humo: "98601 9860123456789012",
    .uzcard: "86001 8600123456789012",
    .borica: "22050",
  ]

  @Test(
    "A brand beyond the table is found from the fifth digit on where none of the table begins so",
    arguments: additions.flatMap { brand, numbers in
      numbers.split(whereSeparator: \.isWhitespace).map { (String($0), brand) }
    }
  )
  func findsAdditions(_ number: String, _ brand: Brand) {
    #expect(BrandMatch(digits(number)).decided == brand)
    let four = BrandMatch(digits(String(number.prefix(4))))
    #expect(four.decided == nil && four.likely == brand)
  }

  @Test(
    "A brand beyond the table leaves a number of the table to its brand, and is named beside it",
    arguments: [
      ("4571000000000001", Brand.visa, [Brand.dankort]),
      ("5019717010103742", .maestro, [.dankort]),
      ("6703444444444449", .maestro, [.bancontact]),
      ("5085000000000001", .maestro, [.rupay]),
      ("6521500000000001", .discover, [.rupay, .maestro]),
      ("6070000000000000", .maestro, [.rupay]),
      ("3571110000000000", .jcb, [.lankapay]),
      ("1800000000000000", .jcb, [.uatp]),
      ("4111111111111111", .visa, []),
    ]
  )
  func leavesNumbers(_ number: String, _ brand: Brand, _ others: [Brand]) {
    let match = BrandMatch(digits(number))
    #expect(match.decided == brand)
    #expect(Set(match.alternatives) == Set(others))
  }

  @Test(
    "A brand is named before it is decided",
    arguments: [
      ("", nil), ("4", Brand.visa), ("43", .visa), ("40117", .visa), ("45763", .visa),
      ("5", .mastercard), ("51", .mastercard), ("52", .mastercard), ("2", .mastercard),
      ("22", .mastercard), ("220", .mir), ("3", nil), ("34", .americanExpress), ("35", .jcb),
      ("6", nil), ("60", nil), ("62", .unionpay), ("64", .discover), ("65", .discover),
      ("58", .maestro), ("50", .maestro), ("63", .maestro), ("19", .uatp), ("401178", .elo),
      ("0", nil), ("7", nil),
    ]
  )
  func namesTheLikely(_ number: String, _ brand: Brand?) {
    #expect(BrandMatch(digits(number)).likely == brand)
  }

  @Test("A brand of its own patterns has a name and a length; one without is never a candidate")
  func checksAdditions() {
    let additions = Brand.allCases.filter(\.facts.isAddition)
    for brand in additions {
      #expect(!brand.facts.displayName.isEmpty && !brand.facts.lengths.isEmpty)
    }
    let without = Set(additions.filter(\.facts.patterns.isEmpty))
    let candidates = (0...9_999).reduce(into: Set<Brand>()) { brands, first in
      brands.formUnion(BrandMatch(digits(String(first))).candidates)
    }
    #expect(without.isDisjoint(with: candidates))
  }

  @Test(
    "No brand begins so",
    arguments: [
      "0", "12", "123", "181", "1802", "221", "222099", "2721", "212", "2132", "306", "31", "32",
      "33", "7",
    ]
  )
  func knowsNoBrand(_ number: String) {
    #expect(BrandMatch(digits(number)).candidates.isEmpty)
  }

  @Test("A pattern's bounds are in, their neighbours are not")
  func keepsBounds() {
    for brand in Brand.allCases {
      for pattern in brand.facts.patterns {
        for edge in [pattern.low, pattern.high] {
          let rest = brand.facts.isAddition ? "0000" : ""
          let match = BrandMatch(digits(String(edge) + rest))
          #expect(!match.candidates.isEmpty, "\(brand) \(edge)")
        }
      }
    }
    #expect(BrandMatch(digits("2220")).candidates.isEmpty)
    #expect(BrandMatch(digits("3527")).candidates.isEmpty)
    #expect(BrandMatch(digits("3590")).candidates.isEmpty)
  }

  static let facts: [(Brand, String, [Int], String, Int)] = [
    (.visa, "Visa", [16, 18, 19], "CVV", 3),
    (.mastercard, "Mastercard", [16], "CVC", 3),
    (.americanExpress, "American Express", [15], "CID", 4),
    (.dinersClub, "Diners Club", [14, 16, 19], "CVV", 3),
    (.discover, "Discover", [16, 19], "CID", 3),
    (.troy, "Troy", [16], "CVV", 3),
    (.jcb, "JCB", [16, 17, 18, 19], "CVV", 3),
    (.unionpay, "UnionPay", [14, 15, 16, 17, 18, 19], "CVN", 3),
    (.naranja, "Naranja", [16], "CVV", 3),
    (.verve, "Verve", [16, 18, 19], "CVV", 3),
    (.maestro, "Maestro", [12, 13, 14, 15, 16, 17, 18, 19], "CVC", 3),
    (.elo, "Elo", [16], "CVE", 3),
    (.mir, "Mir", [16, 17, 18, 19], "CVP2", 3),
    (.hiper, "Hiper", [16], "CVC", 3),
    (.hipercard, "Hipercard", [16], "CVC", 3),
  ]

  @Test("Names, lengths and security codes of the brands", arguments: facts)
  func tellsFacts(
    _ brand: Brand,
    _ name: String,
    _ lengths: [Int],
    _ code: String,
    _ size: Int
  ) {
    #expect(brand.facts.displayName == name)
    #expect(brand.facts.lengths == lengths)
    #expect(brand.facts.securityCode.name == code)
    #expect(brand.facts.securityCode.size == size)
    #expect(brand.facts.securityCode.side == (brand == .americanExpress ? .front : .back))
  }
}
