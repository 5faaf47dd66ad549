package import Flashcards
package import Wording

/// A value that a command gives to an option of a deck: `new_per_day=20`, or `new_per_day=preset` for that of
/// the deck's preset.
package struct DeckOptionAssignment: Sendable {
  /// The reason why a text is none.
  package enum Failure: Error, Equatable, Sendable {
    /// It has no name and value.
    case form(String)
    /// There is no option of this name.
    case noOption(String)
    /// The option of this name has no such value.
    case value(name: String, OptionTextError)
    /// No deck has a value of its own for the option of this name.
    case neverOwn(String)
  }

  /// The value that is given for that of the preset.
  package static let presetValue = "preset"
  /// The names of the options of which a deck can have values of its own.
  package static let ownNames = DeckOption.rows.filter { $0.own != nil }.map(\.name)

  private let option: DeckOption
  private let text: String
  /// The option as the deck alone is to have it; nil if a preset may have it too.
  private let own: OwnOptions?

  /// Reads an assignment.
  ///
  /// - Parameter isOwn: true if it is for the deck alone, whatever its preset has.
  package init(_ text: String, isOwn: Bool = false) throws(Failure) {
    guard let sign = text.firstIndex(of: "=") else { throw .form(text) }
    let name = String(text[..<sign])
    guard let option = DeckOption.rows.first(where: { $0.name == name }) else {
      throw .noOption(name)
    }
    guard option.own != nil || !isOwn else { throw .neverOwn(name) }
    self.option = option
    self.text = String(text[text.index(after: sign)...])
    own = isOwn ? option.own : nil
    // Found out before anything is opened.
    var deck = Deck(id: DeckID(rawValue: 0), name: DeckName(nearest: ""))
    if !wantsPreset { try read(into: &deck) }
  }

  private var wantsPreset: Bool { option.own != nil && text == Self.presetValue }

  private func read(into deck: inout Deck) throws(Failure) {
    do throws(OptionTextError) {
      try option.read(text, &deck)
    } catch {
      throw .value(name: option.name, error)
    }
  }

  /// Changes a deck.
  ///
  /// - Parameter preset: the preset that it follows; nil for a deck with options of its own.
  /// - Throws: `value` if there is no preset to take the value from.
  package func apply(to deck: inout Deck, _ preset: OptionsPreset?) throws(Failure) {
    let has = deck.preset?.own ?? []
    if wantsPreset, let preset, let option = option.own {
      if has.contains(option) { deck = deck.switching(option, in: preset) }
      return
    }
    if let own, let preset, !has.contains(own) { deck = deck.switching(own, in: preset) }
    try read(into: &deck)
  }
}

extension DeckOptionAssignment.Failure {
  /// The sentence for the user.
  package func sentence(_ wording: Wording) -> String {
    switch self {
    case .form(let text): wording(.usageInvalidValue(value: text, argument: "--set"))
    case .noOption(let name): Self.told(.noChoice(name, of: names), of: "--set", wording)
    case .neverOwn(let name):
      Self.told(.noChoice(name, of: DeckOptionAssignment.ownNames), of: "--this-deck", wording)
    case .value(let name, let error): Self.told(error, of: name, wording)
    }
  }

  private var names: [String] { DeckOption.rows.map(\.name) }

  private static func told(
    _ error: OptionTextError,
    of name: String,
    _ wording: Wording
  ) -> String {
    wording(.lineModeItem(label: name, value: error.sentence(wording)))
  }
}
