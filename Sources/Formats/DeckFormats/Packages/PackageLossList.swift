/// Collects what can't be kept or shown.
struct PackageLossList {
  private var found: [PackageLoss.Kind: (count: Int, names: [String])] = [:]

  /// Adds one; without a name it is only counted.
  mutating func add(_ kind: PackageLoss.Kind, _ name: String) {
    var (count, names) = found[kind] ?? (0, [])
    count += 1
    if !name.isEmpty, names.count < PackageImportPlanner.namesKept { names.append(name) }
    found[kind] = (count, names)
  }

  /// All of them, in the order of their kinds.
  var all: [PackageLoss] {
    PackageLoss.Kind.allCases.compactMap { kind in
      found[kind].map { PackageLoss(kind: kind, count: $0.count, names: $0.names) }
    }
  }
}
