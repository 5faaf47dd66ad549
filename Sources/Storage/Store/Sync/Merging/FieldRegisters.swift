/// The registers of an object's fields, in the order of the fields' numbers. There are few: finding one by
/// looking through them is faster than by its hash, and one piece of memory has them all.
package struct FieldRegisters: Sendable {
  private var entries: [(key: FieldID, value: Register)] = []

  /// No registers.
  package init() {}

  /// The register of a field; nil if nothing was written to it.
  package subscript(field: FieldID) -> Register? {
    get {
      let place = place(of: field)
      return place < entries.count && entries[place].key == field ? entries[place].value : nil
    }
    set {
      let place = place(of: field)
      let isThere = place < entries.count && entries[place].key == field
      switch newValue {
      case let register? where isThere: entries[place].value = register
      case let register?: entries.insert((field, register), at: place)
      case nil: if isThere { entries.remove(at: place) }
      }
    }
  }

  /// The fields, in order.
  package var keys: [FieldID] { entries.map(\.key) }

  /// The place of a field, or the one where it would be.
  private func place(of field: FieldID) -> Int {
    // Mostly they come in order.
    guard let last = entries.last, last.key >= field else { return entries.count }
    return entries.firstIndex { $0.key >= field } ?? entries.count
  }
}

extension FieldRegisters: RandomAccessCollection {
  package var startIndex: Int { entries.startIndex }
  package var endIndex: Int { entries.endIndex }

  package subscript(position: Int) -> (key: FieldID, value: Register) { entries[position] }
}

extension FieldRegisters: Hashable {
  package static func == (one: FieldRegisters, other: FieldRegisters) -> Bool {
    one.entries.elementsEqual(other.entries, by: ==)
  }

  package func hash(into hasher: inout Hasher) {
    for (field, register) in entries {
      hasher.combine(field)
      hasher.combine(register)
    }
  }
}
