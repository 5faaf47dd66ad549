package import PaymentCards

/// The names that files have for brands.
///
/// Sources: bitwarden/sdk-internal, `crates/bitwarden-exporters/src/cxf/card.rs` and its
/// `CardBrand` (`Amex`, `Diners Club`, `RuPay`); 1Password's `creditCardType` (`mc`,
/// `discover`), as in the exports that KeePassXC and Bitwarden test their importers with; else
/// the networks' own names.
package enum BrandNames {
  /// The brand of a name, whatever its case, spaces and hyphens; nil for a name that is none's.
  package static func brand(_ name: String) -> Brand? { brands[folded(name)] }

  /// True for what is written where no brand is known or chosen.
  package static func isNone(_ name: String) -> Bool {
    ["", "other", "unknown", "none"].contains(folded(name))
  }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let brands: [String: Brand] = {
    var brands: [String: Brand] = [:]
    for brand in Brand.allCases {
      brands[folded(brand.rawValue)] = brand
      brands[folded(brand.facts.displayName)] = brand
    }
    for (id, names) in aliases {
      guard let brand = Brand(rawValue: id) else { continue }
      for name in names { brands[name] = brand }
    }
    return brands
  }()

  /// Further names by the brand's id, folded.
  private static let aliases: [String: [String]] = [
    "visa": ["visaelectron", "electron", "visadebit", "visacredit", "vpay"],
    "mastercard": [
      "mc", "master", "mastercarddebit", "debitmastercard", "mastercardcredit", "eurocard",
    ],
    "american-express": ["amex", "ae", "amexcard"],
    "diners-club": ["diners", "dinersclubinternational", "carteblanche", "dinersclubcarteblanche"],
    "discover": ["discovercard"],
    "jcb": ["jcbcard"],
    "unionpay": ["chinaunionpay", "cup", "银联", "中国银联", "銀聯"],
    "maestro": ["maestrocard"],
    "elo": ["elocard"],
    "mir": ["мир"],
    "cartes-bancaires": ["cb", "cartebancaire", "groupementdescartesbancairescb"],
    "bancontact": ["bancontactmistercash", "mistercash", "bcmc"],
  ]
}
