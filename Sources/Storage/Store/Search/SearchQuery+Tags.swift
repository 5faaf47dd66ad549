import Flashcards
import SearchLanguage
import Vault

/// Conditions on tags.
extension SearchQuery {
  /// The condition that a note has such a tag, or one within it.
  mutating func tag(_ match: SearchTerm.TagMatch) throws -> String {
    func any(_ names: NamePattern, _ form: @escaping (String) -> String) -> String {
      // Many notes have the same tags.
      let known = Known<String, Bool>()
      return note(
        call("n.tags") { row in
          let tags = row.bytes(0)
          guard !tags.isEmpty else { return .init(false) }
          if let isMatched = names.matchesAny(in: tags) { return .init(isMatched) }
          return .init(
            known.value(of: row.text(0) ?? "") { tags in
              tags.split(separator: " ").contains { names.matchesBranch(form(String($0))) }
            }
          )
        }
      )
    }
    switch match {
    case .none: return note("n.tags = ''")
    case .pattern(let pattern) where pattern.parts == [.any]: return "true"
    case .pattern(let pattern):
      guard context.letters == .folded else {
        return any(NamePattern(pattern)) { $0 }
      }
      let fold = form(.folded)
      return any(NamePattern(pattern, form: fold), fold)
    case .withoutAccents(let pattern) where pattern.parts == [.any]: return "true"
    case .withoutAccents(let pattern):
      return any(NamePattern(pattern, form: MarkStripping.strip), MarkStripping.strip)
    case .regex(let expression):
      let matches = query.matcher(of: expression)
      let known = Known<String, Bool>()
      return note(
        call("n.tags") { row in
          .init(
            known.value(of: row.text(0) ?? "") { tags in
              // Anki has an empty one at both ends.
              "\(tags) ".utf8.split(separator: 0x20, omittingEmptySubsequences: false).contains {
                tag in
                var tag = String(Substring(tag))
                return tag.withUTF8 { matches(UnsafeRawBufferPointer($0)) }
              }
            }
          )
        }
      )
    }
  }
}

/// What was worked out in one search.
private final class Known<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  func value(of key: Key, _ make: (Key) -> Value) -> Value {
    if let value = values[key] { return value }
    let value = make(key)
    values[key] = value
    return value
  }
}
