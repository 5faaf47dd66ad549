import Flashcards
import RegularExpressions
import SearchLanguage
import TextSearch
import Vault

/// Conditions on notes.
extension SearchQuery {
  /// The form of a pattern's texts, in which fields are compared.
  func form(_ letters: LetterMatching) -> (String) -> String {
    switch letters {
    case .exact: { $0 }
    case .withoutAccents: MarkStripping.strip
    case .folded: { TextFolding.fold($0) }
    }
  }

  /// The condition that a text is in the fields.
  mutating func text(_ pattern: SearchPattern, _ letters: LetterMatching) throws -> String {
    guard letters != .folded else { return try foldedText(pattern) }
    let like = LikePattern.containing(pattern, form: form(letters))
    return "\(self.like(fields(letters), like)) OR \(self.like(sortField(letters), like))"
  }

  /// All fields in a form, one after the other.
  private mutating func fields(_ letters: LetterMatching) -> String {
    switch letters {
    case .exact: return note(shownFields)
    case .withoutAccents:
      let shown = shownFields
      return note("coalesce(\(call(shown) { .init($0.bytes(0).withoutMarks) }), \(shown))")
    case .folded: return folded(withTags: false) { TextFolding.append($0, to: &$1) }
    }
  }

  /// The fields of a note's record; empty where the note's type has no field for a text.
  private var shownFields: String {
    mutating get {
      let types = typesWithGaps
      guard !types.isEmpty else { return "n.fields" }
      return call("n.type, n.fields") { row in
        guard let type = types[row.integerOrZero(0)] else { return .text(row.text(1) ?? "") }
        let texts = (row.text(1) ?? "").split(
          separator: "\u{1F}",
          omittingEmptySubsequences: false
        )
        return .text(
          texts.enumerated().map { type.field(inPlace: $0) == nil ? "" : String($1) }
            .joined(separator: "\u{1F}")
        )
      }
    }
  }

  /// The text of the field by which Anki sorts; empty where it has no markup, as it is in the fields then.
  private mutating func sortField(_ letters: LetterMatching) -> String {
    let sortFields = Dictionary(
      uniqueKeysWithValues: types.map { ($0.id.rawValue, $0.place(ofField: $0.sortField)) }
    )
    return note(
      call("n.type, n.formats, n.fields") { row in
        let index = sortFields[row.integerOrZero(0)] ?? 0
        let formats = row.bytes(1)
        guard index < formats.count, formats[index] == FieldFormat.html.digit,
          let text = SortText.text(of: row.bytes(2).field(index))
        else { return .text("") }
        return .text(letters == .withoutAccents ? MarkStripping.strip(text) : text)
      }
    )
  }

  /// The condition that a text is in the fields or the tags, all of them folded. The index knows which
  /// notes may have it.
  private mutating func foldedText(_ pattern: SearchPattern) throws -> String {
    let literals = pattern.parts.compactMap {
      if case .literal(let text) = $0 { text } else { nil }
    }
    let words = SearchWords(literals.joined(separator: " "))
    let grams = GramWords(words)
    guard try NoteIndex(records).isCurrent(), !grams.isEmpty else { return look(for: pattern) }
    let (found, values) = NoteIndex.found(grams, isOrdered: false)
    for value in values { _ = parameter(value) }
    let isExact =
      grams.isExact && words.words.count == 1 && pattern.literal != nil && typesWithGaps.isEmpty
    let hasPending = try records.db.integer("SELECT 1 FROM note_pending LIMIT 1") != nil
    guard !isExact || hasPending else { return note("n.id IN (\(found))") }
    let isPending = hasPending ? " OR n.id IN (SELECT note FROM note_pending)" : ""
    return "(n.id IN (\(found))\(isPending)) AND \(look(for: pattern))"
  }

  /// The types whose notes' records may have texts that they have no field for.
  private var typesWithGaps: [Int64: NoteType] {
    Dictionary(uniqueKeysWithValues: types.filter(\.hasGaps).map { ($0.id.rawValue, $0) })
  }

  /// The condition that the texts of a note have a pattern, of which each is looked at.
  private mutating func look(for pattern: SearchPattern) -> String {
    guard let literal = pattern.literal else {
      let texts = folded(withTags: true) { GramText.append($0, to: &$1) }
      return like(texts, .containing(pattern, form: Self.gramForm))
    }
    let phrase = TextFolding.fold(literal)
    return note(
      call("n.id, n.tags, n.formats, n.fields, n.type") { [unreadable, typesWithGaps] row in
        let type = typesWithGaps[row.integerOrZero(4)]
        guard
          let texts = NoteIndex.texts(row.text(1) ?? "", row.bytes(2), row.bytes(3), of: type)
        else {
          unreadable.insert(row.integerOrZero(0))
          return .null
        }
        return .init(phrase.isEmpty || texts.contains { TextFolding.fold($0).contains(phrase) })
      }
    )
  }

  /// The form of texts in which one scalar stands for each character.
  private static func gramForm(_ text: String) -> String {
    var bytes: [UInt8] = []
    GramText.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The fields of a note without markup, in a form, and behind them its tags if they are wanted.
  private mutating func folded(
    withTags hasTags: Bool,
    _ append: @escaping (String, inout [UInt8]) -> Void
  ) -> String {
    note(
      call("n.id, n.tags, n.formats, n.fields") { [unreadable] row in
        guard let texts = NoteIndex.texts(row.text(1) ?? "", row.bytes(2), row.bytes(3)) else {
          unreadable.insert(row.integerOrZero(0))
          return .null
        }
        var bytes: [UInt8] = []
        for text in hasTags ? texts[...] : texts.dropLast() {
          append(text, &bytes)
          bytes.append(Self.fieldEnd)
        }
        return .text(String(decoding: bytes.dropLast(), as: UTF8.self))
      }
    )
  }

  static let fieldEnd: UInt8 = 0x1F

  /// The condition that a field with such a name is this.
  mutating func field(_ name: SearchPattern, _ match: SearchTerm.FieldMatch) throws -> String {
    switch match {
    case .pattern(let pattern) where Self.anyNames.contains(name.parts),
      .withoutAccents(let pattern) where Self.anyNames.contains(name.parts):
      return try anyField(pattern)
    default: break
    }
    let names = NamePattern(name)
    let found = types.compactMap { type -> (type: NoteType, indices: [Int])? in
      let indices = type.fields.indices.filter { names.matches(type.fields[$0].name) }
      return indices.isEmpty ? nil : (type, indices)
    }
    guard !found.isEmpty else { return "false" }
    switch match {
    case .pattern(let pattern):
      return field(pattern, found, context.letters == .folded ? .folded : .exact)
    case .withoutAccents(let pattern):
      return field(pattern, found, context.letters == .folded ? .folded : .withoutAccents)
    case .regex(let expression):
      let matches = query.matcher(of: expression)
      let indices = Dictionary(
        uniqueKeysWithValues: found.map { type, indices in
          (type.id.rawValue, indices.map { type.place(ofField: $0) })
        }
      )
      return note(
        call("n.type, n.fields") { row in
          let text = row.bytes(1)
          return .init(indices[row.integerOrZero(0)]?.contains { matches(text.field($0)) } ?? false)
        }
      )
    }
  }

  /// The names by which all fields are meant. Others with wildcards mean those fields that match.
  private static let anyNames: Set<[SearchPattern.Part]> = [[.any], [.one, .any], [.any, .one]]

  /// The condition that any field is this as a whole, where, unlike in one that is named, case makes a
  /// difference in no script, and accents do with `nc:` too.
  private mutating func anyField(_ pattern: SearchPattern) throws -> String {
    let letters: LetterMatching = context.letters == .folded ? .folded : .exact
    let regex = try RegularExpression(
      "(?s)\\A(?:\(expression(pattern, form(letters))))\\z",
      ignoringCase: true
    )
    return note(
      call(fields(letters)) { row in
        let text = row.bytes(0)
        return .init(
          (0...text.count { $0 == Self.fieldEnd }).contains { regex.matches(text.field($0)) }
        )
      }
    )
  }

  /// An expression for a pattern.
  private func expression(_ pattern: SearchPattern, _ form: (String) -> String) -> String {
    pattern.parts.map { part in
      switch part {
      case .literal(let text): RegularExpression.escaped(form(text))
      case .any: ".*"
      case .one: "."
      }
    }.joined()
  }

  private mutating func field(
    _ pattern: SearchPattern,
    _ found: [(type: NoteType, indices: [Int])],
    _ letters: LetterMatching
  ) -> String {
    let isFolded = letters == .folded
    let form = isFolded ? Self.gramForm : form(letters)
    var conditions: [String] = []
    let text =
      isFolded ? folded(withTags: false) { GramText.append($0, to: &$1) } : fields(letters)
    for (type, indices) in found {
      for index in indices {
        guard type.layout == nil else {
          // Records of notes may end before a field that came later.
          let place = type.place(ofField: index)
          let own = call(text) { .init(String(decoding: $0.bytes(0).field(place), as: UTF8.self)) }
          var like = LikePattern()
          like.append(pattern, form: form)
          conditions.append("n.type = \(type.id.rawValue) AND \(self.like(own, like))")
          continue
        }
        var like = LikePattern()
        for _ in 0..<index {
          like.appendAny()
          like.append(literal: "\u{1F}")
        }
        like.append(pattern, form: form)
        for _ in type.fields.indices.dropFirst(index + 1) {
          like.append(literal: "\u{1F}")
          like.appendAny()
        }
        conditions.append("n.type = \(type.id.rawValue) AND \(self.like(text, like))")
      }
    }
    return note(conditions.joined(separator: " OR "))
  }

  /// The condition that an expression finds something in the fields.
  mutating func regex(_ expression: String) -> String {
    let matches = query.matcher(of: expression)
    return note(call("n.fields") { .init(matches($0.bytes(0))) })
  }

  /// The condition that words stand in the fields by themselves.
  mutating func words(_ pattern: SearchPattern) throws -> String {
    guard pattern.parts.contains(where: { $0 != .any }) else { return "true" }
    let expression = expression(pattern, form(context.letters))
    let regex = try RegularExpression("\\b\(expression)\\b", ignoringCase: true)
    let fields = fields(context.letters)
    return note(call(fields) { .init(regex.matches($0.bytes(0))) })
  }

  /// The condition that a text is in the fields of a cloze note, whose gaps are as if they were open.
  mutating func withoutClozes(_ pattern: SearchPattern) -> String {
    let letters = context.letters
    let like = LikePattern.containing(pattern, form: form(letters))
    let form: StatementFunction = { row in
      let text = ClozeStripping.stripped(row.text(0) ?? "")
      return .text(
        letters == .exact
          ? text : letters == .folded ? TextFolding.fold(text) : MarkStripping.strip(text)
      )
    }
    let (all, sort) = (call(fields(.exact), form), call(sortField(.exact), form))
    let isFound = "(\(self.like(all, like)) OR \(self.like(sort, like)))"
    return "\(isOfType { $0.kind == .cloze }) AND \(isFound)"
  }

  /// The condition that a note of a type has a first field that looks like a text.
  mutating func duplicates(_ type: Int64, _ text: String) -> String {
    let wanted = SortText.of(form(.exact)(text))
    guard !wanted.isEmpty else { return "false" }
    let places = Dictionary(
      uniqueKeysWithValues: types.map { ($0.id.rawValue, $0.place(ofField: 0)) }
    )
    let first = call("n.type, n.fields") { row in
      let field = row.bytes(1).field(places[row.integerOrZero(0)] ?? 0)
      return .text(SortText.text(of: field) ?? String(decoding: field, as: UTF8.self))
    }
    return
      "\(isOfType { ($0.ankiID ?? $0.id.rawValue) == type }) AND \(note(first)) = \(parameter(wanted))"
  }
}

extension ColumnValue {
  init(_ isTrue: Bool) { self = .integer(isTrue ? 1 : 0) }

  fileprivate init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}

extension FieldFormat {
  /// The digit of the column `formats`.
  fileprivate var digit: UInt8 { UInt8(ascii: "0") + rawValue }
}

extension UnsafeRawBufferPointer {
  fileprivate var withoutMarks: String? { MarkStripping.stripped(self) }

  /// A field of the column `fields`.
  fileprivate func field(_ index: Int) -> UnsafeRawBufferPointer {
    var rest = self[...]
    for _ in 0..<index {
      guard let end = rest.firstIndex(of: SearchQuery.fieldEnd) else {
        return UnsafeRawBufferPointer(start: nil, count: 0)
      }
      rest = rest[(end + 1)...]
    }
    return UnsafeRawBufferPointer(
      rebasing: rest[..<(rest.firstIndex(of: SearchQuery.fieldEnd) ?? rest.endIndex)]
    )
  }
}
