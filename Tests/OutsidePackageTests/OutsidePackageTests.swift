import Foundation
import TerminalHarness
import Testing

/// The library as a package that depends on it gets it.
@Suite(
  "A package outside",
  .serialized,
  .enabled(if: OutsidePackage.isOn, "make test-library")
)
struct OutsidePackageTests {
  /// The modules of each product.
  private static let levels: Set = ["WindowLevels"]
  private static let widgets = levels.union(["Widgets"])
  private static let terminal = levels.union(["WindowTerminal", "CWindowTerminal"])

  private static let program = "Sources/Terminal/HundredLinesExample/HundredLines.swift"
  private static let article =
    "Sources/Terminal/WindowLevels/WindowLevels.docc/A-Hundred-Lines.md"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: OutsidePackage.root.appending(path: path), encoding: .utf8)
  }

  @Test(
    "builds the tutorial's program by the tutorial's manifest, by revision, and nothing besides",
    arguments: ["release", "debug"]
  )
  func tutorial(configuration: String) throws {
    let package = try OutsidePackage(.revision)
    let block = try #require(
      try text(Self.article).firstMatch(of: /```swift\n(let package[^`]*)```/)
    )
    let dependency = /\.package\(url: "[^"]*", from: "[^"]*"\)/
    try #require(block.1.contains(dependency))
    try package.write(manifest: String(block.1).replacing(dependency, with: package.dependency))
    try package.write(try text(Self.program), to: "Sources/teas/HundredLines.swift")
    let built = try package.build("teas", configuration: configuration)
    let expected = Self.widgets.union(Self.terminal).union(["teas"])
    #expect(try package.targets(configuration) == expected)
    #expect(try package.fetched() == ["cardcase"])

    let app = try TerminalSession(start: built.appending(path: "teas").path)
    try app.waitUntil(shows: "› Assam")
    try app.press("l")
    try app.waitUntil(shows: "Locked:")
    try app.press("sesame")
    try app.press(.enter)
    try app.waitUntil(shows: "› Assam")
    try app.press("q")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
  }

  @Test(
    "builds each product alone, by path, and only what it consists of",
    arguments: [
      "debug", "release",
    ]
  )
  func alone(configuration: String) throws {
    let package = try OutsidePackage(.path)
    let uses = ["WindowLevels", "Widgets", "WindowTerminal"]
    let targets = uses.map { product in
      #"""
          .executableTarget(
            name: "uses\#(product)",
            dependencies: [.product(name: "\#(product)", package: "cardcase")]
          ),
      """#
    }
    try package.write(
      manifest: """
        let package = Package(
          name: "outside",
          dependencies: [\(package.dependency)],
          targets: [
        \(targets.joined(separator: "\n"))
          ]
        )
        """
    )
    try package.write(
      """
      import WindowLevels

      var canvas = Canvas(size: Size(width: 5, height: 1))
      canvas.write("Rhône", at: .zero)
      print(canvas.lines)
      """,
      to: "Sources/usesWindowLevels/main.swift"
    )
    try package.write(
      """
      import Widgets

      var field = TextField(limit: 9)
      field.type("x")
      print(field.text)
      """,
      to: "Sources/usesWidgets/main.swift"
    )
    try package.write(
      """
      import WindowTerminal

      print(TerminalText.isUnicode)
      """,
      to: "Sources/usesWindowTerminal/main.swift"
    )
    var expected: Set<String> = []
    for (product, parts) in zip(uses, [Self.levels, Self.widgets, Self.terminal]) {
      try package.build("uses\(product)", configuration: configuration)
      expected.formUnion(parts.union(["uses\(product)"]))
      #expect(try package.targets(configuration) == expected)
    }
    #expect(try package.fetched().isEmpty)
    let symbols = try package.symbols(of: "CWindowTerminal", configuration)
    #expect(symbols.count > 10)
    #expect(symbols.allSatisfy { $0.hasPrefix("cwindow_") }, "\(symbols)")
  }

  @Test("names every type without its module, next to the modules that come with Swift")
  func names() throws {
    let package = try OutsidePackage(.path)
    try package.write(
      manifest: Self.manifest(package, target: "names", dependencies: Self.products)
    )
    let declaration = #/^(\w+): (?:@\w+ )*(?:final )?(struct|enum|class|protocol) /#
      .anchorsMatchLineEndings()
    var types: [String] = []
    for module in ["WindowLevels", "Widgets", "WindowTerminal"] {
      for match in try text("docs/api/\(module).txt").matches(of: declaration) {
        types.append(match.2 == "protocol" ? "(any \(match.1)).self" : "\(match.1).self")
      }
    }
    #expect(types.count > 50)
    let imports = [
      "Dispatch", "Foundation", "Glibc", "Observation", "RegexBuilder", "Synchronization",
      "Widgets", "WindowLevels", "WindowTerminal",
    ]
    try package.write(
      imports.map { "import \($0)\n" }.joined()
        + "\nlet types: [Any.Type] = [\n  \(types.joined(separator: ",\n  "))\n]\nprint(types.count)\n",
      to: "Sources/names/main.swift"
    )
    try package.build("names", configuration: "debug")
  }

  @Test("can have a module named Widgets of its own, and targets named as those of the program")
  func aliases() throws {
    let package = try OutsidePackage(.path)
    let alias = #"moduleAliases: ["Widgets": "CardcaseWidgets"]"#
    let own = #""CSodium", "Store", "Widgets", "#
    try package.write(
      manifest: Self.manifest(
        package,
        target: "aliases",
        dependencies: own + #".product(name: "Widgets", package: "cardcase", \#(alias)),"#,
        others: ["CSodium", "Store", "Widgets"]
      )
    )
    for name in ["CSodium", "Store", "Widgets"] {
      try package.write("public enum TextField {}\n", to: "Sources/\(name)/\(name).swift")
    }
    try package.write(
      """
      import CardcaseWidgets
      import Widgets

      print(Widgets.TextField.self, CardcaseWidgets.TextField(limit: 3).text)
      """,
      to: "Sources/aliases/main.swift"
    )
    try package.build("aliases", configuration: "debug")
  }

  private static let products = ["WindowLevels", "Widgets", "WindowTerminal"]
    .map { #".product(name: "\#($0)", package: "cardcase"), "# }.joined()

  private static func manifest(
    _ package: OutsidePackage,
    target: String,
    dependencies: String,
    others: [String] = []
  ) -> String {
    """
    let package = Package(
      name: "outside",
      dependencies: [\(package.dependency)],
      targets: [
        \(others.map { #".target(name: "\#($0)"), "# }.joined())
        .executableTarget(name: "\(target)", dependencies: [\(dependencies)]),
      ]
    )
    """
  }
}
