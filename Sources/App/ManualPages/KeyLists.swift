import CardcaseUI
import LockUI
import Screens
import WindowLevels
import Wording

/// The key tables of all screens, as documents list them.
enum KeyLists {
  /// A row: the action's name in the configuration file, its keys and its words.
  struct Row {
    let name: String
    let keys: [String]
    let words: String

    init(_ hint: KeyHint, _ wording: Wording) {
      self.init(name: hint.name, keys: hint.keys.map(Self.spelled), words: wording(hint.label))
    }

    init(name: String, keys: [String], words: String) {
      self.name = name
      self.keys = keys
      self.words = words
    }

    private static func spelled(_ key: Key) -> String { KeySpelling(key).description }
  }

  /// The rows of a screen, or of several tables that belong together. Of one name only the first row
  /// counts, with the keys that it has in other states behind its own.
  static func rows(_ tables: [[KeyHint]], _ wording: Wording) -> [Row] {
    var rows: [Row] = []
    for row in tables.joined().map({ Row($0, wording) }) {
      guard let index = rows.firstIndex(where: { $0.name == row.name }) else {
        rows.append(row)
        continue
      }
      let others = row.keys.filter { !rows[index].keys.contains($0) }
      rows[index] = Row(
        name: row.name,
        keys: rows[index].keys + others,
        words: rows[index].words
      )
    }
    return rows
  }

  /// The keys that mean the same everywhere.
  static func everywhere(_ wording: Wording) -> [Row] { rows([ReservedKey.hints], wording) }

  /// The keys of the lock.
  static func lock(_ wording: Wording) -> [Row] {
    let tables = [
      LockAction.keypad, LockAction.newPassphrase, LockAction.passphrase,
      LockAction.menu + [LockAction.deviceKey],
    ]
    return rows(tables.map { $0.map(\.hint) }, wording)
  }

  /// The screens with keys of their own, by their names in the configuration file.
  static func screens(_ wording: Wording) -> [(name: String, rows: [Row])] {
    ScreenRegistry.withOwnKeys.map { ($0.name, rows($0.tables, wording)) }
  }

  /// The letters and signs that mean something on a screen where no text is typed, in the order of
  /// the alphabet, with all that each does and the screens on which it does so.
  static func letters(_ wording: Wording) -> [(key: String, words: String, screens: String)] {
    var found: [Key: [(words: String, screen: String)]] = [:]
    for screen in ScreenRegistry.withOwnKeys {
      for row in screen.tables.joined() {
        for key in row.keys where key.typed.map({ $0 > " " }) == true {
          found[key, default: []].append((wording(row.label), screen.name))
        }
      }
    }
    let ordered = found.sorted { left, right in
      let (a, b) = (KeySpelling(left.key).description, KeySpelling(right.key).description)
      // Digits and signs come first, and a small letter before its capital.
      return (a.lowercased(), b) < (b.lowercased(), a)
    }
    return ordered.map { key, uses in
      func unique(_ words: [String]) -> String {
        words.reduce(into: []) { list, word in
          if !list.contains(word) { list.append(word) }
        }.joined(separator: ", ")
      }
      return (
        KeySpelling(key).description, unique(uses.map(\.words)), unique(uses.map(\.screen))
      )
    }
  }

  /// The row of an action, such as `wallet.reveal`; `everywhere` and `lock` are names beside those of
  /// screens. Its keys are those of the first table that has it.
  static func row(_ name: String, _ wording: Wording) -> Row? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if parts[0] == "everywhere" { return everywhere(wording).first { $0.name == parts[1] } }
    if parts[0] == "lock" { return lock(wording).first { $0.name == parts[1] } }
    guard let screen = ScreenRegistry.withOwnKeys.first(where: { $0.name == parts[0] }) else {
      return nil
    }
    return screen.tables.joined().first { $0.name == parts[1] }.map { Row($0, wording) }
  }
}
