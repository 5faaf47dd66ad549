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
