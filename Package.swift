// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is built with the same settings: Swift 6 mode with the upcoming features that
/// keep imports honest, and no warnings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// One layer of the house. What it lists is all that it may import (docs/architecture.md).
func layer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one layer.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies,
    resources: resources,
    swiftSettings: settings
  )
}

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
/// SQLite itself, as GRDB has it: for reading rows by the hundred thousand.
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

let package = Package(
  name: "cardcase",
  products: [
    .executable(name: "cardcase", targets: ["cardcase"]),
    .library(name: "Windowing", targets: ["Windowing", "Terminal"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    // Pure values.
    layer("Windowing"),
    layer("Wording"),
    layer("Flashcards"),
    layer("PaymentCards", ["Secrets"]),
    layer("Locking", ["Secrets"]),
    layer("CardcaseUI", ["Windowing", "Locking", "PaymentCards", "Flashcards", "Wording"]),

    // What is kept, and how it is sealed.
    .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
    layer("Secrets", ["CSodium"]),
    layer("Vault", ["Secrets", grdb, sqlite]),
    layer("Store", ["Vault", "Secrets", "PaymentCards", "Flashcards", grdb]),

    // File formats in and out.
    .systemLibrary(name: "CMinizip", providers: [.apt(["libminizip-dev", "zlib1g-dev"])]),
    layer("Interchange", ["Flashcards", "PaymentCards", "Secrets", "CMinizip"]),

    // The terminal.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .target(name: "CTerminal"),
    layer("Terminal", ["Windowing", "CNcurses", "CTerminal"]),

    // Overwrites what is freed. For executables only, never for the library.
    .target(name: "CWipingAllocator"),

    // The program.
    layer(
      "CardcaseApp",
      [
        "CardcaseUI", "Flashcards", "Interchange", "Locking", "PaymentCards", "Secrets", "Store",
        "Terminal", "Vault", "Windowing", "Wording",
      ]
    ),
    .executableTarget(
      name: "cardcase",
      dependencies: [
        "CardcaseApp", "CWipingAllocator", "Flashcards", "PaymentCards", "Wording", argumentParser,
      ],
      swiftSettings: settings
    ),

    // A start for programs that use the library.
    .executableTarget(
      name: "window-levels-example",
      dependencies: ["Windowing", "Terminal"],
      path: "Sources/WindowLevelsExample",
      swiftSettings: settings
    ),

    // The scenes of `make bench`: through the library, and the least a C program needs for them.
    .executableTarget(
      name: "bench-scenes",
      dependencies: ["Windowing", "Terminal"],
      path: "Tests/Benchmarks/Scenes",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "bench-reference",
      path: "Tests/Benchmarks/Reference",
      cSettings: [.define("NCURSES_WIDECHAR", to: "1"), .define("_XOPEN_SOURCE_EXTENDED")],
      linkerSettings: [.linkedLibrary("panelw"), .linkedLibrary("ncursesw")]
    ),

    // Flashcards by the hundred thousand, next to Anki.
    .executableTarget(
      name: "study-bench",
      dependencies: [
        "CardcaseApp", "CardcaseUI", "CWipingAllocator", "Flashcards", "Interchange", "Locking",
        "PaymentCards", "Secrets", "Store", "Vault", "Windowing", "Wording", argumentParser,
      ],
      path: "Tests/Benchmarks/Study",
      swiftSettings: settings
    ),

    .executableTarget(
      name: "cardcase-bench",
      dependencies: ["TerminalHarness"],
      path: "Tests/Benchmarks/Driver",
      swiftSettings: settings
    ),

    // The program with its clock and randomness in a test's hands. Never installed.
    .executableTarget(
      name: "cardcase-lab",
      dependencies: [
        "Canaries", "CardcaseApp", "CardcaseUI", "CWipingAllocator", "Flashcards", "PaymentCards",
        "Secrets", "Terminal", "Vault", "Windowing", "Wording", argumentParser,
      ],
      path: "Tests/Support/cardcase-lab",
      swiftSettings: settings
    ),

    // A terminal for the tests: a pseudo-terminal with job control, read through libvterm. Only
    // tests need <vterm.h>; building the program does not.
    .systemLibrary(
      name: "CVTerm",
      path: "Tests/Support/CVTerm",
      providers: [.apt(["libvterm-dev"])]
    ),
    .target(name: "CPTY", path: "Tests/Support/CPTY"),
    .target(
      name: "TerminalHarness",
      dependencies: ["CPTY", "CVTerm"],
      path: "Tests/Support/TerminalHarness",
      swiftSettings: settings
    ),

    // What fails SQLite's calls beneath it, and what gets killed while it works on a vault.
    .target(
      name: "CFaults",
      path: "Tests/Support/CFaults",
      linkerSettings: [.linkedLibrary("sqlite3")]
    ),
    .executableTarget(
      name: "vault-torture",
      dependencies: ["Vault", "Secrets"],
      path: "Tests/Support/vault-torture",
      swiftSettings: settings
    ),

    // Somebody in front of that terminal, and the two programs that need one.
    .target(
      name: "CardcaseStory",
      dependencies: ["TerminalHarness"],
      path: "Tests/Support/CardcaseStory",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "cardcase-pictures",
      dependencies: ["CardcaseStory", "TerminalHarness"],
      path: "Tests/Support/cardcase-pictures",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "cardcase-fuzz",
      dependencies: ["CardcaseStory", "TerminalHarness", argumentParser],
      path: "Tests/Support/cardcase-fuzz",
      swiftSettings: settings
    ),

    // What the tests of memory look for, for the lab to make and for them to know.
    .target(
      name: "Canaries",
      path: "Tests/Support/Canaries",
      swiftSettings: settings
    ),
    .target(name: "CMemorySearch", path: "Tests/Support/CMemorySearch"),

    // The tests.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "CardcaseStory", "TerminalHarness", "cardcase", "cardcase-lab", "Vault", "Secrets", grdb,
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MemoryTests",
      dependencies: [
        "Canaries", "CardcaseStory", "CMemorySearch", "TerminalHarness", "cardcase", "cardcase-lab",
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "DocumentationTests", swiftSettings: settings),
    .testTarget(
      name: "StudyBenchTests",
      dependencies: ["study-bench"],
      swiftSettings: settings
    ),
    tests("TerminalHarness"),
    tests("Terminal", ["Windowing", "CNcurses"]),
    tests("Windowing"),
    tests("Wording"),
    tests("Flashcards", resources: [.copy("Fixtures")]),
    tests("PaymentCards", ["Secrets"]),
    tests("Locking", ["Secrets"]),
    tests(
      "CardcaseUI",
      ["Flashcards", "Windowing", "Locking", "PaymentCards", "Secrets", "Wording"]
    ),
    tests("Secrets"),
    tests("Vault", ["Secrets", grdb, "CFaults", "vault-torture"]),
    tests("Store", ["Flashcards", "PaymentCards", "Vault", "Secrets", grdb]),
    tests(
      "Interchange",
      ["Flashcards", "PaymentCards", "Secrets"],
      resources: [.copy("Cards/Fixtures")]
    ),
    tests("cardcase", ["PaymentCards", "Wording"]),
    tests(
      "CardcaseApp",
      [
        "CardcaseUI", "Flashcards", "Locking", "PaymentCards", "Secrets", "Store", "Terminal",
        "Vault",
        "Windowing", "Wording", grdb,
      ]
    ),
  ]
)
