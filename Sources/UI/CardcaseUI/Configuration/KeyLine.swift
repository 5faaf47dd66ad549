import Preferences
package import Screens
import TextSearch
import WindowLevels
import Wording

/// A line of the configuration file that gives a row of a screen's key tables other keys.
struct KeyLine: Sendable {
  let screen: ScreenKind
  /// The name of the row.
  let row: String
  /// The rows of that name in all tables of the screen.
  let ids: Set<KeyHint.ID>
  let keys: [Key]
  /// The number of the line, from 1.
  let line: Int

  /// Reads a line of a screen's table.
  init(
    _ entry: ConfigurationEntry,
    of screen: ScreenKind
  ) throws(ConfigurationProblem) {
    func problem(_ reason: Phrase, nearest: String? = nil) -> ConfigurationProblem {
      ConfigurationProblem(line: entry.line, reason, nearest: nearest)
    }
    self.screen = screen
    row = entry.key
    line = entry.line
    let rows = screen.tables.joined()
    ids = Set(rows.filter { $0.name == entry.key }.map(\.id))
    guard !ids.isEmpty else {
      throw problem(
        .configurationUnknown(name: entry.key),
        nearest: NearestWord.to(entry.key, in: Set(rows.map(\.name)).sorted())
      )
    }
    let words: [String]
    switch entry.value {
    case .string(let word): words = [word]
    case .strings(let several): words = several
    case .integer, .boolean: words = []
    }
    guard !words.isEmpty else {
      throw problem(.configurationNoSuchKey(value: entry.value.description))
    }
    var keys: [Key] = []
    for word in words {
      guard let key = KeySpelling(word)?.key else {
        throw problem(
          .configurationNoSuchKey(value: ConfigurationValue.string(word).description),
          nearest: NearestWord.to(word, in: KeySpelling.names.map(\.name))
        )
      }
      let spelling = KeySpelling(key).description
      guard ReservedKey.meaning(of: key, whileTyping: false) == nil else {
        throw problem(.configurationReserved(key: spelling))
      }
      if let other = Self.sameAs[key] {
        throw problem(
          .configurationSameKey(other: KeySpelling(other).description, key: spelling)
        )
      }
      if !keys.contains(key) { keys.append(key) }
    }
    self.keys = keys
  }

  /// The keys for which terminals send the bytes of another key.
  private static let sameAs: [Key: Key] = [
    .control("i"): .tab, .control("m"): .enter, .control("["): .escape, .control("h"): .backspace,
  ]
}

extension ScreenRegistry {
  /// The kinds of screens whose keys the user can set: all but those with the keys of the lock.
  package static let withOwnKeys: [ScreenKind] = kinds.filter { kind in
    !lockKinds.contains(kind.name)
  }
}
