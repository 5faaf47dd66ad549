import PaymentCards

@testable import WalletUI

/// Items of files as the program tells of them.
extension CardImportPreview.Item {
  static func sample(
    _ number: Int,
    _ title: String,
    _ verdict: CardImportPreview.Verdict = .new,
    expiry: YearMonth? = YearMonth(year: 2028, month: 12),
    remarks: [String] = []
  ) -> Self {
    let (words, asNew): (String, String?) =
      switch verdict {
      case .new: ("new", nil)
      case .same: ("in the wallet already, left out", "new, though in the wallet")
      case .update: ("an update", nil)
      case .possibleDuplicate(let title): ("perhaps \(title), left out", "new")
      case .again(let place): ("the same as \(place), left out", "new, though in the file")
      case .joined(let joining): ("as \(joining.place)", "not as \(joining.place)")
      case .refused(let reason): ("not imported: \(reason)", nil)
      }
    let isCard = if case .refused = verdict { false } else { true }
    let start = "item \(number): \(title)\(isCard ? ", Visa, 1 1 1 1, December 2028" : ""): "
    return Self(
      place: "item \(number)",
      title: title,
      brand: isCard ? .visa : nil,
      lastFour: isCard ? "1111" : "",
      expiry: isCard ? expiry : nil,
      verdict: verdict,
      remarks: remarks,
      line: start + words,
      lineAsChosen: asNew.map { start + $0 }
    )
  }
}

extension CardImportPreview {
  /// A file with an item of each verdict.
  static let every = Self(
    heading: "x.json: Bitwarden JSON",
    items: everyItem,
    itemsWithCodes: everyItem
  )

  private static let everyItem: [Item] = [
    .sample(
      1,
      "Everyday",
      .update([
        FieldChange(caption: "Expiry", old: "12/28", new: "12/31"),
        FieldChange(caption: "Bank", old: "", new: "Bank of the Isle of Man"),
        FieldChange(caption: "PIN", old: "hidden", new: "hidden, another one"),
        FieldChange(
          caption: "Notes",
          old: "for the household",
          new: "for the household, and for what is bought on the way home from work"
        ),
      ]),
      expiry: YearMonth(year: 2031, month: 12)
    ),
    .sample(2, "Holiday"),
    .sample(3, "Work", remarks: ["Its attachment contract.pdf stays behind."]),
    .sample(4, "Twin", .same), .sample(5, "Journey", .possibleDuplicate(of: "Travel")),
    .sample(6, "Holiday", .again("item 2")),
    .sample(7, "Mail", .refused("not a payment card")),
    .sample(8, "", .refused("it was deleted")),
  ]

  /// A file of three items with one number: the second has what the first lacks, the third another name.
  static let joined = Self(
    heading: "x.json: Bitwarden JSON",
    items: [
      .sample(1, "Card", expiry: nil),
      .sample(
        2,
        "Card",
        .joined(
          Joining(
            item: 0,
            place: "item 1",
            added: [FieldChange(caption: "Expiry", old: "", new: "12/28")],
            replaced: []
          )
        )
      ),
      .sample(
        3,
        "Everyday",
        .joined(
          Joining(
            item: 0,
            place: "item 1",
            added: [FieldChange(caption: "Notes", old: "", new: "for the household")],
            replaced: [FieldChange(caption: "Name", old: "Card", new: "Everyday")]
          )
        )
      ),
    ]
  )

  /// A file of so many new cards.
  static func many(_ count: Int) -> Self {
    Self(
      heading: "many.json: Bitwarden",
      items: (1...count).map { .sample($0, "Card \($0)") }
    )
  }
}
