import CardcaseApp
import FoundationEssentials
import PaymentCards
import Wording

/// The reason why a line of `card check` has no answer. The line is never repeated, as it may hold a
/// card number.
enum PaymentCardCheckLineError: Error, Equatable {
  case notAnObject
  case notAString(key: String)
  case notAMonth

  /// The sentence for a line by its number, the first being 1.
  func phrase(line: Int) -> Phrase {
    let line = String(line)
    return switch self {
    case .notAnObject: .checkNotAnObject(line: line)
    case .notAString(let key): .checkNotAString(line: line, key: key)
    case .notAMonth: .checkNotAMonth(line: line)
    }
  }
}

/// The JSON lines of `card check`.
enum PaymentCardCheckLine {
  /// The check of one line: a JSON object, or a bare number.
  /// Throws a `PaymentCardCheckLineError` where the line is neither.
  static func check(_ line: Data, now: YearMonth) throws -> PaymentCardCheck {
    let request = try bareNumber(line) ?? read(line)
    return PaymentCardCheck(
      number: request.number,
      expiry: request.expiry,
      securityCode: request.code,
      now: try month(request.now) ?? now
    )
  }

  /// The answer to one line. Its keys are sorted, so that equal lines have equal answers.
  static func answer(_ check: PaymentCardCheck) throws -> Data {
    try encoded(PaymentCardCheckAnswer(check: check))
  }

  /// The JSON for a line that has no answer.
  static func report(_ error: PaymentCardCheckLineError, line: Int) throws -> Data {
    try encoded(Report(error: Wording.preferred(error.phrase(line: line)), line: line))
  }

  private struct Request: Decodable {
    let number: String?
    var expiry: String?
    var code: String?
    var now: String?

    private enum Key: CodingKey {
      case number, expiry, code, now
    }

    init(number: String) {
      self.number = number
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      /// The text of a member. A whole number is its digits, as `card add` takes it.
      func text(_ key: Key) throws -> String? {
        if let number = try? values.decodeIfPresent(UInt64.self, forKey: key) {
          // Anything else is told by what is thrown for a text.
          return String(number)
        }
        return try values.decodeIfPresent(String.self, forKey: key)
      }
      number = try text(.number)
      expiry = try text(.expiry)
      code = try text(.code)
      now = try values.decodeIfPresent(String.self, forKey: .now)
    }
  }

  private struct Report: Encodable {
    let error: String
    let line: Int
  }

  /// A line with nothing but digits, and spaces and hyphens among them; nil for any other.
  private static func bareNumber(_ line: Data) -> Request? {
    guard let text = String(validating: line, as: UTF8.self), PaymentCardCheck.isBareNumber(text)
    else {
      return nil
    }
    return Request(number: text)
  }

  private static func read(_ line: Data) throws -> Request {
    do {
      return try JSONDecoder().decode(Request.self, from: line)
    } catch DecodingError.typeMismatch(_, let context) {
      guard let key = context.codingPath.first else { throw PaymentCardCheckLineError.notAnObject }
      throw PaymentCardCheckLineError.notAString(key: key.stringValue)
    } catch {
      throw PaymentCardCheckLineError.notAnObject
    }
  }

  private static func month(_ text: String?) throws -> YearMonth? {
    guard let text else { return nil }
    guard let month = YearMonth(text) else { throw PaymentCardCheckLineError.notAMonth }
    return month
  }

  private static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}
