import Flashcards
import Foundation
import ReaderProtocol
import TerminalHarness
import TestSupport
import Testing

@testable import ReaderClient

@Suite("The reader of texts of flashcards")
struct DeckReaderTests {
  private static let formats =
    Repository.root.path + "/Tests/DeckFormatsTests/Fixtures/Formats"

  private func reader(_ program: ReaderProgram? = nil) throws -> PackageReader {
    let program = try program ?? ReaderProgram(path: BuiltProduct.path("cardcase-reader"))
    return try PackageReader(program, .decksIn, scratchDirectory: "", isTraceable: true)
  }

  private func read(_ text: String) throws -> ParsedDeckFile {
    try reader().deckFile(of: Array(text.utf8))
  }

  @Test("reads every format, shut in as it is")
  func formats() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.formats)
    #expect(names.count == 3)
    for name in names {
      let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.formats)/\(name)")))
      guard case .notes(let deck) = try reader().deckFile(of: bytes) else {
        Issue.record("\(name) is a history")
        continue
      }
      #expect(!deck.notes.isEmpty && deck.faults.isEmpty)
    }
  }

  @Test("reads more than a frame holds, with what the file says of itself and the faults in it")
  func frames() throws {
    let rows = (1...20_000).map { "g\($0)\tBasic\tA::\($0 % 3)\tfront \($0)\tback é\tx y" }
    let headers = [
      "#separator:tab", "#html:true", "#guid column:1", "#notetype column:2", "#deck column:3",
      "#tags column:6", "#if matches:keep both",
    ]
    let file = try read((headers + rows + ["g\tBasic\tA\t\tb\t"]).joined(separator: "\n"))
    guard case .notes(let deck) = file else {
      Issue.record("no notes")
      return
    }
    #expect(deck.notes.count == rows.count)
    #expect(deck.notes.map(\.line) == Array(8...20_007))
    #expect(deck.notes.last?.deck?.description == "A::2")
    #expect(deck.notes.last?.fields.map(\.text) == ["front 20000", "back é"])
    #expect(deck.notes.allSatisfy { $0.tags?.text == "x y" && $0.kind == .basic })
    #expect(deck.facts.matching == .both)
    #expect(deck.faults == [LineFault(line: 20_008, reason: .emptyPrompt)])
  }

  @Test("reads a history, empty or not")
  func history() throws {
    let header = "card,time,rating,duration,kind\n"
    #expect(try read(header) == .history(ParsedHistory()))
    guard case .history(let history) = try read(header + "g:2,2026-07-15T12:00:00Z,3,5,\ng,,,\n")
    else {
      Issue.record("no history")
      return
    }
    #expect(history.entries.map(\.ordinal) == [1])
    #expect(history.faults == [LineFault(line: 3, reason: .answerCard)])
  }

  @Test("says why there are no notes")
  func failures() throws {
    #expect(throws: DeckFileFailure.empty) { try read(" \n") }
    #expect(throws: DeckFileFailure.unknownFormat) { try read("Dear diary") }
    #expect(throws: DeckFileFailure.brokenJSON(line: 2)) { try read("[{}\n{}]") }
    #expect(throws: DeckFileFailure.notUTF8(line: 2)) {
      try reader().deckFile(of: Array("a,b\n".utf8) + [0xFF])
    }
  }

  @Test("reads a file as the format that was chosen, or says that it is none of it")
  func chosen() throws {
    let text = Array("deck,note\nA,B\n".utf8)
    guard case .notes(let notes) = try reader().deckFile(of: text, as: .separated) else {
      Issue.record("a history")
      return
    }
    #expect(notes.notes.count == 2)
    for format: FlashcardImportFormat in [.json, .hashcards, .history] {
      #expect(throws: DeckFileFailure.otherFormat(format)) {
        try reader().deckFile(of: text, as: format)
      }
    }
    #expect(throws: DeckFileFailure.notUTF8(line: 1)) {
      try reader().deckFile(of: [0xFF], as: .json)
    }
  }

  @Test("ends at the number of a format that there is not, and at one that is no text")
  func unknownFormat() throws {
    for request in [Frame(.deckRequest, [1, 99]), DeckReadRequest(.package).frame] {
      let reader = try reader()
      try reader.send(request) { _ in ReaderFailure.broken }
      #expect(throws: ReaderFailure.broken) {
        try reader.deckFile(of: Array("a,b".utf8))
      }
    }
  }

  @Test("says that a note is longer than a frame may be")
  func longNote() throws {
    #expect(throws: DeckFileFailure.tooLong) {
      try read("a\t" + String(repeating: "b", count: Frame.limit))
    }
  }

  @Test("is given up where it answers too much, nothing, or what has no meaning")
  func hostile() throws {
    let flood = try HostileReader("floods")
    let flooded = try reader(flood.program)
    flooded.leastAllowance = 1 << 20
    #expect(throws: ReaderFailure.self) { try flooded.deckFile(of: Array("a,b".utf8)) }
    let silence = try HostileReader("is-silent")
    let silent = try reader(silence.program)
    silent.patience = .milliseconds(20)
    #expect(throws: ReaderFailure.tooSlow) { try silent.deckFile(of: Array("a,b".utf8)) }
    let nothing = try HostileReader("gives-nothing")
    #expect(throws: ReaderFailure.broken) {
      try reader(nothing.program).deckFile(of: Array("a,b".utf8))
    }
  }

  @Test("is gone once it was killed, and a reading then fails")
  func killed() throws {
    let reader = try reader()
    reader.handle.kill()
    #expect(throws: ReaderFailure.broken) { try reader.deckFile(of: Array("a,b".utf8)) }
  }
}
