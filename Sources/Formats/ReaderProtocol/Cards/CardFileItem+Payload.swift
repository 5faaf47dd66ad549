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
      item.reason.write(to: &writer)
    }
  }

  /// Reads an item.
  package init(_ reader: inout ByteReader) throws(UnreadableBytes) {
    let isCard = try reader.flag()
    let place = try ItemPlace(&reader)
    guard isCard else {
      let title = try reader.text()
      self = .refused(RefusedItem(place: place, title: title, reason: try ItemRefusal(&reader)))
      return
    }
    self = .card(
      ImportedCard(
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

extension ItemRefusal {
  private enum Tag: UInt8 {
    case notACard, deleted, noNumber, numberNotDigits, numberLength, tooMuchText, noAttributes
    case malformed
  }

  fileprivate func write(to writer: inout ByteWriter) {
    let (tag, number): (Tag, Int) =
      switch self {
      case .notACard(let kind): (.notACard, Int(kind.rawValue))
      case .deleted: (.deleted, 0)
      case .noNumber: (.noNumber, 0)
      case .numberNotDigits: (.numberNotDigits, 0)
      case .numberLength(let length): (.numberLength, length)
      case .tooMuchText: (.tooMuchText, 0)
      case .noAttributes: (.noAttributes, 0)
      case .malformed: (.malformed, 0)
      }
    writer.append(tag.rawValue)
    writer.append(UInt32(clamping: number))
  }

  fileprivate init(_ reader: inout ByteReader) throws(UnreadableBytes) {
    let tag: Tag = try reader.value()
    let number = Int(try reader.number(UInt32.self))
    switch tag {
    case .notACard:
      guard let kind = ItemKind(rawValue: UInt8(clamping: number)) else { throw .invalid }
      self = .notACard(kind)
    case .deleted: self = .deleted
    case .noNumber: self = .noNumber
    case .numberNotDigits: self = .numberNotDigits
    case .numberLength: self = .numberLength(number)
    case .tooMuchText: self = .tooMuchText
    case .noAttributes: self = .noAttributes
    case .malformed: self = .malformed
    }
  }
}
