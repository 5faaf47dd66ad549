import Devices
import Flashcards
import Store
import Sync
import SyncMerging
import SyncSegments
import Wording

extension DeviceConflict {
  /// The conflicts of a vault, in the order in which they are listed and numbered from 1 on.
  static func all(
    _ conflicts: [SyncConflict],
    _ status: SyncStatus,
    _ wording: Wording
  ) -> [DeviceConflict] {
    zip(1..., conflicts).map { number, conflict in
      DeviceConflict(
        id: ID(rawValue: number),
        kind: Kind(conflict.key.kind),
        name: conflict.name,
        field: conflict.fieldName ?? wording(conflict.fieldPhrase),
        versions: conflict.versions.map { version in
          let text = version.text.isEmpty ? wording(.conflictUnseen) : version.text
          return Version(
            device: status.name(ofNumber: version.dot.replica),
            time: Timestamp(milliseconds: version.time),
            text: text
          )
        }
      )
    }
  }
}

extension DeviceConflict.Kind {
  /// The kind of thing of a kind of objects.
  init(_ kind: ObjectKind) {
    self =
      switch kind {
      case .note: .note
      case .card: .card
      case .deck: .deck
      case .noteType: .noteType
      case .paymentCard: .paymentCard
      default: .other
      }
  }
}

extension SyncStatus {
  /// The name of the replica with a number.
  fileprivate func name(ofNumber number: UInt16) -> String {
    devices.first { $0.replica.number == number }.map(label) ?? "\(number)"
  }
}

extension SyncConflict {
  /// The words for the field, where it has no name of the user's.
  fileprivate var fieldPhrase: Phrase {
    Self.phrases[key.kind]?[field.rawValue] ?? .conflictFieldOther
  }

  /// The words for fields by their numbers, which are part of the format.
  private static let phrases: [ObjectKind: [UInt8: Phrase]] = [
    .note: [1: .conflictFieldType, 2: .noteTags],
    .card: [1: .columnDeck, 3: .conflictFieldFlag, 4: .stateSuspended],
    .deck: [1: .fieldTitle, 19: .optionLanguage],
    .paymentCard: [
      1: .fieldTitle, 2: .cardHolder, 3: .fieldNotes, 4: .conflictFieldDetails,
      5: .conflictFieldFavourite, 7: .cardFieldsRow, 8: .cardBrand,
    ],
  ]
}
