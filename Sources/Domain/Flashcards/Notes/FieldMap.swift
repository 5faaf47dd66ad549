/// For each field of a note type, the field of another type whose text it gets when a note changes to it.
package struct FieldMap: Hashable, Codable, Sendable {
  /// For each field the index of the other type's field; nil for none.
  package private(set) var sources: [Int?]

  /// The map that is tried first: a field gets the text of the one of its name, and else that of the one
  /// in its place, if no other has it.
  package init(from old: NoteType, to new: NoteType) {
    func key(_ field: NoteField) -> String { field.name.lowercased() }
    let names = old.fields.map(key)
    sources = new.fields.map { names.firstIndex(of: key($0)) }
    for index in sources.indices where sources[index] == nil && old.fields.indices.contains(index) {
      if !sources.contains(index) { sources[index] = index }
    }
  }

  /// The indices of the fields of a type that no field gets the text of.
  package func leftOut(of old: NoteType) -> [Int] {
    old.fields.indices.filter { !sources.contains($0) }
  }

  /// Gives a field the text of another one, or of none: that so many steps after the one that it has.
  package mutating func change(_ field: Int, by step: Int, in old: NoteType) {
    guard sources.indices.contains(field) else { return }
    let count = old.fields.count + 1
    let place = (sources[field].map { $0 + 1 } ?? 0) + step
    let next = (place % count + count) % count
    sources[field] = next == 0 ? nil : next - 1
  }
}
