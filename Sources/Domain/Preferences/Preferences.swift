package import Flashcards

/// The values of all settings: a member for each row of `Settings`, such as `idleLimit`.
@dynamicMemberLookup
package struct Preferences: Hashable, Sendable {
  /// The stored forms of the values by key, one for every key.
  package private(set) var forms: [String: String]

  /// The standard values, for a new vault.
  package init() {
    self.init(forms: [:])
  }

  /// Values from their stored forms. A missing or unknown form becomes the standard value.
  package init(forms: [String: String]) {
    self.forms = Settings.rows.reduce(into: [:]) { known, row in
      known[row.key] = row.form(of: forms[row.key], over: known[row.key])
    }
  }

  /// The value of a row.
  subscript<Value>(setting: Setting<Value>) -> Value {
    get { forms[setting.key].flatMap(setting.values.read) ?? setting.standard }
    set { forms[setting.key] = setting.values.write(newValue, forms[setting.key]) }
  }

  /// The value of the row with this name.
  package subscript<Value>(dynamicMember row: KeyPath<Settings, Setting<Value>>) -> Value {
    get { self[Settings.table[keyPath: row]] }
    set { self[Settings.table[keyPath: row]] = newValue }
  }

  /// The preferences with other stored forms for some keys.
  package func with(forms: [String: String]) -> Preferences {
    Preferences(forms: self.forms.merging(forms) { _, new in new })
  }

  /// The preferences with another value for one row.
  package func with<Value>(
    _ row: KeyPath<Settings, Setting<Value>>,
    _ value: Value
  ) -> Preferences {
    var changed = self
    changed[dynamicMember: row] = value
    return changed
  }
}

extension Preferences {
  /// The rules of daily limits.
  package var limitRules: LimitRules {
    LimitRules(newIgnoresReviews: self.newIgnoresReviews, startsFromTop: self.limitsStartFromTop)
  }

  /// The time, in milliseconds, by which cards in steps come early when nothing else is left.
  package var learnAheadTime: Int64 { (self.learnAhead ?? .zero).components.seconds * 1_000 }

  /// The differences that are forgiven in typed answers.
  package var forgiveness: Forgiveness {
    var forgiven: Forgiveness = []
    if self.forgivesCase { forgiven.insert(.letterCase) }
    if self.forgivesAccents { forgiven.insert(.accents) }
    if self.forgivesPunctuation { forgiven.insert(.punctuation) }
    return forgiven
  }
}
