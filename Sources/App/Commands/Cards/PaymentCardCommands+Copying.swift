import AppSupport
import DomainWords
package import PaymentCards
import Preferences
import Secrets
import Store
import SyncEngines
import Vault
import Wording

extension PaymentCardCommands {
  /// Copies a field or a custom field of a card to the clipboard that the screens use, waits for the time after which
  /// they clear it, and clears it. Ctrl-C and other signals clear it at once.
  ///
  /// - Parameter say: receives remarks, and what goes on, as it arises. It may block.
  /// - Returns: the signal that ended the wait, which the process is then ended by; nil if it was
  ///   the time or the user.
  package func copy(
    _ name: PaymentCardFieldQuery,
    of query: PaymentCardQuery,
    _ say: @escaping @Sendable ([String]) -> Void
  ) throws(ToolFailure) -> Int32? {
    var preferences = Preferences()
    var secret: SecretBytes?
    let report = try inVault(for: .readOnly) { vault, key, _ throws(ToolFailure) in
      guard let card = try card(query, in: vault, under: key) else { return }
      preferences = try door.at(context.path) { () throws(VaultFailure) in
        try SettingsStore(vault).verified(under: key) ?? Preferences()
      }
      secret = try guarded { () throws(SecretFailure) in try card.value(of: name)?.bytes }
    }
    guard let secret, secret.count > 0 else { throw .card(.noValue(name.text)) }
    let clipboard = try clipboard(for: name, preferences)
    let wait = ClipboardWait()
    let copied = clipboard.copy(secret)
    secret.wipe()
    let field = name.spoken(wording)
    guard copied.hasCopied else {
      throw .card(
        .clipboard(
          clipboard.program.map { .copyFailedBy(field: field, program: $0) }
            ?? .copyFailedTerminal(field: field)
        )
      )
    }
    let told = copied.phrase(
      field,
      end: preferences.clipboardLimit.map { Phrase.copyCleared(in: $0) },
      wording
    )
    let lines = report.remarks + [wording(told), wording(.cardsCopyEnd)]
    // On a thread of its own: a terminal that takes no output must not keep the clipboard filled.
    DetachedThread.start { say(lines) }
    let signal = wait.end(after: preferences.clipboardLimit)
    let cleared = clipboard.clear()
    wait.finish()
    if let phrase = cleared.phrase {
      if cleared == .failed { throw .card(.clipboard(phrase)) }
      say([wording(phrase)])
    }
    return signal
  }

  private func clipboard(
    for name: PaymentCardFieldQuery,
    _ preferences: Preferences
  ) throws(ToolFailure) -> Clipboard {
    let environment = context.environment
    let route = ClipboardRoute.choose(
      in: environment,
      allowsTerminalOverSSH: preferences.copiesOverSSH
    ) { name in
      ProgramPath.find(name, in: environment["PATH"] ?? "")
    }
    switch route {
    case .success(let route):
      return Clipboard(route, run: ProcessRunner(patience: .milliseconds(700))) { sequence in
        TerminalSequence.send(sequence, within: .milliseconds(700))
      }
    case .failure(let refusal):
      let result = refusal == .overSSH ? CopyResult.refusedOverSSH : .refusedInScreen
      throw .card(.clipboard(result.phrase(name.spoken(wording))))
    }
  }
}

extension PaymentCardFieldQuery {
  /// The name in sentences.
  fileprivate func spoken(_ wording: Wording) -> String {
    switch self {
    case .field(.whole(let field)) where field.isPrinted: wording(field.name)
    case .field, .label: text
    }
  }
}
