import Foundation
import TestSupport
import Testing

/// A throw-away package beside a copy of this repository, which it depends on.
struct OutsidePackage {
  /// True if `make test-library` runs, which sets CARDCASE_LIBRARY.
  static let isOn = ProcessInfo.processInfo.environment["CARDCASE_LIBRARY"] != nil

  /// The root of the checkout.
  static let root = Repository.root

  /// The way in which the package depends on the library.
  enum Requirement {
    /// On the files as they lie there.
    case path
    /// On a revision of a repository of git that has these files.
    case revision
  }

  private let directory: TemporaryDirectory
  /// The dependency of the package, in the words of a manifest.
  let dependency: String

  private var folder: URL { URL(filePath: directory.path).appending(path: "outside") }

  /// Copies the library, by default with a repository of git around it.
  init(_ requirement: Requirement) throws {
    directory = try TemporaryDirectory()
    let parent = URL(filePath: directory.path)
    let library = parent.appending(path: "cardcase")
    for folder in [parent.appending(path: "outside"), library] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for part in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: Self.root.appending(path: part),
        to: library.appending(path: part)
      )
    }
    switch requirement {
    case .path: dependency = #".package(path: "../cardcase")"#
    case .revision:
      let author = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
      try Self.run("git", ["init", "--quiet"], in: library)
      try Self.run("git", ["add", "."], in: library)
      try Self.run("git", author + ["commit", "--quiet", "--message", "A revision"], in: library)
      let revision = try Self.run("git", ["rev-parse", "HEAD"], in: library)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      dependency = #".package(url: "file://\#(library.path)", revision: "\#(revision)")"#
    }
  }

  /// Writes the manifest: the words of a package, with the dependency in its place.
  func write(manifest: String) throws {
    try write(
      "// swift-tools-version: 6.2\nimport PackageDescription\n\n" + manifest,
      to: "Package.swift"
    )
  }

  /// Writes a file, at a path from the root of the package.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Builds a product.
  ///
  /// - Returns: The folder of what was built.
  @discardableResult
  func build(_ product: String, configuration: String) throws -> URL {
    let options = ["--configuration", configuration]
    try Self.run("swift", ["build", "--product", product] + options, in: folder)
    return folder.appending(path: ".build/\(configuration)")
  }

  /// The names of the targets that were built.
  func targets(_ configuration: String) throws -> Set<String> {
    let built = folder.appending(path: ".build/\(configuration)").resolvingSymlinksInPath()
    let names = try FileManager.default.contentsOfDirectory(atPath: built.path)
    // A folder without objects is of a target that was planned alone.
    let targets = try names.filter { $0.hasSuffix(".build") }.filter { name in
      try FileManager.default.contentsOfDirectory(atPath: built.appending(path: name).path)
        .contains { $0.hasSuffix(".o") }
    }
    return Set(targets.map { String($0.dropLast(6)) })
  }

  /// The names that a target of C gives to the linker.
  func symbols(of target: String, _ configuration: String) throws -> [String] {
    let objects = folder.appending(path: ".build/\(configuration)/\(target).build")
    let names = try FileManager.default.contentsOfDirectory(atPath: objects.path)
      .filter { $0.hasSuffix(".o") }
    let shown = try Self.run("nm", ["-g", "-P", "--defined-only"] + names, in: objects)
    return shown.split(separator: "\n").filter { $0.contains(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// The names of the packages that were fetched.
  func fetched() throws -> [String] {
    let folder = folder.appending(path: ".build/checkouts")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  /// Runs a program to its end.
  ///
  /// - Returns: What it wrote to standard output and standard error.
  @discardableResult
  private static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> String
  {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // As anybody would build it, and not as the Makefile does.
    process.arguments = ["-u", "CARDCASE_OPTIMIZED", program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments): \(text.suffix(4_000))")
    return text
  }
}
