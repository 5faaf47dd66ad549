import AppSupport
import Flashcards
import FoundationEssentials
import Glibc
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import StudyUI
import SyncEngines
import Wording

/// Pictures and sounds that are added on screens, and the check of them.
extension WorkContext {
  /// The reason why one is not added.
  private struct Refusal: Error {
    let phrase: Phrase
  }

  /// The time limit of a program that hands over the clipboard.
  private static let patience = Duration.seconds(3)

  /// Adds pictures and sounds, all or none, in one step that can be undone.
  func add(_ sources: [MediaSource], _ location: LocationChoice) throws -> StudyReply {
    var arriving: [ArrivingMedia] = []
    do {
      for source in sources {
        let (name, bytes) = try content(of: source)
        try check(name, bytes)
        if location == .ask, PictureLocation.isIn(Array(bytes.prefix(PictureLocation.longestStart)))
        {
          return .response(.mediaArrival(.located(name: name.shown)))
        }
        var media = ArrivingMedia(name, bytes)
        media.losesLocation = location == .remove
        arriving.append(media)
      }
    } catch let refusal as Refusal {
      return .response(.mediaArrival(.refused(refusal.phrase)))
    }
    let additions = try MediaStore(vault).add(arriving, at: now.time, under: key)
    let added = additions.compactMap { addition in
      addition.name.map { ArrivedMedia(name: $0, wanted: addition.wanted) }
    }
    return .response(.mediaArrival(.added(added)))
  }

  private func content(of source: MediaSource) throws -> (ArrivingMedia.Name, [UInt8]) {
    switch source {
    case .content(let content): return (.pasted(ending: content.ending), content.bytes)
    case .file(let path): return (.given(path.lastName), try file(at: path))
    case .clipboard:
      let environment = ProcessInfo.processInfo.environment
      let command = ClipboardTool.pictureCommand(in: environment) { name in
        ProgramPath.find(name, in: environment["PATH"] ?? "")
      }
      guard let command else { throw Refusal(phrase: .attachNoClipboard) }
      let bytes: [UInt8]?
      do throws(PrivateFile.Failure) {
        bytes = try ProcessRunner(patience: Self.patience)
          .bytes(of: command, atMost: MediaLimits.pictureFile)
      } catch {
        throw Refusal(phrase: MediaFailure.fileTooLarge.phrase)
      }
      guard let bytes else { throw Refusal(phrase: .attachNoPicture) }
      return (.pasted(ending: "png"), bytes)
    }
  }

  private func file(at path: String) throws -> [UInt8] {
    let name = path.lastName
    guard MediaName.composed(name) != nil else {
      throw Refusal(phrase: .packageMediaNames(list: name))
    }
    guard MediaName.medium(of: name) != nil else {
      throw Refusal(phrase: .attachNeither(name: name))
    }
    do throws(PrivateFile.Failure) {
      let file = RegularFile(path: HomePath.expanded(path))
      let (descriptor, info) = try file.open(waits: false)
      defer { RegularFile.close(descriptor) }
      // Before it is read: most of a film would be for nothing.
      guard info.st_size <= MediaLimits.soundFile else { throw .system(EFBIG) }
      return try file.bytes(of: descriptor)
    } catch {
      throw Refusal(
        phrase: error.isTooLarge
          ? MediaFailure.fileTooLarge.phrase
          : .commandFileFailed(path: path, reason: wording(error.reason))
      )
    }
  }

  /// Checks that a content is within the limits, and that a picture is one.
  private func check(_ name: ArrivingMedia.Name, _ bytes: [UInt8]) throws {
    let isPicture = MediaName.medium(of: name.shown) == .picture
    let limit = isPicture ? MediaLimits.pictureFile : MediaLimits.soundFile
    guard bytes.count <= limit else { throw Refusal(phrase: MediaFailure.fileTooLarge.phrase) }
    guard isPicture, let pictures else { return }
    do {
      _ = try bytes.withUnsafeBytes {
        try pictures.picture(of: $0, fitting: PixelSize(width: 1, height: 1))
      }
    } catch let failure as MediaFailure {
      switch failure {
      case .noPicture, .damaged: throw Refusal(phrase: failure.phrase)
      // Those are pictures that other programs show.
      case .otherFormat, .tooManyPixels, .noMemory, .noSound, .tooLong, .fileTooLarge: break
      }
    } catch is ReaderFailure {
      // It can be kept though nothing can be shown here; what stopped the reader stops this too.
    }
  }

  /// Compares the names of pictures and sounds with those to which notes refer.
  func checkMedia() throws -> StudyReply {
    let check = try MediaStore(vault).check(under: key)
    return .response(.mediaChecked(check.use, damaged: check.damage.count))
  }

  /// Deletes those of some names to which still no note refers, in one step that can be undone.
  func deleteUnused(_ names: Set<MediaNameID>) throws -> StudyReply {
    let media = MediaStore(vault)
    let use = try media.check(under: key).use
    guard use.unreadableNotes == 0 else { return .notSaved(.damaged) }
    let unused = use.unused.map(\.name).filter { names.contains($0.id) }
    return .saved(try media.delete(unused, at: now.time, under: key))
  }
}

extension ArrivingMedia.Name {
  /// The name as it is told.
  fileprivate var shown: String {
    switch self {
    case .given(let name): name
    case .pasted(let ending): "paste.\(ending)"
    }
  }
}

extension String {
  /// The last name of a path; empty if there is none.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}

extension PrivateFile.Failure {
  fileprivate var isTooLarge: Bool { if case .system(EFBIG) = self { true } else { false } }
}
