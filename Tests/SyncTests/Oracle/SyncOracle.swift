/// A model of what must survive on devices that are kept in step. It knows of no file, no round and no
/// clock, only who wrote what over what.
///
/// A write takes the place of what its device showed, or told as another version, when it was made. Those
/// that nothing took the place of are the last ones: one of them has to show in the end, and each other
/// has to be told as a version of a conflict.
struct SyncOracle {
  /// A field of a thing.
  struct Field: Hashable, Comparable, CustomStringConvertible {
    let thing: String
    let name: String

    var description: String { "\(name) of \(thing)" }

    static func < (one: Self, other: Self) -> Bool {
      (one.thing, one.name) < (other.thing, other.name)
    }
  }

  /// The contents that a device shows.
  struct View: Equatable {
    /// The values of the fields, each of which was written once.
    var fields: [Field: String] = [:]
    /// The other versions of fields in conflict.
    var versions: [Field: Set<String>] = [:]
    /// The answers, by the thing that was asked, as often as each is there.
    var answers: [String: [Int64: Int]] = [:]

    var things: Set<String> { Set(fields.keys.map(\.thing)) }
  }

  private struct Write {
    let field: Field
    let value: String
    /// The writes that it took the place of.
    let replaced: Set<Int>
  }

  private struct Deletion {
    let thing: String
    /// The writes of the thing that were known where it was deleted.
    let known: Set<Int>
    /// Its answers that were.
    let answers: Set<Int64>
  }

  private var writes: [Write] = []
  private var deletions: [Deletion] = []
  private var answers: [String: Set<Int64>] = [:]
  /// The things that something was done with besides, which brings back what is deleted elsewhere.
  private var touched: Set<String> = []

  private func indices(of values: Set<String>, _ field: Field) -> Set<Int> {
    Set(writes.indices.filter { writes[$0].field == field && values.contains(writes[$0].value) })
  }

  private func known(_ field: Field, in view: View) -> Set<Int> {
    var values = view.versions[field, default: []]
    if let shown = view.fields[field] { values.insert(shown) }
    let direct = indices(of: values, field)
    return direct.union(direct.flatMap { writes[$0].replaced })
  }

  /// A device that shows this writes a value that nobody wrote before.
  mutating func write(_ value: String, to field: Field, over view: View) {
    writes.append(Write(field: field, value: value, replaced: known(field, in: view)))
  }

  /// A device that shows this deletes a thing.
  mutating func delete(_ thing: String, in view: View) {
    let fields = view.fields.keys.filter { $0.thing == thing }
    deletions.append(
      Deletion(
        thing: thing,
        known: Set(fields.flatMap { known($0, in: view) }),
        answers: Set(view.answers[thing, default: [:]].keys)
      )
    )
  }

  mutating func answer(_ thing: String, at time: Int64) {
    answers[thing, default: []].insert(time)
  }

  mutating func touch(_ things: [String]) { touched.formUnion(things) }

  /// True if a thing was ever made.
  func knows(_ thing: String) -> Bool { writes.contains { $0.field.thing == thing } }

  /// The errors in what a device shows in the end.
  func objections(to view: View) -> [String] {
    let byThing = Dictionary(grouping: writes.indices) { writes[$0].field.thing }
    return byThing.sorted { $0.key < $1.key }.flatMap { thing, indices in
      guard view.things.contains(thing) else { return absence(of: thing, indices) }
      return presence(of: thing, indices, in: view)
    } + view.things.subtracting(byThing.keys).sorted().map { "\($0) was never made" }
  }

  private func absence(of thing: String, _ indices: [Int]) -> [String] {
    // An edit that whoever deleted it did not know brings it back.
    let deletions = deletions.filter { $0.thing == thing }
    if deletions.isEmpty { return ["\(thing) is gone, and nobody deleted it"] }
    let known = deletions.reduce(into: Set<Int>()) { $0.formUnion($1.known) }
    let lost = indices.filter { !known.contains($0) && isLast($0) }
    return lost.map { "\(thing) is gone with '\(writes[$0].value)', which no deletion knew" }
  }

  private func presence(of thing: String, _ indices: [Int], in view: View) -> [String] {
    var objections: [String] = []
    let knownToAll = deletions.filter { $0.thing == thing }
    // An answer elsewhere brings it back as an edit does.
    let given = answers[thing, default: []]
    if !touched.contains(thing),
      knownToAll.contains(where: {
        $0.known.isSuperset(of: indices) && $0.answers.isSuperset(of: given)
      })
    {
      objections.append("\(thing) is there, and was deleted")
    }
    let fields = Set(indices.map { writes[$0].field })
    for field in fields.sorted() {
      let last = indices.filter { writes[$0].field == field && isLast($0) }
      let shown = view.fields[field]
      let told = view.versions[field, default: []]
      if !last.contains(where: { writes[$0].value == shown }) {
        let values = last.map { writes[$0].value }
        objections.append("\(field) is '\(shown ?? "nothing")', not of the last writes, \(values)")
      }
      // A thing that a deletion and an edit met in is told as a whole.
      for index in last where knownToAll.isEmpty {
        let value = writes[index].value
        if value != shown, !told.contains(value) {
          objections.append("\(field): '\(value)' is neither shown nor told")
        }
      }
    }
    let found = view.answers[thing, default: [:]]
    if knownToAll.isEmpty, Set(found.keys) != given || found.values.contains(where: { $0 != 1 }) {
      objections.append("\(thing) has the answers \(found), not \(given.sorted()) once each")
    }
    return objections
  }

  private func isLast(_ index: Int) -> Bool {
    !writes.contains { $0.replaced.contains(index) }
  }
}
