import Foundation
import TerminalHarness
import TestSupport
import Testing

/// An example of docs/shell.md: a script, and the output that the document has for it.
private struct Example: CustomTestStringConvertible, Sendable {
  let title: String
  let script: String
  /// Nil where the document has none.
  let output: String?

  var testDescription: String { title }

  /// The examples, in their order.
  static let all: [Example] = {
    let root = Repository.root
    // Without the document there is no example, which a test notices.
    let text = try? String(contentsOf: root.appending(path: "docs/shell.md"), encoding: .utf8)
    let part = text?.components(separatedBy: "\n## Examples\n").last ?? ""
    return part.components(separatedBy: "\n### ").dropFirst().compactMap { section in
      guard let script = block("sh", in: section) else { return nil }
      let title = section.prefix { $0 != "\n" }
      return Example(title: String(title), script: script, output: block("text", in: section))
    }
  }()

  private static func block(_ language: String, in section: String) -> String? {
    let parts = section.components(separatedBy: "\n```\(language)\n").dropFirst()
    return parts.first?.components(separatedBy: "\n```").first.map { $0 + "\n" }
  }
}

@Suite("The examples of docs/shell.md")
struct ShellDocumentTests {
  @Test("are thirteen")
  func count() {
    #expect(Example.all.count == 13)
  }

  /// A home with the vault of the examples in its place, the credential of a service, and
  /// `cardcase` on the path.
  private func surroundings(_ driver: CommandDriver) throws -> [String: String] {
    let home = driver.home.path
    let files = FileManager.default
    let place = home + "/.local/share/cardcase"
    try files.createDirectory(
      atPath: place,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    for name in try files.contentsOfDirectory(atPath: home)
    where name == "vault" || name.hasPrefix("vault.letterbox") {
      let new = name.replacing("vault", with: "cardcase.vault", maxReplacements: 1)
      try files.moveItem(atPath: home + "/" + name, toPath: place + "/" + new)
    }
    try files.createDirectory(atPath: home + "/bin", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: home + "/bin/cardcase",
      withDestinationPath: BuiltProduct.path("cardcase")
    )
    try Data("\(CommandDriver.passcode)\n".utf8)
      .write(to: URL(fileURLWithPath: home + "/cardcase"))
    return [
      "HOME": home, "PATH": home + "/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "XDG_STATE_HOME": driver.path + ".state", "CREDENTIALS_DIRECTORY": home,
    ]
  }

  @Test("do what they say", arguments: Example.all)
  private func example(_ example: Example) throws {
    let driver = try CommandDriver()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "--noprofile", "-o", "pipefail", "-c", example.script]
    process.environment = try surroundings(driver)
    process.currentDirectoryURL = URL(fileURLWithPath: driver.home.path)
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: complaints, as: UTF8.self))")
    if let expected = example.output {
      #expect(String(decoding: written, as: UTF8.self) == expected)
    }
  }
}
