import ArgumentParser
import Testing

@testable import cardcase

@Suite("The query of note find")
struct NoteQueryTests {
  @Test(
    "may begin with a hyphen, where it is no option",
    arguments: [
      (["note", "find", "-word", "--json"], "-word"), (["note", "find", "--", "-word"], "-word"),
      (["--demo", "note", "find", "--json", "verbs"], "verbs"),
    ]
  )
  func hyphen(_ arguments: [String], _ query: String) throws {
    let command = try Cardcase.parseAsRoot(NoteCommand.Find.arranged(arguments))
    #expect((command as? NoteCommand.Find)?.query == query)
  }

  @Test(
    "leaves other commands, and what looks like an option, as they are",
    arguments: [
      ["deck", "list", "-x1"], ["note", "find", "word", "-h"], ["note", "find", "word", "--jsn"],
    ]
  )
  func others(_ arguments: [String]) {
    #expect(NoteCommand.Find.arranged(arguments) == arguments)
  }
}
