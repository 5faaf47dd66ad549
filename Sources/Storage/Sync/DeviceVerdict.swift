package import SealedFiles

/// The verdict on a file of devices, or on an entry of their roster, by its code. Codes are those of
/// Tests/Vectors/verdicts.tsv, which other readers use too: each keeps its meaning.
package enum DeviceVerdict: String, CaseIterable, Sendable {
  case whole
  case newerFormat = "newer-format"
  case notEnoughMemory = "not-enough-memory"

  // A segment.
  case notASegment = "not-a-segment"
  case cut
  case otherGroup = "other-group"
  case exchanged
  case forged
  case unknownEpoch = "unknown-epoch"
  case tooLarge = "too-large"
  case unreadable = "unreadable-content"
  case replaced
  case obstructed
  case late
  case stranger
  case missing = "missing-segment"

  // An entry of the roster.
  case displaced
  case notCounted = "not-counted"

  // A chunk.
  case altered

  // A file of pairing.
  case notAPairingFile = "not-a-pairing-file"
  case wrongKey = "wrong-key"
  case expired
  case otherRequest = "other-request"
  case notAdmitted = "not-admitted"
  case spaceNotJoined = "space-not-joined"

  // A remote, for a recovery key.
  case nothingToRecover = "nothing-to-recover"

  // A letterbox.
  case itemDamaged = "item-damaged"
  case otherKey = "other-key"
  case keyDamaged = "key-damaged"
  case keyExchanged = "key-exchanged"
}

extension SegmentFailure {
  /// The verdict on the segment.
  package var verdict: DeviceVerdict {
    switch self {
    case .notASegment: .notASegment
    case .newerFormat: .newerFormat
    case .cut: .cut
    case .otherGroup: .otherGroup
    case .exchanged: .exchanged
    case .forged: .forged
    case .unknownEpoch: .unknownEpoch
    case .tooLarge: .tooLarge
    case .unreadable: .unreadable
    case .outOfMemory: .notEnoughMemory
    }
  }
}

extension SyncFault.Kind {
  /// The verdict on the file that it is about; nil if it is about none.
  package var verdict: DeviceVerdict? {
    switch self {
    case .segment(let failure): failure.verdict
    case .replaced: .replaced
    case .lateWrites: .late
    case .stranger: .stranger
    case .missing, .lost, .gone: .missing
    case .obstructed: .obstructed
    case .mediumAltered: .altered
    case .mediumMissing, .waiting, .held, .putUpAgain, .mended, .clock: nil
    }
  }
}

extension Roster {
  /// The verdict on an entry, by its writer and its number.
  package func verdict(onEntry number: UInt64, by writer: ReplicaID) -> DeviceVerdict {
    if strangers.contains(writer) { return .stranger }
    if displaced.contains(writer) { return .displaced }
    if refused.contains(where: { $0.replica == writer && $0.number == number }) { return .late }
    return number <= entryCounts[writer] ?? 0 ? .whole : .notCounted
  }
}

extension PairingFailure {
  /// The verdict on the file.
  package var verdict: DeviceVerdict {
    switch self {
    case .notAPairingFile: .notAPairingFile
    case .newerFormat: .newerFormat
    case .wrongKey: .wrongKey
    case .expired: .expired
    case .otherRequest: .otherRequest
    case .notAdmitted: .notAdmitted
    case .spaceNotJoined: .spaceNotJoined
    case .tooLarge: .tooLarge
    case .secrets: .notEnoughMemory
    }
  }
}

extension CoordinatorFailure {
  /// The verdict on the remote; nil if the failure is about something else.
  package var verdict: DeviceVerdict? {
    switch self {
    case .nothingToRecover: .nothingToRecover
    case .pairing(let failure): failure.verdict
    case .segment(let failure): failure.verdict
    default: nil
    }
  }
}

extension Letterbox.Opened {
  /// The verdict on the item; nil if there is none any more.
  package var verdict: DeviceVerdict? {
    switch self {
    case .item: .whole
    case .unreadable: .itemDamaged
    case .otherKey: .otherKey
    case .gone: nil
    }
  }
}

extension LetterboxFailure {
  /// The verdict on the key of the letterbox; nil if the failure is about something else.
  package var verdict: DeviceVerdict? {
    switch self {
    case .keyDamaged: .keyDamaged
    case .keyExchanged: .keyExchanged
    default: nil
    }
  }
}
