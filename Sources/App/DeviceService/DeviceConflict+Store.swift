package import Devices
import DomainWords
import Flashcards
import PaymentCards
import SealedFiles
package import Secrets
package import Store
package import Sync
package import Wording

extension DeviceConflict {
  /// The conflicts of a vault, in the order in which they are listed and numbered from 1 on: those of
  /// one thing together.
  package static func all(
    _ conflicts: [SyncConflict],
    _ status: SyncStatus,
    _ wording: Wording
  ) -> [DeviceConflict] {
    zip(1..., conflicts).map { number, conflict in
      DeviceConflict(
        id: ID(rawValue: number),
        thing: conflict.key.id,
        kind: Kind(conflict.key.kind),
        name: conflict.name,
        field: conflict.fieldName ?? wording(conflict.fieldPhrase),
        versions: conflict.versions.map { version in
          let text = version.value.words(wording, beside: conflict.versions.first?.value)
          return Version(
            device: status.name(ofNumber: version.dot.replica),
            time: Timestamp(milliseconds: version.time),
            text: text.isEmpty ? wording(.conflictEmpty) : text,
            hidesParts: version.value.hidesParts
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
    if key.kind == .deck || key.kind == .preset,
      let option = DeckOptionWords.label(of: field.rawValue)
    {
      return option
    }
    if key.kind == .paymentCard {
      let fields = PaymentCardField.allCases.filter { $0.row.synced == field.rawValue }
      return fields.count > 1 ? .conflictFieldDetails : fields.first?.label ?? .keyOptions
    }
    return Self.phrases[key.kind]?[field.rawValue] ?? .keyOptions
  }

  /// The words for fields by their numbers, which are part of the format.
  private static let phrases: [ObjectKind: [UInt8: Phrase]] = [
    .note: [1: .conflictFieldType, 2: .noteTags],
    .card: [1: .columnDeck, 3: .keyFlag, 4: .stateSuspended],
    .deck: [1: .fieldTitle, 12: .optionParameters],
    .preset: [1: .fieldTitle],
    .noteType: [1: .conflictFieldType],
  ]
}

extension SyncConflict.Value {
  /// The value in words. Of a secret they say only whether it differs from that of the value that
  /// shows.
  fileprivate func words(_ wording: Wording, beside shown: SyncConflict.Value?) -> String {
    switch self {
    case .text(let text): return text
    case .flag(let number): return number == 0 ? "" : "\(number)"
    case .isSet(let isSet): return wording(isSet ? .answerYes : .answerNo)
    case .deck(let deck, let option):
      return DeckOptionWords.value(of: option.rawValue, in: deck, wording)
    case .noteType(let type): return type.words
    case .brand(let brand): return brand?.facts.displayName ?? ""
    case .details(let card):
      guard case .details(let other)? = shown else { return card.words(wording, beside: card) }
      return card.words(wording, beside: other)
    case .customFields(let fields):
      guard case .customFields(let others)? = shown else { return "" }
      return fields.map { $0.words(wording, beside: others) }.joined(separator: "\n")
    case .unreadable: return wording(.conflictUnseen)
    }
  }
}

extension SyncConflict.Value {
  /// True if its words leave out what is secret.
  fileprivate var hidesParts: Bool {
    switch self {
    case .details: true
    case .customFields(let fields): fields.contains(where: \.isHidden)
    case .text, .flag, .isSet, .deck, .noteType, .brand, .unreadable: false
    }
  }

  /// All of it, part by part; nil if nothing in it is secret.
  package func parts(_ wording: Wording) throws(SecretFailure) -> [RevealedPart]? {
    switch self {
    case .details(let card):
      var parts = [RevealedPart(wording(.cardNumber), SecretText(try card.number.text))]
      if let expiry = card.expiry {
        parts.append(RevealedPart(wording(.cardExpiry), try SecretText(expiry.printed)))
      }
      if let code = card.securityCode {
        parts.append(RevealedPart(wording(.fieldCode), SecretText(try code.text)))
      }
      return parts
    case .customFields(let fields):
      return try fields.map { field throws(SecretFailure) in
        RevealedPart(field.label, SecretText(try field.bytes()))
      }
    case .text, .flag, .isSet, .deck, .noteType, .brand, .unreadable: return nil
    }
  }
}

extension NoteType {
  /// Its name, its fields, and its templates as they are.
  fileprivate var words: String {
    let heading = "\(name): \(fields.map(\.name).joined(separator: ", "))"
    let faces = templates.flatMap { ["\($0.name):", $0.front, $0.back] }
    return ([heading] + faces + [css]).joined(separator: "\n")
  }
}

extension PaymentCard<SecretDigits> {
  /// Number, expiry and security code: the last four digits, the month, and whether there is a code.
  fileprivate func words(_ wording: Wording, beside other: PaymentCard) -> String {
    let lastFour = LastFour(number).text
    let looksSame = lastFour == LastFour(other.number).text
    let ending = wording(.conflictNumber(digits: lastFour))
    var parts = [
      looksSame && !number.hasSameDigits(as: other.number) ? wording.different(ending) : ending,
      expiry?.printed(wording) ?? wording(.conflictNoExpiry),
    ]
    let code = wording(.conflictCode)
    switch (securityCode, other.securityCode) {
    case (nil, _): parts.append(wording(.conflictNoCode))
    case (let own?, let others?) where !own.hasSameDigits(as: others):
      parts.append(wording.different(code))
    default: parts.append(code)
    }
    return parts.joined(separator: wording(.listComma))
  }
}

extension CustomField {
  /// Its label with what it says, unless that is hidden.
  fileprivate func words(_ wording: Wording, beside others: [CustomField]) -> String {
    let text =
      switch value {
      case .text(let text): text
      case .hidden where others.contains(self): wording(.detailHidden)
      case .hidden: wording.different(wording(.detailHidden))
      }
    return wording(.lineModeItem(label: label, value: text))
  }
}

extension Wording {
  /// A value that is not shown, marked as another one than that beside it.
  fileprivate func different(_ text: String) -> String {
    self(.nameWithDetails(name: text, details: self(.conflictDifferent)))
  }
}
