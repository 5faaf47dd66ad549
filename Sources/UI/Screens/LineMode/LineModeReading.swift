package import Secrets
package import Widgets
package import Wording

/// The result of reading a line that was typed into a field.
package enum LineModeReading: Sendable {
  /// It goes in as it was typed.
  case fits
  /// This text goes in for what it says.
  case text(String)
  /// These actions stand in its place, and what it was to do.
  case does([AnyScreenAction])
  /// It does not fit, for this reason. Nothing is changed, and it is asked again.
  case refused(String)
}

extension TextField {
  /// The reading of a line for this field: refused if it is too long.
  ///
  /// - Parameters:
  ///   - count: how many of its characters are typed.
  ///   - goesOn: whether it comes behind what is there, and not in its place.
  package func reading(
    of line: SecretBuffer,
    first count: Int,
    goingOn goesOn: Bool,
    _ wording: Wording
  ) -> LineModeReading {
    var trial = goesOn ? self : TextField(limit: limit)
    let rest = trial.insert(String(String.UnicodeScalarView(line.scalars.prefix(count))))
    guard rest > 0 else { return .fits }
    return .refused(wording(.lineModeTooLong(limit)))
  }
}
