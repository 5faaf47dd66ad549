package import PaymentCards

/// The preview of an import of cards. It holds no number and no hidden value.
package struct CardImportPreview: Hashable, Sendable {
  /// The file and its format, in words.
  package let heading: String
  /// The items as they are decided about where security codes are left out, in the order of the file.
  private let itemsWithoutCodes: [Item]
  /// The items where security codes are imported; nil if the file has none that could be.
  private let itemsWithCodes: [Item]?
  /// True if security codes are imported.
  var keepsCodes = false

  /// True for an export, which is of no use once its cards are here; false for what another program
  /// works with.
  package let isExport: Bool

  /// A preview with these parts.
  package init(
    heading: String,
    items: [Item],
    itemsWithCodes: [Item]? = nil,
    isExport: Bool = true
  ) {
    self.heading = heading
    itemsWithoutCodes = items
    self.itemsWithCodes = itemsWithCodes
    self.isExport = isExport
  }

  /// The items, in the order of the file.
  package var items: [Item] {
    keepsCodes ? itemsWithCodes ?? itemsWithoutCodes : itemsWithoutCodes
  }

  /// True if the file has security codes that could be imported.
  package var hasCodes: Bool { itemsWithCodes != nil }

  /// An item of the file.
  package struct Item: Hashable, Sendable {
    /// The place in the file, in words.
    package let place: String
    /// The title without control characters; may be empty.
    package let title: String
    /// The brand, if known.
    package let brand: Brand?
    /// The last four digits of the number; empty where there are none.
    package let lastFour: String
    /// The last month in which it is valid.
    package let expiry: YearMonth?
    /// The decision about it.
    package let verdict: Verdict
    /// The oddities to tell of, a sentence each.
    package let remarks: [String]
    /// The whole item with its decision, in words.
    package let line: String
    /// The same line if it is imported as a new card although it may be known, or replaces values;
    /// nil if that is no choice.
    package let lineAsChosen: String?

    /// An item with these parts.
    package init(
      place: String,
      title: String,
      brand: Brand?,
      lastFour: String,
      expiry: YearMonth?,
      verdict: Verdict,
      remarks: [String] = [],
      line: String,
      lineAsChosen: String? = nil
    ) {
      self.place = place
      self.title = title
      self.brand = brand
      self.lastFour = lastFour
      self.expiry = expiry
      self.verdict = verdict
      self.remarks = remarks
      self.line = line
      self.lineAsChosen = lineAsChosen
    }
  }

  /// The decision about an item.
  package enum Verdict: Hashable, Sendable {
    /// The wallet has no such card.
    case new
    /// The wallet has just this card.
    case same
    /// The wallet has this card with other values.
    case update([FieldChange])
    /// The wallet has a card with this title that may be the same one.
    case possibleDuplicate(of: String)
    /// The file has a card with this number, and with all of its values, at an earlier place, in words.
    case again(String)
    /// The file has a card with this number and other values at an earlier place.
    case joined(Joining)
    /// No card can be made of it, for the reason given in words.
    case refused(String)
  }

  /// The values that an item shares with an earlier one of the same number.
  package struct Joining: Hashable, Sendable {
    /// The index of the earlier item, which becomes a card.
    package let item: Int
    /// Its place in the file, in words.
    package let place: String
    /// The values that it lacks, and gets.
    package let added: [FieldChange]
    /// The values that differ, which it gets where the item is chosen.
    package let replaced: [FieldChange]

    /// A joining of these parts.
    package init(item: Int, place: String, added: [FieldChange], replaced: [FieldChange]) {
      self.item = item
      self.place = place
      self.added = added
      self.replaced = replaced
    }
  }

  /// A field that an update would change. Hidden values and numbers are told of in words, never
  /// shown.
  package struct FieldChange: Hashable, Sendable {
    /// The name of the field.
    package let caption: String
    /// The value in the wallet; empty if there is none.
    package let old: String
    /// The value in the file; empty if there is none.
    package let new: String

    /// A change of a field.
    package init(caption: String, old: String, new: String) {
      self.caption = caption
      self.old = old
      self.new = new
    }
  }
}
