package import Widgets
package import WindowLevels

/// A calendar of the answers of the last days: a column for each week, a row for each day of the week from Monday
/// on, the current day at the end. A day has one of five shades, by quarters of the days that have
/// anything.
package struct HeatMap: Sendable {
  /// The words of a calendar.
  package struct Words: Sendable {
    /// The names of the days of the week, from Monday on.
    let weekdays: [String]
    /// The names of the months.
    let months: [String]
    /// The words at the ends of the legend.
    let less: String
    let more: String

    /// Words in the language of the user.
    package init(weekdays: [String], months: [String], less: String, more: String) {
      self.weekdays = weekdays
      self.months = months
      self.less = less
      self.more = more
    }
  }

  /// The number of days of a week.
  private static let week = 7
  /// The most weeks, which are a year.
  private static let mostWeeks = 53
  /// The height with the months and the days.
  package static let height = week + 1

  private let counts: [Int]
  private let today: Int
  private let cursor: Int?
  private let words: Words
  private let month: @Sendable (_ day: Int) -> Int?
  /// The least count of each shade from the second on.
  private let bounds: [Int]

  /// A calendar.
  ///
  /// - Parameters:
  ///   - counts: The numbers of days, the current one last.
  ///   - today: The current day, in days since 1 January 1970, a Thursday.
  ///   - cursor: The day that the cursor is on, counted from the current one; nil for none.
  ///   - words: The names of days and months, and the words of the legend.
  ///   - month: The month of such a day, from 1; nil if it has none.
  package init(
    _ counts: [Int],
    today: Int,
    cursor: Int? = nil,
    words: Words,
    month: @escaping @Sendable (_ day: Int) -> Int?
  ) {
    self.counts = counts
    self.today = today
    self.cursor = cursor
    self.words = words
    self.month = month
    let sorted = counts.filter { $0 > 0 }.sorted()
    bounds = sorted.isEmpty ? [] : (1...3).map { sorted[sorted.count * $0 / 4] }
  }

  /// The index of a count's shade, 0 to 4.
  package func shade(of count: Int) -> Int {
    count > 0 ? 1 + bounds.count { count >= $0 } : 0
  }

  /// Draws the months where there is a row for them, the days, and the legend: at the right of the
  /// days, or beneath them, where there is room.
  ///
  /// - Returns: The number of rows used.
  @discardableResult
  package func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme) -> Int {
    let left = (words.weekdays.map { displayWidth(of: $0) }.max() ?? 0) + 1
    let room = rect.width - left
    guard room > 0, rect.height > 0 else { return 0 }
    let step = room >= 2 * Self.mostWeeks ? 2 : 1
    let weeks = min(Self.mostWeeks, room / step)
    let first = monday - Self.week * (weeks - 1)
    let hasMonths = rect.height > Self.week
    var days = rect
    if hasMonths {
      days = rect.dropping(rows: 1)
      drawMonths(from: first, weeks, step, at: rect.origin.moved(x: left), &canvas, theme)
    }
    for row in 0..<min(Self.week, days.height) {
      if words.weekdays.indices.contains(row) {
        canvas.write(words.weekdays[row], at: days.origin.moved(y: row), style: theme.muted)
      }
      for week in 0..<weeks {
        let age = today - (first + Self.week * week + row)
        guard age >= 0, age < counts.count else { continue }
        let cell =
          -age == cursor
          ? (sign: theme.calendarCursor, style: theme.accent.adding(.reverse))
          : theme.shade(shade(of: counts[counts.count - 1 - age]))
        let place = days.origin.moved(x: left + week * step, y: row)
        for offset in 0..<step {
          canvas.put(cell.sign, at: place.moved(x: offset), style: cell.style)
        }
      }
    }
    let used = (hasMonths ? 1 : 0) + min(Self.week, days.height)
    let beside = days.origin.moved(x: left + weeks * step + 2, y: min(Self.week, days.height) - 1)
    if drawLegend(at: beside, width: rect.maxX - beside.x, &canvas, theme) { return used }
    guard rect.height > used,
      drawLegend(at: rect.origin.moved(x: left, y: used), width: room, &canvas, theme)
    else { return used }
    return used + 1
  }

  /// The Monday of the current week.
  private var monday: Int {
    today - ((today + 3) % Self.week + Self.week) % Self.week
  }

  /// Draws the name of each month above the first week that begins in it.
  private func drawMonths(
    from first: Int,
    _ weeks: Int,
    _ step: Int,
    at point: Point,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    let months = (0..<weeks).map { month(first + Self.week * $0) }
    let starts = (0..<weeks).filter { $0 == 0 || months[$0] != months[$0 - 1] }
    for (index, week) in starts.enumerated() {
      guard let month = months[week], words.months.indices.contains(month - 1) else { continue }
      let name = words.months[month - 1]
      // The first and the last month may be cut off, and too narrow for their names. A name that ends
      // in a wide character is told from the next without a blank between them.
      let isWide = name.last.map { displayWidth(of: String($0)) > 1 } ?? false
      let end =
        index + 1 < starts.count
        ? starts[index + 1] * step - (isWide ? 0 : 1) : (weeks + 1) * step - 1
      guard week * step + displayWidth(of: name) <= end else { continue }
      canvas.write(name, at: point.moved(x: week * step), style: theme.muted)
    }
  }

  /// Draws the shades between the words at their ends.
  ///
  /// - Returns: False if there is no room.
  private func drawLegend(
    at point: Point,
    width: Int,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) -> Bool {
    let shades = theme.shades.count
    guard displayWidth(of: words.less) + displayWidth(of: words.more) + shades + 2 <= width else {
      return false
    }
    var x = canvas.write(words.less, at: point, style: theme.muted) + 1
    for index in 0..<shades {
      let cell = theme.shade(index)
      x += canvas.put(cell.sign, at: point.moved(x: x), style: cell.style)
    }
    canvas.write(words.more, at: point.moved(x: x + 1), style: theme.muted)
    return true
  }
}

extension Theme {
  /// The sign of the day that the cursor is on. No shade has it, and it does not point at a row, as the
  /// terminal's cursor is at the sentence about the day.
  var calendarCursor: Unicode.Scalar { showsUnicode ? mark : "@" }

  /// The sign and the style of a calendar's shade, 0 to 4: a real shade where there are 256 colours
  /// on a known background, else a sign.
  func shade(_ index: Int) -> (sign: Unicode.Scalar, style: Style) {
    if colors >= .full, bars.count == 8, let ramp = ShadeRamp.colors[background] {
      return (bars[6], Style(foreground: ramp[index]))
    }
    return (shades[index], index == 0 ? muted : dueCount)
  }
}

/// The five shades of a calendar where there are 256 colours, the faintest first.
///
/// From one to the next the contrast with the background rises.
package enum ShadeRamp {
  /// The colours by background; none for an unknown one, on which signs say more.
  package static let colors: [TerminalBackground: [Color]] = [
    .dark: [Color(236), Color(22), Color(28), Color(34), Color(83)],
    .light: [Color(254), Color(114), Color(71), Color(28), Color(22)],
  ]
}
