/// Something of a collection that is left out, or that has no meaning here.
package struct PackageRemark: Sendable, Hashable {
  /// The kind of a remark.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// A note with more text or tags than can be kept.
    case longNote = 1
    /// A preset that orders cards in another way than Anki does by itself.
    case displayOrder = 2
  }

  /// The kind.
  package var kind: Kind
  /// The id in Anki.
  package var id: Int64
  /// The name, or how it begins.
  package var name: String

  /// Keeps the parts.
  package init(_ kind: Kind, id: Int64, name: String) {
    self.kind = kind
    self.id = id
    self.name = name
  }
}
