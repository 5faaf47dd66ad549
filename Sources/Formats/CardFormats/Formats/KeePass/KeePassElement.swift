/// The elements of KeePass's XML that are of use, each by where it stands
/// (https://keepass.info/help/kb/kdbx.html, "XML Document"). An element that stands elsewhere is
/// `other`, and so is all that is in it: an entry's history, for one.
enum KeePassElement {
  case document, file, meta, recycleBin, headerHash, root
  case group, groupIdentifier, groupName, groupTags
  case entry, entryTags, string, stringKey, stringValue, binary, binaryKey
  case other

  private static let names: [KeePassElement: [String: KeePassElement]] = [
    .document: ["KeePassFile": .file],
    .file: ["Meta": .meta, "Root": .root],
    .meta: ["RecycleBinUUID": .recycleBin, "HeaderHash": .headerHash],
    .root: ["Group": .group],
    .group: [
      "UUID": .groupIdentifier, "Name": .groupName, "Tags": .groupTags, "Group": .group,
      "Entry": .entry,
    ],
    .entry: ["Tags": .entryTags, "String": .string, "Binary": .binary],
    .string: ["Key": .stringKey, "Value": .stringValue],
    .binary: ["Key": .binaryKey],
  ]

  /// The element of a name in this one.
  func child(_ name: String) -> KeePassElement { Self.names[self]?[name] ?? .other }

  /// True if its text is of use.
  var hasText: Bool {
    switch self {
    case .recycleBin, .headerHash, .groupIdentifier, .groupName, .groupTags, .entryTags,
      .stringKey, .stringValue, .binaryKey:
      true
    case .document, .file, .meta, .root, .group, .entry, .string, .binary, .other: false
    }
  }
}
