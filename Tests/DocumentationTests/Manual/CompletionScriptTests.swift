import ArgumentParser
import Testing

@testable import cardcase

@Suite("The completion scripts")
struct CompletionScriptTests {
  @Test(
    "change what the argument parser's scripts have",
    arguments: [CompletionShell.bash, .zsh, .fish]
  )
  func changes(shell: CompletionShell) throws {
    let original = Cardcase.completionScript(for: shell)
    let (_, changes) = try #require(
      CompletionScript.changes.first { original.hasPrefix($0.beginning) }
    )
    let script = try #require(CompletionScript(original + "\n"))
    for change in changes {
      #expect(original.contains(change.old), "\(change.old)")
      #expect(script.text.contains(change.new))
    }
    #expect(!script.text.hasPrefix("#!"))
  }

  @Test("no other text is taken for one")
  func others() {
    #expect(CompletionScript("0.1.0") == nil)
  }

  @Test("fall back to no names of files", arguments: ["bash", "zsh", "fish"])
  func noFilesByChance(shell: String) throws {
    let script = try BuiltProgram.output([
      "--language", "en", "--generate-completion-script", shell,
    ])
    #expect(script.count > 10_000)
    // What completes nothing must not fall back to names of files.
    #expect(!script.contains("-o default"))
    #expect(!script.contains("_default"))
  }
}
