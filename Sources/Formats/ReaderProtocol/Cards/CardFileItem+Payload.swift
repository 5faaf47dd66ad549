package import ByteCoding

/// An item on the pipe from the reader.
extension CardFileItem {
  /// Appends the item to a payload, whose bytes its owner wipes.
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .card(let item):
      writer.append(true)
      item.place.write(to: &writer)
      item.card.write(to: &writer)
      writer.append(all: item.remarks) { $1.write(to: &$0) }
    case .refused(let item):
      writer.append(false)
      item.place.write(to: &writer)
      writer.append(item.title)
      writer.append(reason: item.reason)
    }
  }

  /// Reads an item.
  package init(_ reader: inout ByteReader) throws(UnreadableBytes) {
    let isCard = try reader.flag()
    let place = try ItemPlace(&reader)
    guard isCard else {
      let title = try reader.text()
      self = .refused(RefusedItem(place: place, title: title, reason: try reader.reason()))
      return
    }
    self = .card(
      ImportedPaymentCard(
        place: place,
        card: try .init(&reader),
        remarks: try reader.list { reader throws(UnreadableBytes) in try ImportRemark(&reader) }
      )
    )
  }
}

extension ItemPlace {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.append(unit == .line)
    writer.append(UInt32(clamping: number))
  }

  fileprivate init(_ reader: inout ByteReader) throws(UnreadableBytes) {
    let isLine = try reader.flag()
    self.init(isLine ? .line : .item, Int(try reader.number(UInt32.self)))
  }
}

extension ImportRemark {
  private enum Tag: UInt8 {
    case checkDigit, unknownBrand, expiryUnreadable, codeUnreadable, archived, attachment, passkey
  }

  fileprivate func write(to writer: inout ByteWriter) {
    let (tag, name): (Tag, String) =
      switch self {
      case .checkDigit: (.checkDigit, "")
      case .unknownBrand: (.unknownBrand, "")
      case .expiryUnreadable: (.expiryUnreadable, "")
      case .codeUnreadable: (.codeUnreadable, "")
      case .archived: (.archived, "")
      case .attachment(let name): (.attachment, name)
      case .passkey: (.passkey, "")
      }
    writer.append(tag.rawValue)
    writer.append(name)
  }

  fileprivate init(_ reader: inout ByteReader) throws(UnreadableBytes) {
    let tag: Tag = try reader.value()
    let name = try reader.text()
    self =
      switch tag {
      case .checkDigit: .checkDigit
      case .unknownBrand: .unknownBrand
      case .expiryUnreadable: .expiryUnreadable
      case .codeUnreadable: .codeUnreadable
      case .archived: .archived
      case .attachment: .attachment(name: name)
      case .passkey: .passkey
      }
  }
}

extension ItemRefusal: NumberedReason {
  package static let reasons: [ItemRefusal] = [
    .notACard(.other), .deleted, .noNumber, .numberNotDigits, .numberLength(0), .tooMuchText,
    .noAttributes, .malformed,
  ]

  package var told: Int64 {
    switch self {
    case .notACard(let kind): Int64(kind.rawValue)
    case .numberLength(let length): Int64(length)
    case .deleted, .noNumber, .numberNotDigits, .tooMuchText, .noAttributes, .malformed: 0
    }
  }

  package func telling(_ number: Int64) throws(UnreadableBytes) -> ItemRefusal {
    switch self {
    case .notACard: .notACard(try ItemKind(told: number))
    case .numberLength: .numberLength(Int(number))
    default: self
    }
  }
}
