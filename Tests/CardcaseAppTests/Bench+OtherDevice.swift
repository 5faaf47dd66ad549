import Flashcards
import Secrets
import Store
import Vault

extension Bench {
  /// Has another device of a group name pictures or sounds, whose contents do not come.
  func hear(of media: KeyValuePairs<String, [UInt8]>) throws {
    let other = try Bench()
    let now = Timestamp(milliseconds: 1_800_000_000_000)
    for (number, device) in [(UInt16(1), other), (2, self)] {
      try device.vault.setMediaHashKey(
        SecretBytes([UInt8](repeating: 7, count: 32)),
        under: device.key
      )
      for file in try device.vault.mediaToHash(under: device.key) {
        try device.vault.hashMedia(file, under: device.key)
      }
      try SyncStore(device.vault).begin(.study, as: number, under: device.key)
    }
    let arriving = media.map { name, bytes in ArrivingMedia(.given(name), bytes) }
    _ = try MediaStore(other.vault).add(arriving, at: now, under: other.key)
    var frames: [Frame] = []
    _ = try SyncStore(other.vault).seal(.study, at: now, under: other.key) {
      frames += $0
      return []
    }
    _ = try SyncStore(vault).apply(frames, to: .study, at: now, under: key)
  }

  /// The names of media that devices have in common.
  var mediaNames: [SharedMediaName] {
    get throws { try SyncStore(vault).mediaNames(under: key) }
  }
}
