import CardcaseUI
import Flashcards
import Preferences
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import StudyUI
import Vault
import Wording

/// Sounds of cards: read from the vault by the worker, and handed to the thread that plays them.
extension Runtime {
  /// Has sounds played in the place of those that are played.
  func play(_ names: [String], isAsked: Bool, for effectID: EffectID) {
    hushSounds()
    // Work that has the vault for itself changes the card: its sounds come with the next one.
    guard let open = custody.open, !open.leases.isTaken else { return }
    let player: SoundPlayerProgram
    switch dependencies.sounds.player(overSSH: model.preferences.sounds == .overSSH) {
    case .success(let found): player = found
    case .failure(let problem): return sounds.tell(problem, isAsked: isAsked, for: effectID)
    }
    let work = VaultWork(lane: .worker(.sounds)) { context in
      let found = names.map { context.sound(named: $0) }
      return WorkResult { runtime in
        runtime.sounds.play(found, by: player, isAsked: isAsked, for: effectID)
        return []
      }
    } failed: { reason in
      .study(.notPlayed(.failed(reason)))
    }
    self.work(on: [start(work, effectID, in: open)])
  }

  /// Ends what is played, or is read to be played.
  func hushSounds() {
    custody.open?.leases.stop(.sounds)
    sounds.silence()
  }
}

extension WorkContext {
  /// A sound of the vault.
  func sound(named name: String) -> FoundSound {
    do {
      let file = try mediaFile(named: name, atMost: MediaLimits.soundFile)
      return file.map { .success($0) } ?? .failure(.missing(name: name))
    } catch let failure as MediaFailure {
      return .failure(.refused(failure.phrase))
    } catch {
      return .failure(.failed(FailureReason(error)))
    }
  }
}
