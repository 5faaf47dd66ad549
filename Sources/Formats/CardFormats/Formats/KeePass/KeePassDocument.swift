import PaymentCards
import ReaderProtocol
import Secrets

/// KeePass's XML, read one entry after another, of which each is forgotten once it is handed on.
final class KeePassDocument: XMLHandler {
  /// An element that has not ended.
  private struct Level {
    let element: KeePassElement
    /// True if its text is encrypted with the inner stream.
    let isProtected: Bool
    /// True if programs show its text only where that is asked for.
    let isHidden: Bool
  }

  /// The group in which an entry stands, and those around it.
  private struct Group {
    var name = ""
    var tags = ""
    var isDeleted = false
  }

  /// The stream under which protected values stand; nil for a file in which they stand plainly.
  var innerStream: KDBXInnerStream?
  /// The header's hash in Base64, as files before version 4 have it; empty where there is none.
  private(set) var headerHash = ""

  private let now: YearMonth
  private let take: ItemTaker
  private var levels = [Level(element: .document, isProtected: false, isHidden: false)]
  private var recycleBin = ""
  private var groups: [Group] = []
  private var entry: KeePassEntry?
  private var entryCount = 0
  private let text = WipedBuffer(limit: KeePassEntry.byteLimit)
  private var base64 = Base64Stream()
  private let decoded = WipedBuffer(limit: CardFileLimits.size)

  init(now: YearMonth, _ take: ItemTaker) {
    self.now = now
    self.take = take
  }

  /// - Throws: `broken` where the document is of another kind.
  func start(_ name: String, _ attributes: XMLAttributes) throws(CardFileFailure) {
    let element = levels.last?.element.child(name) ?? .other
    guard levels.count > 1 || element == .file else { throw .broken(at: 0) }
    let isProtected = attributes.isTrue("Protected")
    levels.append(
      Level(
        element: element,
        isProtected: isProtected && innerStream != nil,
        isHidden: isProtected || attributes.isTrue("ProtectInMemory")
      )
    )
    text.truncate(to: 0)
    base64 = Base64Stream()
    switch element {
    case .group:
      groups.append(Group())
    case .entry:
      entryCount += 1
      entry = KeePassEntry(place: ItemPlace(.item, entryCount))
    case .string: entry?.beginString()
    default: break
    }
  }

  func text(_ utf8: UnsafeRawBufferPointer) throws(CardFileFailure) {
    guard let level = levels.last, level.isProtected || level.element.hasText else { return }
    guard level.isProtected else { return append(utf8) }
    // What is not wanted is decrypted all the same: the stream runs on through all of them.
    base64.decode(utf8) { decoded.append($0) }
    guard !base64.isBroken else { throw .damaged }
    try innerStream?.apply(to: decoded.mutableBytes)
    if level.element.hasText { append(decoded.bytes) }
    decoded.truncate(to: 0)
  }

  func end() throws(CardFileFailure) {
    guard let level = levels.popLast() else { return }
    switch level.element {
    case .recycleBin: recycleBin = string
    case .headerHash: headerHash = string
    case .groupIdentifier: withGroup { $0.isDeleted = isRecycleBin(string) }
    case .groupName: withGroup { $0.name = string }
    case .groupTags: withGroup { $0.tags = string }
    case .group: _ = groups.popLast()
    case .entryTags: entry?.tags = string
    case .stringKey: entry?.key = string
    case .stringValue: entry?.take(value: text.bytes, isHidden: level.isHidden)
    case .string: entry?.endString()
    case .binaryKey: entry?.attachments.append(string)
    case .entry: try endEntry()
    case .document, .file, .meta, .root, .binary, .other: break
    }
    text.truncate(to: 0)
  }

  private func append(_ utf8: UnsafeRawBufferPointer) {
    if !text.append(utf8) { entry?.isTooLong = true }
  }

  private var string: String { String(decoding: text.bytes, as: UTF8.self).trimmed }

  private func withGroup(_ change: (inout Group) -> Void) {
    guard !groups.isEmpty else { return }
    change(&groups[groups.count - 1])
  }

  /// A UUID of zeros stands for none.
  private func isRecycleBin(_ identifier: String) -> Bool {
    !recycleBin.isEmpty && identifier == recycleBin && recycleBin != "AAAAAAAAAAAAAAAAAAAAAA=="
  }

  private func endEntry() throws(CardFileFailure) {
    guard let entry else { return }
    self.entry = nil
    // The outermost group has the name of the database.
    let folder = groups.dropFirst().map(\.name).joined(separator: "/")
    let tags = groups.map(\.tags) + [entry.tags]
    try take(
      entry.item(
        folder: folder,
        tags: tags,
        isDeleted: groups.contains(where: \.isDeleted),
        now: now
      )
    )
  }
}

/// A consumer of items, as an object that a document can hold.
final class ItemTaker {
  private let take: (CardFileItem) throws(CardFileFailure) -> Void

  init(_ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void) {
    self.take = take
  }

  func callAsFunction(_ item: CardFileItem) throws(CardFileFailure) {
    try take(item)
  }
}

extension XMLAttributes {
  /// True if the attribute says so, in the ways in which KeePass and KeePassXC read it.
  fileprivate func isTrue(_ name: StaticString) -> Bool {
    guard let value = value(name) else { return false }
    return value == "1" || value.lowercased() == "true"
  }
}
