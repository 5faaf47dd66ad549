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
      let found = context.sounds(named: names)
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
  /// Sounds of the vault, each file once in memory, and of all as much as one may have twice.
  func sounds(named names: [String]) -> [FoundSound] {
    var found: [String: FoundSound] = [:]
    var room = 2 * MediaLimits.soundFile
    return names.map { name in
      if let known = found[name] { return known }
      let sound = sound(named: name, atMost: min(room, MediaLimits.soundFile))
      if case .success(let file) = sound { room -= file.count }
      found[name] = sound
      return sound
    }
  }

  private func sound(named name: String, atMost limit: Int) -> FoundSound {
    do {
      let file = try mediaFile(named: name, atMost: limit)
      return file.map { .success($0) } ?? .failure(.missing(name: name))
    } catch let failure as MediaFailure {
      return .failure(.refused(failure.phrase))
    } catch let absent as AbsentMedium {
      return .failure(.refused(absent.phrase))
    } catch {
      return .failure(.failed(FailureReason(error)))
    }
  }
}
