package import Store

/// The things in frames, by kind.
package struct SyncTally: Hashable, Sendable {
  /// The number of answers.
  package private(set) var answers = 0
  /// The number of contents of media.
  package private(set) var media = 0
  private var objects: Set<ObjectKey> = []

  /// The number of objects of a kind.
  package func count(of kind: ObjectKind) -> Int { objects.count { $0.kind == kind } }

  /// The number of objects.
  package var count: Int { objects.count }

  /// Nothing.
  package init() {}

  mutating func add(media count: Int) { media += count }

  mutating func add(_ frame: Frame) {
    for operation in frame.operations {
      switch operation {
      case .set(let key, _, _, _), .touch(let key), .delete(let key): objects.insert(key)
      case .add, .withdraw: answers += 1
      case .unknown: break
      }
    }
  }
}
