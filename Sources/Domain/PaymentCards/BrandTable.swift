// Made by Tests/Scripts/generate_brand_table.py from card_brands.json and more_card_brands.json.
// Change it there. Facts: credit-card-type 10.3.0, and the sources that the second file names.

/// A card brand. The raw value is the brand's id; the order of the cases is the order of priority
/// of candidates.
public enum Brand: String, CaseIterable, Codable, Sendable {
  /// Visa.
  case visa
  /// Mastercard.
  case mastercard
  /// American Express.
  case americanExpress = "american-express"
  /// Diners Club.
  case dinersClub = "diners-club"
  /// Discover.
  case discover
  /// Troy.
  case troy
  /// JCB.
  case jcb
  /// UnionPay.
  case unionpay
  /// Naranja.
  case naranja
  /// Verve.
  case verve
  /// Maestro.
  case maestro
  /// Elo.
  case elo
  /// Mir.
  case mir
  /// Hiper.
  case hiper
  /// Hipercard.
  case hipercard
  /// RuPay.
  case rupay
  /// Dankort.
  case dankort
  /// Bancontact.
  case bancontact
  /// Cartes Bancaires.
  case cartesBancaires = "cartes-bancaires"
  /// girocard.
  case girocard
  /// PagoBANCOMAT.
  case pagobancomat
  /// BankAxept.
  case bankaxept
  /// eftpos.
  case eftpos
  /// Interac.
  case interac
  /// mada.
  case mada
  /// Meeza.
  case meeza
  /// PayPak.
  case paypak
  /// BC Card.
  case bcCard = "bc-card"
  /// LankaPay.
  case lankapay
  /// Napas.
  case napas
  /// Humo.
  case humo
  /// Uzcard.
  case uzcard
  /// UkrCard.
  case ukrcard
  /// BORICA.
  case borica
  /// InstaPayment.
  case instapayment
  /// UATP.
  case uatp
  /// GPN.
  case gpn

  /// The brand's formats.
  public var facts: BrandFacts {
    switch self {
    case .visa: BrandTable.visa
    case .mastercard: BrandTable.mastercard
    case .americanExpress: BrandTable.americanExpress
    case .dinersClub: BrandTable.dinersClub
    case .discover: BrandTable.discover
    case .troy: BrandTable.troy
    case .jcb: BrandTable.jcb
    case .unionpay: BrandTable.unionpay
    case .naranja: BrandTable.naranja
    case .verve: BrandTable.verve
    case .maestro: BrandTable.maestro
    case .elo: BrandTable.elo
    case .mir: BrandTable.mir
    case .hiper: BrandTable.hiper
    case .hipercard: BrandTable.hipercard
    case .rupay: BrandTable.rupay
    case .dankort: BrandTable.dankort
    case .bancontact: BrandTable.bancontact
    case .cartesBancaires: BrandTable.cartesBancaires
    case .girocard: BrandTable.girocard
    case .pagobancomat: BrandTable.pagobancomat
    case .bankaxept: BrandTable.bankaxept
    case .eftpos: BrandTable.eftpos
    case .interac: BrandTable.interac
    case .mada: BrandTable.mada
    case .meeza: BrandTable.meeza
    case .paypak: BrandTable.paypak
    case .bcCard: BrandTable.bcCard
    case .lankapay: BrandTable.lankapay
    case .napas: BrandTable.napas
    case .humo: BrandTable.humo
    case .uzcard: BrandTable.uzcard
    case .ukrcard: BrandTable.ukrcard
    case .borica: BrandTable.borica
    case .instapayment: BrandTable.instapayment
    case .uatp: BrandTable.uatp
    case .gpn: BrandTable.gpn
    }
  }
}

/// The facts, one constant for each brand.
enum BrandTable {
  static let visa = BrandFacts(
    displayName: "Visa",
    patterns: [
      .prefix(4)
    ],
    gaps: [4, 8, 12],
    lengths: [16, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: false
  )

  static let mastercard = BrandFacts(
    displayName: "Mastercard",
    patterns: [
      .range(51, 55), .range(2221, 2229), .range(223, 229), .range(23, 26), .range(270, 271),
      .prefix(2720),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: false
  )

  static let americanExpress = BrandFacts(
    displayName: "American Express",
    patterns: [
      .prefix(34), .prefix(37),
    ],
    gaps: [4, 10],
    lengths: [15],
    securityCode: SecurityCodeFacts(name: "CID", size: 4, side: .front),
    isAddition: false
  )

  static let dinersClub = BrandFacts(
    displayName: "Diners Club",
    patterns: [
      .range(300, 305), .prefix(36), .prefix(38), .prefix(39),
    ],
    gaps: [4, 10],
    lengths: [14, 16, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: false
  )

  static let discover = BrandFacts(
    displayName: "Discover",
    patterns: [
      .prefix(6011), .range(644, 649), .prefix(65),
    ],
    gaps: [4, 8, 12],
    lengths: [16, 19],
    securityCode: SecurityCodeFacts(name: "CID", size: 3, side: .back),
    isAddition: false
  )

  static let troy = BrandFacts(
    displayName: "Troy",
    patterns: [
      .prefix(9792), .prefix(650052), .range(650082, 650083), .prefix(650092), .prefix(650161),
      .prefix(650170), .prefix(650173), .prefix(650175), .prefix(650268), .prefix(650271),
      .range(650273, 650274), .range(650456, 650457), .prefix(650836), .range(650846, 650850),
      .prefix(650923), .prefix(650987), .prefix(650990), .prefix(654997), .prefix(657366),
      .prefix(657998), .prefix(658758), .range(658767, 658768), .range(65083700, 65083704),
      .range(65085800, 65085804), .range(65085900, 65085901), .prefix(65086000),
      .range(65086100, 65086105), .range(65086200, 65086203), .range(65875000, 65875003),
      .prefix(65875009), .range(65875101, 65875104), .prefix(65875200), .prefix(65875501),
      .prefix(65875601), .prefix(65875900), .range(65876000, 65876002), .range(65876100, 65876103),
      .prefix(65876110), .range(65876115, 65876116), .range(65876200, 65876201), .prefix(65876500),
      .range(65876504, 65876505), .range(65876600, 65876602), .range(65877100, 65877101),
      .range(65877600, 65877602), .prefix(65877700), .range(65877801, 65877802),
      .range(65878200, 65878202), .range(65878300, 65878311), .range(65878400, 65878405),
      .range(65878500, 65878505), .range(65878600, 65878601), .prefix(65879800), .prefix(65880800),
      .prefix(65880900),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: false
  )

  static let jcb = BrandFacts(
    displayName: "JCB",
    patterns: [
      .prefix(2131), .prefix(1800), .range(3528, 3589),
    ],
    gaps: [4, 8, 12],
    lengths: [16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: false
  )

  static let unionpay = BrandFacts(
    displayName: "UnionPay",
    patterns: [
      .prefix(620), .range(62100, 62182), .range(62184, 62187), .range(62185, 62197),
      .range(62200, 62205), .range(622010, 622999), .prefix(622018), .range(62207, 62209),
      .range(623, 626), .prefix(6270), .prefix(6272), .prefix(6276), .range(627700, 627779),
      .range(627781, 627799), .range(6282, 6289), .prefix(6291), .prefix(6292), .prefix(810),
      .range(8110, 8131), .range(8132, 8151), .range(8152, 8163), .range(8164, 8171),
    ],
    gaps: [4, 8, 12],
    lengths: [14, 15, 16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVN", size: 3, side: .back),
    isAddition: false
  )

  static let naranja = BrandFacts(
    displayName: "Naranja",
    patterns: [
      .prefix(589562), .prefix(402918), .prefix(527572),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: false
  )

  static let verve = BrandFacts(
    displayName: "Verve",
    patterns: [
      .range(506099, 506127), .prefix(506129), .range(506133, 506150), .range(506158, 506163),
      .prefix(506166), .prefix(506168), .prefix(506170), .prefix(506173), .range(506176, 506180),
      .prefix(506184), .range(506187, 506188), .prefix(506191), .prefix(506195), .prefix(506197),
      .prefix(507865), .prefix(507866), .range(507868, 507877), .range(507880, 507888),
      .prefix(507900), .prefix(507941),
    ],
    gaps: [4, 8, 12],
    lengths: [16, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: false
  )

  static let maestro = BrandFacts(
    displayName: "Maestro",
    patterns: [
      .prefix(493698), .range(500000, 504174), .range(504176, 506698), .range(506779, 508999),
      .range(56, 59), .prefix(63), .prefix(67), .prefix(6),
    ],
    gaps: [4, 8, 12],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: false
  )

  static let elo = BrandFacts(
    displayName: "Elo",
    patterns: [
      .prefix(401178), .prefix(401179), .prefix(438935), .prefix(457631), .prefix(457632),
      .prefix(431274), .prefix(451416), .prefix(457393), .prefix(504175), .range(506699, 506778),
      .range(509000, 509999), .prefix(627780), .prefix(636297), .prefix(636368),
      .range(650031, 650033), .range(650035, 650051), .range(650405, 650439),
      .range(650485, 650538), .range(650541, 650598), .range(650700, 650718),
      .range(650720, 650727), .range(650901, 650978), .range(651652, 651679),
      .range(655000, 655019), .range(655021, 655058),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVE", size: 3, side: .back),
    isAddition: false
  )

  static let mir = BrandFacts(
    displayName: "Mir",
    patterns: [
      .range(2200, 2204)
    ],
    gaps: [4, 8, 12],
    lengths: [16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVP2", size: 3, side: .back),
    isAddition: false
  )

  static let hiper = BrandFacts(
    displayName: "Hiper",
    patterns: [
      .prefix(637095), .prefix(63737423), .prefix(63743358), .prefix(637568), .prefix(637599),
      .prefix(637609), .prefix(637612),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: false
  )

  static let hipercard = BrandFacts(
    displayName: "Hipercard",
    patterns: [
      .prefix(606282)
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: false
  )

  static let rupay = BrandFacts(
    displayName: "RuPay",
    patterns: [
      .range(508500, 508999), .range(606985, 607984), .range(608001, 608500),
      .range(652150, 653149), .range(817200, 819999), .prefix(82),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let dankort = BrandFacts(
    displayName: "Dankort",
    patterns: [
      .prefix(5019), .prefix(4571),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let bancontact = BrandFacts(
    displayName: "Bancontact",
    patterns: [
      .prefix(6703), .prefix(479658), .prefix(606005),
    ],
    gaps: [4, 8, 12],
    lengths: [16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: true
  )

  static let cartesBancaires = BrandFacts(
    displayName: "Cartes Bancaires",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: true
  )

  static let girocard = BrandFacts(
    displayName: "girocard",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: true
  )

  static let pagobancomat = BrandFacts(
    displayName: "PagoBANCOMAT",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let bankaxept = BrandFacts(
    displayName: "BankAxept",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: true
  )

  static let eftpos = BrandFacts(
    displayName: "eftpos",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let interac = BrandFacts(
    displayName: "Interac",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let mada = BrandFacts(
    displayName: "mada",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let meeza = BrandFacts(
    displayName: "Meeza",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let paypak = BrandFacts(
    displayName: "PayPak",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let bcCard = BrandFacts(
    displayName: "BC Card",
    patterns: [],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: true
  )

  static let lankapay = BrandFacts(
    displayName: "LankaPay",
    patterns: [
      .prefix(357111)
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let napas = BrandFacts(
    displayName: "Napas",
    patterns: [
      .prefix(9704)
    ],
    gaps: [4, 8, 12],
    lengths: [16, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let humo = BrandFacts(
    displayName: "Humo",
    patterns: [
      .prefix(9860)
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let uzcard = BrandFacts(
    displayName: "Uzcard",
    patterns: [
      .prefix(8600), .prefix(5614),
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let ukrcard = BrandFacts(
    displayName: "UkrCard",
    patterns: [
      .range(60400100, 60420099)
    ],
    gaps: [4, 8, 12],
    lengths: [16, 17, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let borica = BrandFacts(
    displayName: "BORICA",
    patterns: [
      .prefix(2205)
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVC", size: 3, side: .back),
    isAddition: true
  )

  static let instapayment = BrandFacts(
    displayName: "InstaPayment",
    patterns: [
      .range(637, 639)
    ],
    gaps: [4, 8, 12],
    lengths: [16],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let uatp = BrandFacts(
    displayName: "UATP",
    patterns: [
      .prefix(1)
    ],
    gaps: [4, 9],
    lengths: [15],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )

  static let gpn = BrandFacts(
    displayName: "GPN",
    patterns: [
      .prefix(1946)
    ],
    gaps: [4, 8, 12],
    lengths: [16, 18, 19],
    securityCode: SecurityCodeFacts(name: "CVV", size: 3, side: .back),
    isAddition: true
  )
}
