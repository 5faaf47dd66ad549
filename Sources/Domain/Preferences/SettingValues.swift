package import Wording

/// The values of a setting: the choices, their stored forms, and their words.
struct SettingValues<Value: Hashable & Sendable>: Sendable {
  /// The choices, in their order.
  let choices: [Value]
  /// The value of a stored form; nil if the form is invalid.
  let read: @Sendable (_ form: String) -> Value?
  /// The stored form of a value.
  ///
  /// `form` is the current form of the key, which settings that are bits of one number share.
  let write: @Sendable (_ value: Value, _ form: String?) -> String
  /// The words for a value.
  let words: @Sendable (_ value: Value, _ wording: Wording) -> String
}

extension SettingValues where Value: RawRepresentable<String> & CaseIterable {
  /// All choices, stored by their names.
  static func named(_ phrase: @escaping @Sendable (Value) -> Phrase) -> SettingValues {
    SettingValues(
      choices: Array(Value.allCases),
      read: { Value(rawValue: $0) },
      write: { value, _ in value.rawValue },
      words: { value, wording in wording(phrase(value)) }
    )
  }
}

extension SettingValues<Bool> {
  /// On or off, stored as `true` and `false`.
  static let onOff = SettingValues(
    choices: [false, true],
    read: { Bool($0) },
    write: { value, _ in String(value) },
    words: { value, wording in wording(value ? .settingsOn : .settingsOff) }
  )

  /// On or off, stored as a bit of a whole number below 256.
  static func bit(_ bit: UInt8) -> SettingValues {
    SettingValues(
      choices: [false, true],
      read: { form in UInt8(form).map { $0 & bit != 0 } },
      write: { value, form in
        let others = form.flatMap { UInt8($0) } ?? 0
        return String(value ? others | bit : others & ~bit)
      },
      words: onOff.words
    )
  }
}

extension SettingValues<Duration?> {
  private static let never = "never"
  private static let seconds = 1...86_400

  /// Time limits in whole seconds, 1 to 86,400; nil is never.
  static func limits(_ choices: [Duration?]) -> SettingValues {
    SettingValues(
      choices: choices,
      read: { form in
        if form == never { return .some(nil) }
        return Int(form).flatMap { seconds.contains($0) ? .some(.seconds($0)) : nil }
      },
      write: { value, _ in
        guard let value else { return never }
        let whole = value.components.seconds
        return String(min(max(whole, Int64(seconds.lowerBound)), Int64(seconds.upperBound)))
      },
      words: { value, wording in wording.limit(value) }
    )
  }
}

extension SettingValues<Int> {
  /// The hours of the day, 0 to 23.
  static let hours = SettingValues(
    choices: Array(0...23),
    read: { form in Int(form).flatMap { (0...23).contains($0) ? $0 : nil } },
    write: { value, _ in String(value) },
    words: { value, wording in wording.clock(value, 0, written: "\(value):00") }
  )
}

extension Wording {
  /// The words for a time limit; nil is never.
  package func limit(_ limit: Duration?) -> String {
    guard let seconds = limit.map({ Int($0.components.seconds) }) else {
      return self(.settingsNever)
    }
    return switch seconds {
    case ..<60: self(.seconds(seconds))
    case ..<3600: self(.minutes(seconds / 60))
    default: self(.hours(seconds / 3600))
    }
  }
}
