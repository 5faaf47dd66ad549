extension Canvas {
  /// Writes `text` on one row from `point` to the right, and nothing to the left of it: leading
  /// combining marks are left out. Each character is written as `DisplayScalar` maps it, and words that
  /// run from right to left as `DrawnOrder` has them.
  ///
  /// - Parameters:
  ///   - text: the text, on one row whatever it holds.
  ///   - point: the cell of its first character.
  ///   - style: its style.
  ///   - limit: the columns it may take. The rest is cut, and half a wide character becomes a
  ///   blank.
  ///   - ellipsis: a character of one column that ends a text that was cut; the canvas's own by
  ///   default.
  ///   - order: the order that `text` is in.
  /// - Returns: the columns taken, those left of the canvas included.
  @discardableResult
  public mutating func write(
    _ text: String,
    at point: Point,
    style: Style = .plain,
    limit: Int? = nil,
    ellipsis: Unicode.Scalar? = nil,
    order: TextOrder = .byFirstLetter
  ) -> Int {
    let ellipsis = ellipsis ?? self.ellipsis
    let room = max(0, min(limit ?? .max, size.width - point.x))
    if let taken = write(ascii: text, at: point, style: style, room: room, ellipsis: ellipsis) {
      return taken
    }
    let cut = displayWidth(of: text) > room
    let textRoom = cut && ellipsis != nil ? room - 1 : room
    if order != .drawn, text.unicodeScalars.contains(where: \.mayRunLeft) {
      var characters = Array(text)
      if cut {
        characters = Self.fitting(characters, in: textRoom)
        // It ends the text, wherever that is.
        if let ellipsis, room > 0 { characters.append(Character(ellipsis)) }
      }
      if let order = DrawnOrder(characters, direction: order.direction) {
        return write(characters, in: order, at: point, style: style, room: cut ? room : nil)
      }
    }
    var column = 0
    var isShown = false
    for scalar in text.unicodeScalars {
      guard let shown = DisplayScalar(scalar), shown.width > 0 || isShown else { continue }
      guard column + shown.width <= textRoom else { break }
      let taken = put(shown, at: point.moved(x: column), style: style)
      isShown = shown.width == 0 || taken > 0
      column += shown.width
    }
    guard cut, room > 0 else { return column }
    if let ellipsis {
      put(ellipsis, at: point.moved(x: column), style: style)
      column += 1
    }
    if column < room {
      put(" ", at: point.moved(x: column), style: style)
    }
    return room
  }

  /// Writes characters of which some run from right to left.
  ///
  /// - Parameter room: the columns to take, the last of which may stay blank; nil for those that the
  ///   text takes.
  private mutating func write(
    _ characters: [Character],
    in order: DrawnOrder,
    at point: Point,
    style: Style,
    room: Int?
  ) -> Int {
    var column = 0
    for place in order.places {
      var isShown = false
      for scalar in order.drawn(characters[place], at: place).unicodeScalars {
        guard let shown = DisplayScalar(scalar), shown.width > 0 || isShown else { continue }
        let taken = put(shown, at: point.moved(x: column), style: style)
        isShown = shown.width == 0 || taken > 0
        column += shown.width
      }
    }
    guard let room else { return column }
    if column < room { put(" ", at: point.moved(x: column), style: style) }
    return room
  }

  /// The characters of a text that fit into some columns.
  private static func fitting(_ characters: [Character], in columns: Int) -> [Character] {
    var room = columns
    return Array(
      characters.prefix { character in
        room -= displayWidth(of: String(character))
        return room >= 0
      }
    )
  }

  /// Writes text of printable ASCII characters as `write` does, but at once.
  ///
  /// - Returns: nil for any other text, of which nothing is written.
  private mutating func write(
    ascii text: String,
    at point: Point,
    style: Style,
    room: Int,
    ellipsis: Unicode.Scalar?
  ) -> Int? {
    let taken = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard let width = bytes.printableWidth else { return nil }
      guard width > room else {
        put(bytes, at: point, style: style)
        return width
      }
      guard room > 0 else { return 0 }
      let shown = ellipsis == nil ? room : room - 1
      put(UnsafeBufferPointer(rebasing: bytes[..<shown]), at: point, style: style)
      if let ellipsis { put(ellipsis, at: point.moved(x: shown), style: style) }
      return room
    }
    return taken ?? nil
  }

  /// Writes `text` in the middle of row `y` of `rect`, cut if it does not fit.
  @discardableResult
  public mutating func writeCentered(
    _ text: String,
    in rect: Rect,
    y: Int,
    style: Style = .plain,
    ellipsis: Unicode.Scalar? = nil
  ) -> Int {
    let width = min(displayWidth(of: text), rect.width)
    return write(
      text,
      at: Point(x: rect.minX + (rect.width - width) / 2, y: y),
      style: style,
      limit: rect.width,
      ellipsis: ellipsis
    )
  }

  /// Draws a frame along the inside of `rect`.
  public mutating func frame(_ rect: Rect, _ border: Border, style: Style = .plain) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let horizontal = Self.filling(border.horizontal, style: style)
    for y in [rect.minY, bottom] {
      fill(Rect(x: rect.minX + 1, y: y, width: rect.width - 2, height: 1), with: horizontal)
    }
    let vertical = Self.filling(border.vertical, style: style)
    for x in [rect.minX, right] {
      fill(Rect(x: x, y: rect.minY + 1, width: 1, height: rect.height - 2), with: vertical)
    }
    put(border.topLeft, at: rect.origin, style: style)
    put(border.topRight, at: Point(x: right, y: rect.minY), style: style)
    put(border.bottomLeft, at: Point(x: rect.minX, y: bottom), style: style)
    put(border.bottomRight, at: Point(x: right, y: bottom), style: style)
  }
}
