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
    let media = MediaStore(vault)
    do {
      guard let entry = try media.entry(named: name, under: key) else {
        return .failure(.missing(name: name))
      }
      guard entry.size <= MediaLimits.soundFile else {
        return .failure(.refused(MediaFailure.fileTooLarge.phrase))
      }
      let file = WipedBytes(count: entry.size)
      var place = 0
      try media.read(entry.name.file, under: key) { part in
        file.withUnsafeMutableBytes { bytes in
          let room = UnsafeMutableRawBufferPointer(rebasing: bytes[place...])
          room.copyMemory(from: UnsafeRawBufferPointer(rebasing: part.prefix(room.count)))
        }
        place += part.count
      }
      return .success(file)
    } catch {
      return .failure(.failed(FailureReason(error)))
    }
  }
}
