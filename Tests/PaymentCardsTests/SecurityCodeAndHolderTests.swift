import PaymentCards
import Testing

@Suite("Security code and holder")
struct SecurityCodeAndHolderTests {
  static let codes: [(String, Brand?, Bool, Bool)] = [
    ("", nil, false, true), ("1", nil, false, true), ("12", nil, false, true),
    ("123", .americanExpress, false, true), ("000", nil, true, true),
    ("0000", .americanExpress, true, true), ("123", .visa, true, true),
    ("1234", .americanExpress, true, true), ("12345", nil, false, false),
    ("1234", nil, false, false), ("1234", .visa, false, false),
    ("12345", .americanExpress, false, false), ("foo", nil, false, false),
    ("-123", nil, false, false), ("12 34", nil, false, false), ("12/34", nil, false, false),
    ("Infinity", nil, false, false),
  ]

  @Test("Codes are judged as card-validator does", arguments: codes)
  func judgesCodes(_ text: String, _ brand: Brand?, _ valid: Bool, _ potential: Bool) {
    let check = SecurityCodeCheck(text, brand: brand)
    #expect(check.isValid == valid)
    #expect(check.isPotential == potential)
  }

  @Test("A code of four digits stays, flagged, when the number becomes a Visa")
  func flagsLongCode() {
    var form = Typing(.number, "378282246310005")
    for scalar in "1234".unicodeScalars { _ = form.draft.apply(.type(scalar), to: .securityCode) }
    #expect(form.draft.securityCodeCheck.state == .valid)
    form.press(.deleteToStart)
    form.type("4111")
    #expect(form.draft.securityCode.count == 4)
    #expect(form.draft.securityCodeCheck.state == .tooLong(size: 3))
    #expect(form.draft.apply(.type("5"), to: .securityCode) == .rejected(.full(capacity: 3)))
  }

  @Test("The code's row is as long as the brand's code")
  func drawsCode() {
    #expect(Typing(.securityCode).withPlaceholders == "XXX")
    var form = Typing(.number, "37")
    #expect(form.draft.securityCodeTemplate.placeholders.count == 4)
    form.press(.deleteToStart)
    form.type("55")
    #expect(form.draft.securityCodeTemplate.capacity == 3)
  }

  static let names: [(String, HolderState)] = [
    ("", .empty), ("  \t", .empty), ("name", .valid), ("given sur", .valid),
    ("name with number in it 01234", .valid), ("Zoë Núñez-Ångström", .valid), ("O'Connor", .valid),
    ("D’Arcy", .valid), ("山田 太郎", .valid), ("Ольга", .valid), ("4111", .numberInWrongField),
    ("4111 1111", .numberInWrongField), ("4111-1111", .numberInWrongField),
    ("４１１１", .numberInWrongField), (String(repeating: "a", count: 255), .valid),
    (String(repeating: "a", count: 256), .tooLong(longest: 255)),
  ]

  @Test("Any script is a name, a number is not", arguments: names)
  func judgesNames(_ name: String, _ state: HolderState) {
    #expect(HolderCheck.state(of: name) == state)
  }

  @Test("A pasted name is one line")
  func tidiesNames() {
    #expect(HolderCheck.tidied("  Jane\r\n\tDoe \u{1B} \n") == "Jane Doe")
    #expect(HolderCheck.tidied("e\u{301}va") == "e\u{301}va")
    #expect(HolderCheck.tidied(String(repeating: "ab ", count: 300_000)).count == 255)
  }
}
