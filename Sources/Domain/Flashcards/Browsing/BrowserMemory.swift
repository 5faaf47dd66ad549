/// What the browser remembers: its layouts, the searches that were made, and those that were saved; and
/// the tags that were chosen for custom study.
public struct BrowserMemory: Hashable, Codable, Sendable {
  /// The most searches of the history, and the most decks whose tags are kept.
  public static let longestHistory = 100

  /// The layouts that were chosen, by the form of their place.
  private var layouts: [String: BrowserLayout] = [:]
  /// The searches that were made, the newest first, each once.
  public private(set) var history: [String] = []
  /// The saved searches, in the order in which they were saved. No two names differ in case alone.
  public private(set) var saved: [SavedSearch] = []

  /// The tags that were chosen last for custom study, the deck of the last one first, each once; nil in
  /// records of older programs.
  private var studyTags: [StudyTags]?

  /// Creates an empty memory.
  public init() {}

  // MARK: Layouts

  /// The layout that was chosen for all decks, or for any one; nil if none was.
  public func layout(of unit: BrowserUnit, in scope: BrowserScope) -> BrowserLayout? {
    layouts[Self.place(unit, scope)]
  }

  /// Keeps a layout, for all decks or for any one.
  public mutating func setLayout(
    _ layout: BrowserLayout,
    of unit: BrowserUnit,
    in scope: BrowserScope
  ) {
    layouts[Self.place(unit, scope)] = layout
  }

  /// The stored form of a place: part of the format.
  private static func place(_ unit: BrowserUnit, _ scope: BrowserScope) -> String {
    scope.deck == nil ? unit.rawValue : "\(unit.rawValue) of a deck"
  }

  // MARK: Tags

  /// The tags that were chosen last for custom study of a deck; nil if none ever were.
  package func studyTags(of deck: DeckID) -> StudyTags? { studyTags?.first { $0.deck == deck } }

  /// Keeps the tags that were chosen for custom study of a deck.
  package mutating func remember(_ tags: StudyTags) {
    let others = (studyTags ?? []).filter { $0.deck != tags.deck }
    studyTags = Array(([tags] + others).prefix(Self.longestHistory))
  }

  // MARK: History

  /// Puts a search in front of the history. A blank one is none.
  public mutating func remember(_ search: String) {
    let search = search.trimmed
    guard !search.isEmpty else { return }
    history.removeAll { $0 == search }
    history.insert(search, at: 0)
    history = Array(history.prefix(Self.longestHistory))
  }

  // MARK: Saved searches

  /// The saved search of a name, whatever its case.
  public func saved(named name: String) -> SavedSearch? {
    place(of: name).map { saved[$0] }
  }

  /// Saves a search under a name, in the place of the one that has it. Without a name nothing is saved.
  public mutating func save(_ search: String, as name: String) {
    let entry = SavedSearch(name: name.trimmed, search: search.trimmed)
    guard !entry.name.isEmpty else { return }
    if let place = place(of: entry.name) { saved[place] = entry } else { saved.append(entry) }
  }

  /// Gives a saved search another name.
  ///
  /// - Returns: false if the name is blank or another search has it, or if there is no such search.
  public mutating func rename(_ name: String, to new: String) -> Bool {
    let new = new.trimmed
    guard let place = place(of: name), !new.isEmpty, [place, nil].contains(self.place(of: new))
    else {
      return false
    }
    saved[place].name = new
    return true
  }

  /// Deletes the saved search of a name, if there is one.
  public mutating func delete(_ name: String) {
    if let place = place(of: name) { saved.remove(at: place) }
  }

  /// Adds saved searches that are not there yet. Where another search has the name, a number follows
  /// it.
  ///
  /// - Returns: those that were added, with their names.
  @discardableResult
  public mutating func take(_ searches: [SavedSearch]) -> [SavedSearch] {
    // A package may bring many.
    var known = Dictionary(
      saved.map { ($0.name.lowercased(), $0.search) },
      uniquingKeysWith: { first, _ in first }
    )
    let new = searches.filter { !$0.name.isBlank }.compactMap { entry -> SavedSearch? in
      let (name, search) = (entry.name.trimmed, entry.search.trimmed)
      var free = name
      var number = 1
      while let present = known[free.lowercased()] {
        if present == search { return nil }
        number += 1
        free = "\(name) \(number)"
      }
      known[free.lowercased()] = search
      return SavedSearch(name: free, search: search)
    }
    saved += new
    return new
  }

  private func place(of name: String) -> Int? {
    let name = name.trimmed.lowercased()
    return saved.firstIndex { $0.name.lowercased() == name }
  }
}
