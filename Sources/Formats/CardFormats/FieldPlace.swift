import PaymentCards
import ReaderProtocol

/// The place that formats have for a labelled field, in the order in which such fields are kept.
enum FieldPlace: CaseIterable {
  /// The PIN, hidden.
  case pin
  /// The first month of validity.
  case validFrom
  /// A name of a brand that the table does not have.
  case brand
  /// No place of its own.
  case other
  /// The folder.
  case folder
  /// The tags.
  case tags

  /// The place of a field. One that is not written as its place asks has none.
  init(_ field: CustomField) {
    self =
      switch (field.label, field.value) {
      case (CustomFieldLabel.pin, .hidden): .pin
      case (CustomFieldLabel.validFrom, .text(let text)) where YearMonth(text) != nil: .validFrom
      case (CustomFieldLabel.brand, .text(let text))
      where BrandNames.brand(text) == nil && !BrandNames.isNone(text): .brand
      case (CustomFieldLabel.folder, .text): .folder
      case (CustomFieldLabel.tags, .text(let text)) where TagList.text(TagList.words(text)) == text:
        .tags
      default: .other
      }
  }
}

/// The labelled fields of a card, sorted into the places that a format has for them.
struct PlacedFields {
  /// One field for each place, the first.
  private(set) var placed: [FieldPlace: CustomField] = [:]
  /// All others, in order.
  private(set) var others: [CustomField] = []

  /// Sorts fields.
  ///
  /// - Parameter places: the places that the format has.
  init(_ fields: [CustomField], places: Set<FieldPlace>) {
    for field in fields {
      let place = FieldPlace(field)
      if places.contains(place), placed[place] == nil {
        placed[place] = field
      } else {
        others.append(field)
      }
    }
  }

  /// The text at a place; nil if there is none.
  func text(_ place: FieldPlace) -> String? {
    guard case .text(let text)? = placed[place]?.value else { return nil }
    return text
  }
}
