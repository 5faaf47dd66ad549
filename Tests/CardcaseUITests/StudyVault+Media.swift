import Flashcards
import Wording

@testable import StudyUI

/// The vault's part in adding pictures and sounds, and in checking them.
extension StudyVault {
  /// A deck, and what a check of its pictures and sounds finds: some that are missing, and many unused.
  static func checked(unused count: Int = 3) -> StudyVault {
    var study = StudyVault()
    study.mediaUse = MediaUse(
      missing: [
        MissingMedia(name: "gone.mp3", notes: [NoteID(rawValue: 100)]),
        MissingMedia(name: "lost.png", notes: [NoteID(rawValue: 100), NoteID(rawValue: 110)]),
      ],
      unused: (1...max(1, count)).prefix(count).compactMap { index in
        mediaName("old \(index).png", id: Int64(9_000 + index)).map {
          MediaEntry(name: $0, size: 1_500 * index)
        }
      },
      unreadableNotes: 0
    )
    return study
  }

  private static func mediaName(_ text: String, id: Int64) -> MediaName? {
    MediaName(
      id: MediaNameID(rawValue: id),
      text,
      of: MediaFileID(rawValue: id),
      added: Timestamp(milliseconds: 0)
    )
  }

  /// The store's answer to an effect about pictures and sounds.
  mutating func answerAboutMedia(_ effect: StudyEffect) -> StudyReply? {
    guard !leavesSlowWork else { return nil }
    switch effect {
    case .addMedia(let sources, let location):
      guard !refuses else { return .notSaved(.diskFull) }
      return .response(.mediaArrival(arrival(of: sources, location)))
    case .checkMedia:
      return isUnreadable
        ? .unreadable(.damaged) : .response(.mediaChecked(mediaUse, damaged: damagedMedia))
    case .deleteUnusedMedia(let names):
      guard !refuses else { return .notSaved(.diskFull) }
      var change = ChangeSet()
      change.removedMediaNames = names
      apply(change)
      mediaUse = MediaUse(
        missing: mediaUse.missing,
        unused: mediaUse.unused.filter { !names.contains($0.name.id) },
        unreadableNotes: mediaUse.unreadableNotes
      )
      return .saved(change)
    default: return nil
    }
  }

  /// What comes of adding: files named `located…` tell where they were taken, and those that end in `.txt`
  /// are refused.
  private mutating func arrival(of sources: [MediaSource], _ location: LocationChoice)
    -> MediaArrival
  {
    var arrived: [ArrivedMedia] = []
    for source in sources {
      let wanted: String
      switch source {
      case .clipboard: wanted = "paste-clip.png"
      case .content(let content): wanted = "paste-\(content.bytes.count).\(content.ending)"
      case .file(let path): wanted = path.split(separator: "/").last.map(String.init) ?? ""
      }
      guard !wanted.hasSuffix(".txt") else { return .refused(.attachNeither(name: wanted)) }
      if wanted.hasPrefix("located"), location == .ask { return .located(name: wanted) }
      addedMedia.append((wanted, location == .remove))
      let id = Int64(5_000 + addedMedia.count)
      guard let name = Self.mediaName(wanted, id: id) else { continue }
      arrived.append(ArrivedMedia(name: name, wanted: wanted))
    }
    return .added(arrived)
  }
}
