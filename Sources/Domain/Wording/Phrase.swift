/// A sentence, word or label for users, with the values of its placeholders, in no language yet.
///
/// Phrases are declared by their English sentences in `po/*.pot`; `WordCompiler` makes a member of
/// each: a property, or a function of the values that its sentence has placeholders for. One with plural
/// forms takes the number that decides as an integer, as its first value.
package struct Phrase: Hashable, Sendable {
  /// The phrase without its values.
  package let id: ID
  /// The values of the placeholders, in the order in which the phrase states them.
  let values: [String]

  /// The number that decides the plural form; 0 where there is but one form.
  let number: Int

  init(_ id: ID, _ values: [String] = []) {
    self.id = id
    self.values = values
    number = 0
  }

  /// A phrase with plural forms.
  init(_ id: ID, _ number: Int, _ values: [String] = []) {
    self.id = id
    self.values = [String(number)] + values
    self.number = number
  }
}
