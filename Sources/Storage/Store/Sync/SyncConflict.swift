package import SyncMerging

/// A field that was changed on several devices at once: one value shows, the others are kept.
package struct SyncConflict: Sendable, Hashable {
  /// The object.
  package let key: ObjectKey
  /// The field.
  package let field: FieldID
  /// The name of the object: a note's first field, a deck's name, a payment card's title.
  package let name: String
  /// The name of the field, where the user gave it one: that of a note's field.
  package let fieldName: String?
  /// The values, the one that shows first.
  package let versions: [Version]

  /// A value of the field.
  package struct Version: Sendable, Hashable {
    /// The write that set it, which tells it from the others.
    package let dot: Dot
    /// The time of the write in milliseconds since 1970.
    package let time: Int64
    /// The value as text; empty for what is secret.
    package let text: String
  }
}
