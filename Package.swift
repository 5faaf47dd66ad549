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

/// One layer of the house, in a folder of Sources. What it lists is all that it may import
/// (docs/architecture.md).
func layer(
  _ folder: String,
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  links libraries: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Sources/\(folder)/\(name)",
    swiftSettings: settings,
    linkerSettings: libraries.map { .linkedLibrary($0) }
  )
}

/// C or C++ of our own, in a folder of Sources. A release checks the bounds of what the C library writes; the
/// Makefile has its other defences, which no package could have that the library's users depend on.
func code(
  _ folder: String,
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  links libraries: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Sources/\(folder)/\(name)",
    cSettings: [.define("_FORTIFY_SOURCE", to: "3", .when(configuration: .release))],
    linkerSettings: libraries.map { .linkedLibrary($0) }
  )
}

/// A C library of the system, in a folder of Sources.
func system(_ folder: String, _ name: String, _ packages: [String]) -> Target {
  .systemLibrary(
    name: name,
    path: "Sources/\(folder)/\(name)",
    providers: packages.isEmpty ? nil : [.apt(packages)]
  )
}

/// The tests of one layer.
func tests(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies,
    exclude: exclude,
    resources: resources,
    swiftSettings: settings
  )
}

let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

let package = Package(
  name: "cardcase",
  products: [
    // The program is none: SwiftPM would fetch what it depends on, and want names of targets other
    // than its own, from whoever depends on the library.
    .library(name: "WindowLevels", targets: ["WindowLevels"]),
    .library(name: "WindowTerminal", targets: ["WindowTerminal"]),
    .library(name: "Widgets", targets: ["Widgets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    // Pure values.
    layer("Domain", "ByteCoding"),
    layer("Domain", "TextSearch"),
    layer("Domain", "SearchLanguage", ["TextSearch"]),
    layer("Domain", "Collation", ["TextSearch"]),
    .target(
      name: "Wording",
      dependencies: ["Collation"],
      path: "Sources/Domain/Wording",
      exclude: ["po"],
      swiftSettings: settings,
      plugins: ["WordCompilerPlugin"]
    ),
    layer("Domain", "Flashcards", ["TextSearch"]),
    layer("Domain", "PaymentCards", ["Secrets", "TextSearch"]),
    layer("Domain", "Locking", ["Secrets", "Wording"]),
    layer("Domain", "Preferences", ["Flashcards", "SearchLanguage", "Wording"]),
    layer("Domain", "Devices", ["Flashcards", "Secrets", "Wording"]),
    layer(
      "Domain",
      "DomainWords",
      ["Collation", "Flashcards", "PaymentCards", "SearchLanguage", "Wording"]
    ),

    // Phrases and languages, made of PO files by the build.
    .executableTarget(
      name: "WordCompiler",
      path: "Sources/Domain/WordCompiler",
      swiftSettings: settings
    ),
    .plugin(
      name: "WordCompilerPlugin",
      capability: .buildTool(),
      dependencies: ["WordCompiler"],
      path: "Sources/Domain/WordCompilerPlugin"
    ),

    // The interface.
    layer("UI", "Widgets", ["WindowLevels"]),
    layer(
      "UI",
      "Screens",
      [
        "Flashcards", "Locking", "PaymentCards", "Preferences", "Secrets", "TextSearch", "Widgets",
        "WindowLevels", "Wording",
      ]
    ),
    layer(
      "UI",
      "LockUI",
      ["Locking", "Preferences", "Screens", "Secrets", "Widgets", "WindowLevels", "Wording"]
    ),
    layer(
      "UI",
      "WalletUI",
      [
        "Collation", "DomainWords", "Flashcards", "PaymentCards", "Preferences", "Screens",
        "Secrets", "TextSearch", "Widgets", "WindowLevels", "Wording",
      ]
    ),
    layer(
      "UI",
      "StudyUI",
      [
        "Collation", "DomainWords", "Flashcards", "PaymentCards", "Preferences", "Screens",
        "SearchLanguage", "Secrets", "TextSearch", "Widgets", "WindowLevels", "Wording",
      ]
    ),
    layer(
      "UI",
      "DevicesUI",
      [
        "Devices", "Flashcards", "Locking", "PaymentCards", "Preferences", "Screens", "Secrets",
        "Widgets", "WindowLevels", "Wording",
      ]
    ),
    layer(
      "UI",
      "CardcaseUI",
      [
        "Devices", "DevicesUI", "DomainWords", "Flashcards", "Locking", "LockUI", "PaymentCards",
        "Preferences", "Screens", "Secrets", "StudyUI", "TextSearch", "WalletUI", "Widgets",
        "WindowLevels", "Wording",
      ]
    ),

    // What is kept, and how it is sealed.
    system("Storage", "CSodium", ["libsodium-dev"]),
    layer("Storage", "Secrets", ["CSodium"]),
    system("Storage", "CSQLite", ["libsqlite3-dev"]),
    code("Storage", "CSealedPages", links: ["sodium", "sqlite3"]),
    code("Storage", "CNoteGrams", links: ["sqlite3"]),
    layer("Storage", "Vault", ["Secrets", "CNoteGrams", "CSQLite", "CSealedPages"]),
    system("Storage", "CZlib", ["zlib1g-dev"]),
    layer("Storage", "SealedFiles", ["ByteCoding", "Secrets", "CSodium", "CZlib"]),
    system("Storage", "CUTF8Proc", ["libutf8proc-dev"]),
    layer(
      "Storage",
      "Store",
      [
        "ByteCoding", "CUTF8Proc", "Flashcards", "PaymentCards", "Preferences",
        "RegularExpressions", "SearchLanguage", "Secrets", "TextSearch", "Vault",
      ],
      links: [":libutf8proc.a"]
    ),

    // RE2 is linked in: one library less to load at each start.
    code("Storage", "CRE2", links: [":libre2.a", "stdc++"]),
    layer("Storage", "RegularExpressions", ["CRE2"]),

    code("Storage", "CChildProcess"),
    layer("Storage", "SyncEngines", ["CChildProcess"]),
    layer(
      "Storage",
      "Sync",
      ["ByteCoding", "Flashcards", "SealedFiles", "Secrets", "Store", "SyncEngines", "Vault"]
    ),

    // File formats in and out.
    layer(
      "Formats",
      "ReaderProtocol",
      ["ByteCoding", "Flashcards", "PaymentCards", "Secrets", "TextSearch"]
    ),
    layer(
      "Formats",
      "DeckFormats",
      ["ByteCoding", "Flashcards", "PaymentCards", "ReaderProtocol", "Wording"]
    ),

    // What reads foreign markup, packages and texts, for the reader only: a program without a key.
    system(
      "Formats",
      "CReaderLibraries",
      [
        "libargon2-dev", "libcmark-gfm-dev", "libcmark-gfm-extensions-dev", "libexpat1-dev",
        "libgcrypt20-dev", "libgif-dev", "libgumbo-dev", "libjpeg62-turbo-dev", "libminizip-dev",
        "libsndfile1-dev", "libspng-dev", "libwebp-dev", "libzstd-dev", "zlib1g-dev",
      ]
    ),
    layer("Formats", "ZipArchives", ["CReaderLibraries"]),
    layer(
      "Formats",
      "CardFormats",
      [
        "ByteCoding", "CReaderLibraries", "CZlib", "PaymentCards", "ReaderProtocol", "Secrets",
        "TextSearch", "ZipArchives",
      ]
    ),
    layer("Formats", "DeckReading", ["Flashcards", "PaymentCards", "ReaderProtocol"]),
    code("Formats", "CPictures", links: ["gif", "jpeg", "spng", "webp", "webpdemux"]),
    layer("Formats", "MediaDecoding", ["CPictures", "CReaderLibraries", "ReaderProtocol"]),
    code("Formats", "CReader", ["CChildProcess"]),
    layer("Formats", "MarkupRendering", ["CReaderLibraries", "Flashcards"]),
    .executableTarget(
      name: "cardcase-reader",
      dependencies: [
        "AnkiPackages", "ByteCoding", "CardFormats", "CReader", "CWipingAllocator", "DeckReading",
        "Flashcards", "MarkupRendering", "MediaDecoding", "PaymentCards", "ReaderProtocol",
        "Secrets",
      ],
      swiftSettings: settings
    ),
    code("Formats", "CPackageDatabase", links: ["sqlite3"]),
    layer(
      "Formats",
      "AnkiPackages",
      ["ByteCoding", "CPackageDatabase", "CReaderLibraries", "ReaderProtocol", "ZipArchives"]
    ),

    // The terminal.
    layer("Terminal", "WindowLevels"),
    system("Terminal", "CNcurses", ["libncursesw5-dev"]),
    code("Terminal", "CWindowTerminal"),
    layer("Terminal", "WindowTerminal", ["WindowLevels", "CNcurses", "CWindowTerminal"]),

    // Overwrites what is freed. For executables only, never for the library.
    code("App", "CWipingAllocator"),

    // Gives freed memory back to the system.
    system("App", "CMalloc", []),

    // What the runtime and the commands have of the machine and of a vault's file.
    layer(
      "App",
      "AppSupport",
      [
        "ByteCoding", "CChildProcess", "DomainWords", "Flashcards", "Locking", "PaymentCards",
        "Preferences", "RegularExpressions", "SealedFiles", "SearchLanguage", "Secrets", "Store",
        "Vault", "WindowTerminal", "Wording",
      ]
    ),
    // Starts the reader, and has files of cards read and written.
    layer(
      "App",
      "ReaderClient",
      [
        "AppSupport", "ByteCoding", "CChildProcess", "CReader", "DeckFormats", "DomainWords",
        "Flashcards", "PaymentCards", "ReaderProtocol", "Secrets", "Store", "Vault",
        "WindowLevels", "Wording",
      ]
    ),
    // What is done with the devices of a group.
    layer(
      "App",
      "DeviceService",
      [
        "AppSupport", "Devices", "DomainWords", "Flashcards", "PaymentCards", "SealedFiles",
        "Secrets", "Store", "Sync", "SyncEngines", "Vault", "Wording",
      ]
    ),
    // The commands. They import no interface.
    layer(
      "App",
      "Commands",
      [
        "AppSupport", "DeckFormats", "Devices", "DeviceService", "DomainWords", "Flashcards",
        "Locking", "PaymentCards", "Preferences", "ReaderClient", "ReaderProtocol", "SealedFiles",
        "SearchLanguage", "Secrets", "Store", "Sync", "SyncEngines", "Vault", "WindowLevels",
        "WindowTerminal", "Wording",
      ]
    ),
    // The runtime of the interface.
    layer(
      "App",
      "CardcaseApp",
      [
        "AppSupport", "ByteCoding", "CardcaseUI", "CMalloc", "Collation", "Devices",
        "DeviceService", "DevicesUI", "DomainWords", "Flashcards", "Locking", "LockUI",
        "PaymentCards", "Preferences", "ReaderClient", "ReaderProtocol", "Screens", "SealedFiles",
        "Secrets", "Store", "StudyUI", "Sync", "SyncEngines", "TextSearch", "Vault", "WalletUI",
        "Widgets", "WindowLevels", "WindowTerminal", "Wording",
      ]
    ),
    // The manual pages of all commands, made of what the program says of itself.
    .executableTarget(
      name: "manual-pages",
      dependencies: ["CardcaseUI", "Commands", "LockUI", "Screens", "WindowLevels", "Wording"],
      path: "Sources/App/ManualPages",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "cardcase",
      dependencies: [
        "AppSupport", "CardcaseApp", "Commands", "CWipingAllocator", "DomainWords", "Flashcards",
        "PaymentCards",
        "WindowLevels", "Wording", argumentParser,
      ],
      swiftSettings: settings
    ),

    // The program of the library's tutorial.
    .executableTarget(
      name: "hundred-lines-example",
      dependencies: ["Widgets", "WindowLevels", "WindowTerminal"],
      path: "Sources/Terminal/HundredLinesExample",
      swiftSettings: settings
    ),

    // A form with the library's widgets.
    .executableTarget(
      name: "form-example",
      dependencies: ["Widgets", "WindowLevels", "WindowTerminal"],
      path: "Sources/Terminal/FormExample",
      swiftSettings: settings
    ),

    // Colours of 24 bits, two on each cell.
    .executableTarget(
      name: "colors-example",
      dependencies: ["WindowLevels", "WindowTerminal"],
      path: "Sources/Terminal/ColorsExample",
      swiftSettings: settings
    ),

    // A start for programs that use the library.
    .executableTarget(
      name: "window-levels-example",
      dependencies: ["WindowLevels", "WindowTerminal"],
      path: "Sources/Terminal/WindowLevelsExample",
      swiftSettings: settings
    ),

    // The same for a program that also talks in lines.
    .executableTarget(
      name: "two-faces-example",
      dependencies: ["WindowLevels", "WindowTerminal"],
      path: "Sources/Terminal/TwoFacesExample",
      swiftSettings: settings
    ),

    // The scenes of `make bench`: through the library, and the least a C program needs for them.
    .executableTarget(
      name: "bench-scenes",
      dependencies: ["WindowLevels", "WindowTerminal"],
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
        "CardcaseApp", "CardcaseUI", "Collation", "CWipingAllocator", "DeckFormats", "Flashcards",
        "Locking", "LockUI", "PaymentCards", "Preferences", "ReaderClient", "ReaderProtocol",
        "Screens", "Secrets", "Store", "StudyUI", "TextSearch", "Vault", "WindowLevels", "Wording",
        argumentParser,
      ],
      path: "Tests/Benchmarks/Study",
      swiftSettings: settings
    ),

    // Plans for exams, tried with simulated students.
    .executableTarget(
      name: "exam-trial",
      dependencies: ["Flashcards", "TestSupport"],
      path: "Tests/Benchmarks/Exams",
      swiftSettings: settings
    ),

    .executableTarget(
      name: "cardcase-bench",
      dependencies: ["TerminalHarness", "TestSupport"],
      path: "Tests/Benchmarks/Driver",
      swiftSettings: settings
    ),

    // The program with its clock and randomness in a test's hands. Never installed.
    .executableTarget(
      name: "cardcase-lab",
      dependencies: [
        "AppSupport", "CardcaseApp", "CardcaseUI", "CWipingAllocator", "Flashcards", "PaymentCards",
        "Secrets", "TestSupport", "Vault", "WindowLevels", "WindowTerminal", "Wording",
        argumentParser,
      ],
      path: "Tests/Support/cardcase-lab",
      swiftSettings: settings
    ),

    // What more than one target of tests and their tools has a use for.
    .target(
      name: "TestSupport",
      dependencies: ["Flashcards", "Secrets", "Wording"],
      path: "Tests/Support/TestSupport",
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
      dependencies: ["CPTY", "CVTerm", "TestSupport"],
      path: "Tests/Support/TerminalHarness",
      swiftSettings: settings
    ),

    // What fails SQLite's calls beneath it, and what gets killed while it works on a vault.
    .target(
      name: "CFaults",
      path: "Tests/Support/CFaults",
      linkerSettings: [.linkedLibrary("sqlite3")]
    ),
    .target(
      name: "Faults",
      dependencies: ["CFaults"],
      path: "Tests/Support/Faults",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "pages-writer",
      dependencies: ["CSealedPages"],
      path: "Tests/Tools/pages-writer"
    ),
    .executableTarget(
      name: "pages-memory",
      dependencies: ["CSealedPages"],
      path: "Tests/Tools/pages-memory"
    ),
    .executableTarget(
      name: "vault-torture",
      dependencies: [
        "Faults", "Flashcards", "Secrets", "Store", "TestSupport", "TextSearch", "Vault",
      ],
      path: "Tests/Tools/vault-torture",
      swiftSettings: settings
    ),

    .executableTarget(
      name: "cardcase-pictures",
      dependencies: ["TerminalHarness"],
      path: "Tests/Tools/cardcase-pictures",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "package-fuzz",
      dependencies: [
        "AnkiPackages", "DeckFormats", "Flashcards", "ReaderClient", "ReaderProtocol",
        "TestSupport", "Wording", argumentParser,
      ],
      path: "Tests/Tools/package-fuzz",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "cardcase-fuzz",
      dependencies: ["TerminalHarness", "TestSupport", argumentParser],
      path: "Tests/Tools/cardcase-fuzz",
      swiftSettings: settings
    ),

    // Started in the reader's place: tells where it finds itself, and tries what it may not do.
    .executableTarget(
      name: "reader-probe",
      dependencies: ["CReader"],
      path: "Tests/Tools/reader-probe"
    ),

    // Searches in collections that Anki's engine was asked about.
    .target(
      name: "SearchComparison",
      dependencies: [
        "AnkiPackages", "ByteCoding", "DeckFormats", "Flashcards", "ReaderProtocol",
        "SearchLanguage", "Secrets", "Store", "Vault",
      ],
      path: "Tests/Support/SearchComparison",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "search-comparison",
      dependencies: ["SearchComparison", "SearchLanguage"],
      path: "Tests/Tools/search-comparison",
      swiftSettings: settings
    ),

    // Looks for secrets in the memory of a process.
    .target(
      name: "CMemorySearch",
      path: "Tests/Support/CMemorySearch",
      // It looks at each byte of a process. Nothing that is a product of the package has it.
      cSettings: [.unsafeFlags(["-O2"])]
    ),

    // The tests.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "cardcase", "cardcase-lab", "cardcase-reader", "colors-example", "CSealedPages",
        "form-example", "hundred-lines-example", "Secrets", "TerminalHarness", "TestSupport",
        "two-faces-example", "Vault", "window-levels-example",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MemoryTests",
      dependencies: [
        "cardcase", "cardcase-lab", "cardcase-reader", "CMemorySearch", "CSodium", "Secrets",
        "TerminalHarness", "TestSupport", "Vault",
      ],
      swiftSettings: settings
    ),
    // A package outside that depends on the library: `make test-library`.
    .testTarget(
      name: "OutsidePackageTests",
      dependencies: ["TerminalHarness", "TestSupport"],
      swiftSettings: settings
    ),
    // With what checks manuals, completions and desktop files: `make test-packaging`.
    .testTarget(
      name: "PackagingTests",
      dependencies: [
        "cardcase", "cardcase-reader", "manual-pages", "Secrets", "TerminalHarness", "TestSupport",
      ],
      swiftSettings: settings
    ),
    // The documents: that what they name is there, and what they have from the program.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "cardcase", "CardcaseApp", "CardcaseUI", "LockUI", "manual-pages", "Preferences", "Screens",
        "SearchLanguage", "study-bench", "TerminalHarness", "TestSupport", "Vault", "Widgets",
        "WindowLevels", "Wording", argumentParser,
      ],
      swiftSettings: settings
    ),
    tests("TerminalHarness"),
    tests("WindowTerminal", ["TestSupport", "WindowLevels", "CNcurses"]),
    tests(
      "WindowLevels",
      ["TestSupport", "form-example", "hundred-lines-example", "Widgets"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "TextTests",
      dependencies: ["Collation", "TestSupport", "TextSearch", "WordCompiler", "Wording"],
      resources: [.copy("Collation/Fixtures"), .copy("Wording/anki-terms.tsv")],
      swiftSettings: settings
    ),
    tests(
      "SearchLanguage",
      ["DomainWords", "Flashcards", "TestSupport", "WindowLevels", "Wording"],
      resources: [.copy("Fixtures")]
    ),
    tests("Flashcards", ["TestSupport"], resources: [.copy("Fixtures")]),
    tests("PaymentCards", ["Secrets", "TestSupport"]),
    tests("Locking", ["Secrets", "TestSupport", "Wording"]),
    tests("Preferences", ["Flashcards", "SearchLanguage", "TestSupport", "Wording"]),
    tests(
      "CardcaseUI",
      [
        "Devices", "DevicesUI", "DomainWords", "Flashcards", "Locking", "LockUI", "MarkupRendering",
        "PaymentCards", "Preferences", "Screens", "SearchLanguage", "Secrets", "StudyUI",
        "TestSupport", "TextSearch", "WalletUI", "Widgets", "WindowLevels", "Wording",
      ],
      exclude: ["Golden", "GoldenFaces", "GoldenLanguages", "GoldenTalks", "GoldenWidgets"]
    ),
    tests("RegularExpressions", resources: [.copy("Fixtures")]),
    tests("SealedFiles", ["ByteCoding", "CZlib", "Secrets", "TestSupport"]),
    tests(
      "Sync",
      [
        "Flashcards", "PaymentCards", "Preferences", "SealedFiles", "Secrets", "Store",
        "SyncEngines", "TestSupport", "Vault",
      ]
    ),
    // Cryptographic functions, against the answers of others.
    .testTarget(
      name: "CryptographyTests",
      dependencies: [
        "ByteCoding", "CardFormats", "CSodium", "ReaderProtocol", "SealedFiles", "Secrets",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    tests("CSealedPages", ["Faults", "TestSupport", "pages-memory", "pages-writer", "CSQLite"]),
    tests(
      "Vault",
      ["CSealedPages", "CSQLite", "Faults", "Secrets", "TestSupport", "vault-torture"]
    ),
    // Searches, with what Anki's engine finds by them.
    .testTarget(
      name: "SearchTests",
      dependencies: [
        "Flashcards", "SearchComparison", "SearchLanguage", "Secrets", "Store", "TestSupport",
        "TextSearch", "Vault",
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    tests(
      "Store",
      [
        "ByteCoding", "CNoteGrams", "CSealedPages", "CSQLite", "Faults", "Flashcards",
        "PaymentCards", "Preferences", "RegularExpressions", "SearchLanguage", "Secrets",
        "TestSupport", "TextSearch", "Vault", "vault-torture",
      ],
      resources: [.copy("Fixtures")]
    ),
    tests(
      "CardFormats",
      ["PaymentCards", "ReaderProtocol", "Secrets", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    tests(
      "DeckFormats",
      ["ByteCoding", "DeckReading", "Flashcards", "ReaderProtocol", "TestSupport", "Wording"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "ReaderTests",
      dependencies: [
        "ByteCoding", "CReader", "Flashcards", "MarkupRendering", "PaymentCards", "reader-probe",
        "ReaderProtocol", "Secrets", "TerminalHarness", "TestSupport",
      ],
      swiftSettings: settings
    ),
    tests(
      "AnkiPackages",
      [
        "ByteCoding", "CPackageDatabase", "CReaderLibraries", "DeckFormats", "Flashcards",
        "ReaderProtocol", "TestSupport",
      ],
      resources: [.copy("Fixtures")]
    ),
    tests(
      "MediaDecoding",
      ["ReaderProtocol", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    tests("cardcase", ["PaymentCards", "TestSupport", "WindowLevels", "Wording"]),
    tests(
      "CardcaseApp",
      [
        "AppSupport", "ByteCoding", "cardcase-reader", "CardcaseUI", "Collation", "Commands",
        "DeckFormats", "Devices", "DeviceService", "DomainWords", "Faults", "Flashcards", "Locking",
        "LockUI", "PaymentCards", "Preferences", "reader-probe", "ReaderClient", "ReaderProtocol",
        "Screens", "SealedFiles", "Secrets", "Store", "StudyUI", "Sync", "SyncEngines",
        "TerminalHarness", "TestSupport", "TextSearch", "Vault", "vault-torture", "WalletUI",
        "Widgets", "WindowLevels", "WindowTerminal", "Wording",
      ],
      resources: [.copy("Fixtures")]
    ),
  ]
)

// The tests run through everything else thousands of times over: the Makefile has it optimised for
// them too. Only there, as no package may depend on one with such a flag. Whole modules take a fifth
// less time, but a changed file has all of its module built again then.
if let optimized = Context.environment["CARDCASE_OPTIMIZED"] {
  let whole = ["-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"]
  let flags = ["-O"] + (optimized == "whole" ? whole : [])
  for target in package.targets where [.regular, .executable].contains(target.type) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(flags, .when(configuration: .debug))
      ]
  }
}

// What reads bytes of others, under libFuzzer and with AddressSanitizer: `make fuzz-all`. Nothing else can be built
// so, as each target tells the fuzzer which of its branches an input took.
if Context.environment["CARDCASE_FUZZING"] != nil {
  package.targets += [
    .target(
      name: "CFuzzing",
      dependencies: ["CSealedPages"],
      path: "Tests/Fuzzing/CFuzzing",
      // What is sealed is changed beneath its seal.
      cSettings: [.headerSearchPath("../../../Sources/Storage/CSealedPages")],
      linkerSettings: [.linkedLibrary("sodium"), .linkedLibrary("sqlite3")]
    ),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "AnkiPackages", "AppSupport", "ByteCoding", "CardFormats", "CFuzzing", "CSealedPages",
        "DeckFormats", "DeckReading", "Flashcards", "MarkupRendering", "MediaDecoding",
        "PaymentCards",
        "ReaderProtocol", "SealedFiles", "SearchLanguage", "Secrets", "Store", "Sync",
        "TestSupport",
        "Vault", "WindowLevels", "WindowTerminal",
      ],
      path: "Tests/Fuzzing/Entries",
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=address,fuzzer"])]
    ),
  ]
  for target in package.targets where target.type == .regular || target.name == "fuzz" {
    guard let settings = target.swiftSettings else {
      target.cSettings =
        (target.cSettings ?? []) + [.unsafeFlags(["-fsanitize=address,fuzzer-no-link"])]
      target.cxxSettings =
        (target.cxxSettings ?? []) + [.unsafeFlags(["-fsanitize=address,fuzzer-no-link"])]
      continue
    }
    target.swiftSettings =
      settings + [.unsafeFlags(["-sanitize=address,fuzzer", "-enable-testing"])]
  }
}
