import TestSupport
import Testing
import Wording

@testable import manual_pages

@Suite("The list of exit statuses")
struct ExitStatusListTests {
  @Test("in docs/shell.md is that of the program")
  func document() throws {
    try FilledPage("docs/shell.md").check([
      ("exit statuses", ExitStatusList.markdown(Wording()))
    ])
  }
}
