import AppSupport
import Flashcards
import Secrets
import Vault
import Wording

/// `cardcase due`: tells what is due today, without the passcode.
package struct DueTool {
  /// The form of the answer.
  package enum Form: Sendable {
    /// Sentences.
    case words
    /// The number alone.
    case short
    /// One line of JSON.
    case json
  }

  private let context: CommandContext
  private var wording: Wording { context.wording }

  /// The command for a vault.
  package init(in context: CommandContext) {
    self.context = context
  }

  /// The answer for the current day of study.
  ///
  /// - Throws: `ToolFailure.due` if it is not known, or `vault` if there is no vault.
  package func report(_ form: Form) throws(ToolFailure) -> CommandReport {
    let (record, path) = try record()
    let now = WallClock.now
    let answer: DueAnswer
    do throws(DueFailure) {
      answer = try DueAnswer(record, at: now)
    } catch {
      throw .due(error, path: path)
    }
    return CommandReport(lines: try lines(answer, form))
  }

  /// The numbers of the vault, or those of the demo.
  private func record() throws(ToolFailure) -> (DueRecord, path: String) {
    let location = context.launch.location
    guard location != .memory else { return (try demo(), context.path) }
    guard Vault.exists(at: location) else { throw .vault(.missing, path: context.path) }
    guard let file = DueFile(of: location, in: context.stateDirectory) else {
      throw .due(.missing, path: context.path)
    }
    do throws(DueFailure) {
      return (try file.read(), file.path)
    } catch {
      throw .due(error, path: file.path)
    }
  }

  /// The numbers of the throw-away vault, which has no file.
  private func demo() throws(ToolFailure) -> DueRecord {
    let door = VaultAuthenticator(in: context)
    let vault = try door.open(for: .readOnly)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    return try door.at(context.path) { () throws(VaultFailure) in
      try DueFile.record(of: vault, under: opening.key, .namingDecks, path: context.path)
    }
  }

  private func lines(_ answer: DueAnswer, _ form: Form) throws(ToolFailure) -> [String] {
    switch form {
    case .short: return ["\(answer.due)"]
    case .words: return sentences(answer)
    case .json:
      do {
        return [try CommandJSON.line(of: answer)]
      } catch {
        // Whole numbers and texts always have a form in JSON.
        throw .due(.damaged, path: context.path)
      }
    }
  }

  private func sentences(_ answer: DueAnswer) -> [String] {
    guard answer.due > 0 else {
      let next = answer.next.firstIndex { $0 > 0 }.map { index in
        wording(.nextDue(index + 1, due: "\(answer.next[index])"))
      }
      return [wording(.dueNothing)] + (next.map { [$0] } ?? [])
    }
    let today = wording(
      .dueToday(
        cards: "\(answer.due)",
        new: "\(answer.new)",
        learning: "\(answer.learning)",
        review: "\(answer.review)"
      )
    )
    let decks = (answer.decks ?? []).filter { $0.due > 0 }
    return [today]
      + decks.map { wording(.lineModeItem(label: $0.name, value: "\($0.due)")) }
  }
}
