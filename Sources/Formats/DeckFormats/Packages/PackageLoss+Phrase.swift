package import Wording

extension PackageLoss {
  /// The most names that a sentence lists.
  private static let namesTold = 8

  /// The sentence that tells it.
  package var phrase: Phrase {
    switch kind {
    case .otherTypes: .packageOtherTypes(list: list)
    case .longNotes: .packageLongNotes(list: list)
    case .fieldCounts: .packageFieldCounts(list: list)
    case .faultyText: .packageFaultyText(list: list)
    case .twins: .packageTwins(list: list)
    case .missingMedia: .packageMissingMedia(list: list)
    case .mediaNames: .packageMediaNames(list: list)
    case .otherMedia: .packageOtherMedia(list: list)
    case .scripts: .packageScripts(list: list)
    case .hiding: .packageHiding(list: list)
    case .descriptions: onlyKept("Description")
    case .displayOrder: onlyKept("Display Order")
    case .otherLimits: .packageOtherLimits
    case .customScheduling: onlyKept("Custom scheduling")
    case .loadBalancer: .packageLoadBalancer
    case .ignoredAnswers: onlyKept("Ignore cards reviewed before")
    case .strays: .packageStrays(list: list)
    }
  }

  /// The sentence about an option of Anki's that has no effect here, by the name that Anki gives it.
  private func onlyKept(_ name: String) -> Phrase { .packageOnlyKept(name: name, list: list) }

  /// The number, and the first names.
  private var list: String {
    guard !names.isEmpty else { return "\(count)" }
    let told = names.prefix(Self.namesTold).map(Self.printable)
    let rest = count > told.count ? ", …" : ""
    return "\(count) (\(told.joined(separator: ", "))\(rest))"
  }

  /// A name in one line, without signs that a terminal obeys.
  private static func printable(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(60).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        Unicode.Scalar(" ")
      default: scalar
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

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
