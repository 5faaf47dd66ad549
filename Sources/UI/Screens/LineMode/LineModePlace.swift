package import PaymentCards

/// The place of a conversation within a screen, of which the screen itself knows nothing.
package struct LineModePlace: Sendable {
  /// The step within the screen.
  package let aside: SubStep?
  /// The first row of its list that is told.
  package let firstRow: Int
  /// True if nothing was said yet of what is typed in its window.
  package let isFirst: Bool
  /// True if all of the scene was asked for, with counts and menus.
  package let wantsAll: Bool

  package init(aside: SubStep?, firstRow: Int, isFirst: Bool, wantsAll: Bool) {
    self.aside = aside
    self.firstRow = firstRow
    self.isFirst = isFirst
    self.wantsAll = wantsAll
  }
}

/// A step of a conversation that its screen knows nothing of.
package enum SubStep: Hashable, Sendable {
  /// The menu of the chosen row.
  case row
  /// The menu of what was chosen for that row.
  case item
  /// The menu of the marked rows.
  case marked
  /// The files that a path can become.
  case files
  /// The formats that a file can be read as.
  case formats
  /// Which card is to have another place, and which place.
  case order, place
  /// The confirmation before a part of a card is shown.
  case confirming(PaymentCardPart)
  /// What was asked for of a card was said.
  case shown(PaymentCardPart)
  /// The confirmation before a version of a conflict is shown, counted from 0.
  case confirmingVersion(Int)
  /// A version of a conflict was said.
  case shownVersion(Int)
  /// The brands that a card can have.
  case brands
  /// The recovery key is shown.
  case recoveryKey
  /// All of a form is told before it is saved.
  case summary
}
