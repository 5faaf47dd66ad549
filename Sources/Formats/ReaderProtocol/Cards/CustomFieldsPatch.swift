package import PaymentCards
import Secrets

/// Changes of a card's custom fields, as a script gives them in JSON: an array of objects with a
/// `label`, a `value` or null, and `hidden`; or null for no fields at all.
package struct CustomFieldsPatch: Sendable {
  /// The reason why JSON is no such change.
  enum Failure: Error {
    /// It has another form, or text that a field can't have.
    case malformed
    /// There is no guarded memory.
    case noMemory
  }

  /// The change of one field.
  private struct Change {
    let label: String
    /// The new value; nil to remove the field.
    let value: SecretText?
    /// True for a hidden value; nil to leave that as it is.
    let isHidden: Bool?
  }

  private var changes: [Change] = []
  /// True if the fields that there are go first.
  private var removesAll = false

  /// Reads changes. Values go from the bytes into guarded memory.
  init(_ json: JSONValue) throws(Failure) {
    if json.isNull {
      removesAll = true
      return
    }
    guard json.isArray else { throw .malformed }
    var failure: Failure?
    do throws(CardFileFailure) {
      try json.eachElement { element throws(CardFileFailure) in
        guard failure == nil else { return }
        do throws(Failure) {
          changes.append(try Self.change(element))
        } catch {
          failure = error
        }
      }
    } catch {
      throw .malformed
    }
    if let failure { throw failure }
    guard changes.count <= CustomField.most,
      changes.reduce(0, { $0 + $1.label.utf8.count + ($1.value?.count ?? 0) })
        <= CardFileLimits.text
    else { throw .malformed }
  }

  private static func change(_ json: JSONValue) throws(Failure) -> Change {
    guard json.isObject else { throw .malformed }
    var found: [String: JSONValue] = [:]
    var isDoubled = false
    do throws(CardFileFailure) {
      try json.eachMember { name, value throws(CardFileFailure) in
        if found.updateValue(value, forKey: name.string) != nil { isDoubled = true }
      }
    } catch {
      throw .malformed
    }
    let (name, value, hidden) = (found["label"], found["value"], found["hidden"])
    let given = [name, value, hidden].count { $0 != nil }
    guard !isDoubled, found.count == given, let name, let value, name.isString,
      value.isString || value.isNull, hidden.map({ $0.isTrue || $0.isFalse }) ?? true
    else { throw .malformed }
    let label = HolderCheck.tidied(name.string)
    guard !label.isEmpty, label.count <= CardTextLimits.label else { throw .malformed }
    return Change(label: label, value: try text(value), isHidden: hidden?.isTrue)
  }

  /// The text of a string; nil for null.
  private static func text(_ value: JSONValue) throws(Failure) -> SecretText? {
    guard value.isString, let text = value.text else { return nil }
    let read = text.withUTF8 { bytes in
      Result { () throws(SecretFailure) in try SecretText(copying: bytes) }
    }
    do throws(SecretFailure) {
      return try read.get()
    } catch {
      throw .noMemory
    }
  }

  /// The fields after the changes. Where several have a label, the first change of it is of the first
  /// of them. A field is hidden if that is said of it, or if it was; a new one also if it is the PIN.
  /// Nil for more fields, or more text, than a card may have.
  package func applied(to old: [CustomField]) -> [CustomField]? {
    var fields: [CustomField?] = removesAll ? [] : old
    var passed: [String: Int] = [:]
    for change in changes {
      let places = fields.indices.filter { (fields[$0]?.label ?? "") == change.label }
      let place = places.dropFirst(passed[change.label, default: 0]).first
      let isHidden =
        change.isHidden ?? place.flatMap { fields[$0]?.isHidden }
        ?? (change.label == CustomFieldLabel.pin)
      let field = change.value.map { text in
        CustomField(
          change.label,
          isHidden
            ? .hidden(text) : .text(text.withUTF8 { String(decoding: $0, as: UTF8.self) })
        )
      }
      if let place {
        fields[place] = field
        // What is removed is not passed: the next of that label has come into its place.
        if field == nil { continue }
      } else if let field {
        fields.append(field)
      }
      passed[change.label, default: 0] += 1
    }
    let left = fields.compactMap(\.self)
    let bytes = left.reduce(0) { $0 + $1.label.utf8.count + $1.byteCount }
    return left.count <= CustomField.most && bytes <= CardFileLimits.text ? left : nil
  }
}
