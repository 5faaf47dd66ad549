/// The first elements in the order of their keys, out of any number that are offered one after another. Of
/// equal keys the one offered first comes first. No more than twice as many are held as are wanted, and a few.
struct FirstByKey<Element> {
  private struct Offer {
    let key: OrderKey
    let place: Int
    let element: Element

    static func precedes(_ one: Offer, _ other: Offer) -> Bool {
      one.key == other.key ? one.place < other.place : one.key < other.key
    }
  }

  /// The number of elements beyond those wanted that are always held before any is dropped.
  private static var spare: Int { 256 }

  private let limit: Int
  private var held: [Offer] = []
  private var offered = 0
  /// The key of the last of as many elements as are wanted; nil as long as there were not so many.
  private var last: OrderKey?

  /// Begins without elements.
  ///
  /// - Parameter limit: the number of elements that are wanted, 0 or more.
  init(_ limit: Int) {
    self.limit = limit
  }

  /// Offers an element.
  mutating func offer(_ element: Element, _ key: OrderKey) {
    // One with the last key comes behind those that were offered before.
    if let last, !(key < last) { return }
    held.append(Offer(key: key, place: offered, element: element))
    offered += 1
    if held.count - limit >= max(limit, Self.spare) { drop() }
  }

  /// The elements in their order.
  mutating func sorted() -> [Element] {
    drop()
    return held.map(\.element)
  }

  /// Drops what comes behind as many elements as are wanted.
  private mutating func drop() {
    held.sort(by: Offer.precedes)
    guard held.count >= limit else { return }
    held.removeLast(held.count - limit)
    last = held.last?.key
  }
}
