/// A choice of colours for all backgrounds.
public enum ThemeVariant: Hashable, Sendable, CaseIterable {
  /// The usual colours.
  case standard
  /// Colours that differ in lightness too, for eyes that see few of their hues.
  case colorBlind
  /// Text with a contrast of 7 to 1.
  case highContrast

  /// The least contrast of text, from 1 to 21 (WCAG 2.2, 1.4.3 and 1.4.6).
  package var textContrast: Double { self == .highContrast ? 7 : 4.5 }

  /// The least contrast of frames, from 1 to 21 (WCAG 2.2, 1.4.11).
  package var frameContrast: Double { self == .highContrast ? 4.5 : 3 }
}
