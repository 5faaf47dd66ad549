import ArgumentParser
import DomainWords
import Flashcards
import PaymentCards

/// A format of files that an argument names.
protocol NamedFormat {
  /// The formats that can be named.
  static var named: [Self] { get }
  /// The name.
  var argument: String { get }
}

/// The argument that names a format.
struct FormatArgument<Format: NamedFormat>: ExpressibleByArgument {
  let format: Format

  init?(argument: String) {
    guard let format = Format.named.first(where: { $0.argument == argument }) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { Format.named.map(\.argument) }
}

extension PaymentCardExportFormat: NamedFormat {
  static var named: [Self] { allCases }
}

extension CardFormatName: NamedFormat {
  static var named: [Self] { readable }
}

extension FlashcardImportFormat: NamedFormat {
  static var named: [Self] { allCases }
}

extension FilteredOrder: NamedFormat {
  static var named: [Self] { allCases }
}

extension HolidaySides: NamedFormat {
  static var named: [Self] { allCases }
  var argument: String { rawValue }
}
