internal import CVTerm

/// The reports of libvterm while it interprets output.
final class Notes {
  var isAlternate = false
  var isCursorVisible = true
  var title = ""
  var bells = 0
  var replies: [UInt8] = []
  /// The cells written to, while they are watched.
  var damage: DamageMap?

  private static func of(_ user: UnsafeMutableRawPointer?) -> Notes? {
    user.map { Unmanaged<Notes>.fromOpaque($0).takeUnretainedValue() }
  }

  /// libvterm's answers to queries and encoded keys.
  static let output:
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?
    ) -> Void = { bytes, count, user in
      let raw = UnsafeRawBufferPointer(start: bytes, count: count)
      Notes.of(user)?.replies.append(contentsOf: raw)
    }

  /// The functions libvterm calls. A result of 1 means that the report was handled.
  static var callbacks: VTermScreenCallbacks {
    var callbacks = VTermScreenCallbacks()
    callbacks.damage = { area, user in
      Notes.of(user)?.damage?.write(rows: area.rows, columns: area.columns)
      return 1
    }
    callbacks.moverect = { destination, source, user in
      Notes.of(user)?.damage?.move(
        rows: source.rows,
        columns: source.columns,
        toRow: destination.rows.lowerBound,
        toColumn: destination.columns.lowerBound
      )
      return 1
    }
    callbacks.settermprop = { property, value, user in
      guard let notes = Notes.of(user), let value else { return 1 }
      notes.set(property, value.pointee)
      return 1
    }
    callbacks.bell = { user in
      Notes.of(user)?.bells += 1
      return 1
    }
    return callbacks
  }

  private func set(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_ALTSCREEN: isAlternate = value.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
    case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) } ?? ""
    default: break
    }
  }
}

extension VTermRect {
  var rows: Range<Int> { Int(start_row)..<max(Int(end_row), Int(start_row)) }
  var columns: Range<Int> { Int(start_col)..<max(Int(end_col), Int(start_col)) }
}
