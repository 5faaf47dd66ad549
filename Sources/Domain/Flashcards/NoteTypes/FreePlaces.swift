/// The places that new fields and templates of a type may get.
package struct FreePlaces: Sendable {
  /// The first place that no record of a note of the type has.
  let fields: Int
  /// The first ordinal that no card of it has.
  let templates: Int
  /// The number of the device in its sync group; 0 without one. Devices that add fields at one time must
  /// not give them the same place: each takes every eighth.
  private let replica: Int
  private static let step = 8

  /// Places behind these.
  package init(fields: Int = 0, templates: Int = 0, replica: Int = 0) {
    (self.fields, self.templates, self.replica) = (fields, templates, replica)
  }

  /// Takes the next place.
  func take(_ next: inout Int) -> Int {
    while replica > 0, next % Self.step != replica % Self.step { next += 1 }
    defer { next += 1 }
    return next
  }
}
