import TextSearch
package import Widgets

extension ChoiceList {
  /// The rows that have each word of what is typed, in the order of the names. Case, accents and
  /// width make no difference.
  ///
  /// - Parameter new: the name for a new row that what is typed would make; nil if it makes none.
  package func rows(_ names: [String], new: String? = nil) -> [Row] {
    let search = SearchWords(field.text)
    return rows(names, new: new) { search.match($0) }
  }
}
