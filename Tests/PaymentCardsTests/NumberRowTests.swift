import PaymentCards
import Testing

@Suite("The number row")
struct NumberRowTests {
  /// A complete number of each brand, as it is drawn, and as a list shows it.
  static let wholes: [(Brand, String, String)] = [
    (.visa, "4111 1111 1111 1111", "**** **** **** 1111"),
    (.visa, "4111 1111 1111 1111 110", "**** **** **** ***1 110"),
    (.mastercard, "5555 5555 5555 4444", "**** **** **** 4444"),
    (.americanExpress, "3782 822463 10005", "**** ****** *0005"),
    (.dinersClub, "3056 930902 5904", "**** ****** 5904"),
    (.dinersClub, "3600 0000 0000 0008", "**** **** **** 0008"),
    (.discover, "6011 0009 9013 9424", "**** **** **** 9424"),
    (.troy, "9792 1000 0000 0001", "**** **** **** 0001"),
    (.jcb, "3530 1113 3330 0000", "**** **** **** 0000"),
    (.jcb, "3530 8796 1216 3735 7", "**** **** **** *735 7"),
    (.unionpay, "6221 5588 1234 00", "**** **** **34 00"),
    (.unionpay, "6212 3456 7890 0000 003", "**** **** **** ***0 003"),
    (.naranja, "5895 6262 9299 0446", "**** **** **** 0446"),
    (.verve, "5061 0012 3456 7890 12", "**** **** **** **90 12"),
    (.maestro, "5000 0000 0000", "**** **** 0000"),
    (.elo, "5066 9911 1111 1118", "**** **** **** 1118"),
    (.mir, "2200 0000 0000 0004", "**** **** **** 0004"),
    (.hiper, "6370 9500 0000 0005", "**** **** **** 0005"),
    (.hipercard, "6062 8205 2484 5321", "**** **** **** 5321"),
  ]

  @Test("Groups and mask of every brand", arguments: wholes)
  func groups(_ brand: Brand, _ grouped: String, _ masked: String) {
    let plain = digits(grouped)
    let template = DigitTemplate.number(brand: brand, count: plain.count)
    #expect(BrandMatch(plain).decided == brand)
    #expect(rowText(DigitRow(plain, template: template, withPlaceholders: false)) == grouped)
    let mask = DigitRow(plain, template: template, mask: .allButLastFour, withPlaceholders: false)
    #expect(rowText(mask) == masked)
  }

  static let layers: [(String, String)] = [
    ("", "XXXX XXXX XXXX XXXX"), ("3", "3XXX XXXX XXXX XXXX"), ("41111", "4111 1XXX XXXX XXXX"),
    ("34", "34XX XXXXXX XXXXX"), ("36", "36XX XXXXXX XXXX"), ("35", "35XX XXXX XXXX XXXX"),
    ("5000", "5000 XXXX XXXX XXXX"), ("62123456", "6212 3456 XXXX XXXX"),
    ("41111111111111111", "4111 1111 1111 1111 1X"),
    ("411111111111111111", "4111 1111 1111 1111 11"),
    ("4111111111111111110", "4111 1111 1111 1111 110"),
    ("60110009901394240", "6011 0009 9013 9424 0XX"),
    ("36000000000000", "3600 000000 0000"), ("360000000000000", "3600 0000 0000 000X"),
    ("36000000000000001", "3600 0000 0000 0000 1XX"), ("7", "7XXX XXXX XXXX XXXX"),
  ]

  @Test("The layer beneath is as long as the next usual number", arguments: layers)
  func drawsLayer(_ number: String, _ row: String) {
    #expect(Typing(.number, number).withPlaceholders == row)
  }

  @Test("Each brand has a layer of its usual length")
  func usualLayers() {
    for brand in Brand.allCases {
      let template = DigitTemplate.number(brand: brand, count: 0)
      let row = rowText(DigitRow(digits(""), template: template))
      switch brand {
      case .americanExpress: #expect(row == "XXXX XXXXXX XXXXX")
      case .dinersClub: #expect(row == "XXXX XXXXXX XXXX")
      case .uatp: #expect(row == "XXXX XXXXX XXXXXX")
      default: #expect(row == "XXXX XXXX XXXX XXXX")
      }
    }
  }

  @Test("A typed digit never moves, but where 4-6-5 or 4-6-4 is decided or left")
  func digitsStay() {
    let numbers = Self.wholes.map { $0.1.filter { $0 != " " } }
    for number in numbers {
      for length in 1..<number.count {
        let before = digits(String(number.prefix(length)))
        let after = digits(String(number.prefix(length + 1)))
        let first = DigitTemplate.number(brand: BrandMatch(before).decided, count: before.count)
        let second = DigitTemplate.number(brand: BrandMatch(after).decided, count: after.count)
        let regroups = first.gaps.prefix(2) != second.gaps.prefix(2)
        if regroups {
          #expect(length < 4 || (number.hasPrefix("3") && length == 14))
        } else {
          for index in 0..<length {
            #expect(first.column(ofDigit: index) == second.column(ofDigit: index))
          }
        }
      }
    }
  }

  @Test("A gap belongs to the digits once one follows it")
  func gapsChangeLayer() {
    func gap(_ number: String) -> DigitCell {
      let plain = digits(number)
      return DigitRow(plain, template: .number(brand: .visa, count: plain.count)).cell(at: 4)
    }
    #expect(gap("4111") == .separator(" ", typed: false))
    #expect(gap("41111") == .separator(" ", typed: true))
  }

  @Test("A mask never shows all of a number")
  func masksShortNumbers() {
    for (number, masked) in [("4111", "****"), ("4", "*"), ("41112", "*111 2")] {
      let row = DigitRow(
        digits(number),
        template: .number(brand: .visa, count: number.count),
        mask: .allButLastFour,
        withPlaceholders: false
      )
      #expect(rowText(row) == masked)
    }
    let code = DigitRow(
      digits("12"),
      template: .securityCode(size: 3, capacity: 3),
      mask: .all
    )
    #expect(rowText(code) == "**X")
  }

  @Test("A column and its digit find each other")
  func columnsAreExact() {
    for (brand, grouped, _) in Self.wholes {
      let count = digits(grouped).count
      let template = DigitTemplate.number(brand: brand, count: count)
      for index in 0..<count {
        let column = template.column(ofDigit: index)
        #expect(template.digitIndex(atColumn: column) == index)
      }
      for (column, character) in grouped.enumerated() where character == " " {
        #expect(template.digitIndex(atColumn: column) == nil)
      }
    }
  }
}
