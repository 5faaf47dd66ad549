import Wording

/// A sentence of the argument parser about a command that it does not understand, with the phrase
/// that says the same in the user's language. Its errors have no public form but their sentences.
///
/// Some of its words stay English: the completion scripts, the sentence about a shell for which it
/// has none, and its internal errors.
struct UsageProblem: Sendable {
  /// The parts of the sentence before, between and after its values.
  let parts: [String]
  /// The phrase for its values.
  let phrase: @Sendable (_ values: [String], Wording) -> Phrase

  /// All that can be told apart, the more special ones first.
  static let all = [
    UsageProblem(parts: ["Unknown option '", "'. Did you mean '", "'?"]) { values, _ in
      .usageUnknownOptionLike(option: values[0], other: values[1])
    },
    UsageProblem(parts: ["Unknown option '", "'"]) { values, _ in
      .usageUnknownOption(option: values[0])
    },
    UsageProblem(parts: ["Invalid option: ", ""]) { values, _ in
      .usageInvalidOption(option: values[0])
    },
    UsageProblem(
      parts: ["The option '", "' does not take any value, but '", "' was specified."]
    ) { values, _ in
      .usageNoValueTaken(option: values[0], value: values[1])
    },
    UsageProblem(parts: ["Missing value for '", "'"]) { values, _ in
      .usageMissingValue(option: values[0])
    },
    UsageProblem(parts: ["Missing expected argument '", "'"]) { values, _ in
      .usageMissingArgument(argument: values[0])
    },
    UsageProblem(parts: ["Unexpected argument '", "'"]) { values, _ in
      .usageUnexpected(argument: values[0])
    },
    UsageProblem(parts: ["", " unexpected arguments: '", "'"]) { values, _ in
      .usageUnexpectedSeveral(count: values[0], arguments: values[1])
    },
    UsageProblem(
      parts: ["The value '", "' is invalid for '", "'. Please provide one of ", "."]
    ) { values, wording in
      // The choices are between quotation marks.
      let choices = values[2].split(separator: "'", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { "'\($0.element)'" }
      return .usageInvalidChoice(
        value: values[0],
        argument: values[1],
        choices: wording.any(choices)
      )
    },
    UsageProblem(parts: ["The value '", "' is invalid for '", "'"]) { values, _ in
      .usageInvalidValue(value: values[0], argument: values[1])
    },
  ]

  /// The sentence for the user: the argument parser's own where it is none of these.
  static func sentence(for message: String, _ wording: Wording) -> String {
    for problem in all {
      if let values = problem.values(in: message) {
        return wording(problem.phrase(values, wording))
      }
    }
    return message
  }

  /// The values that stand between the parts; nil where the message is another one.
  func values(in message: String) -> [String]? {
    guard let first = parts.first, let last = parts.last, message.hasPrefix(first) else {
      return nil
    }
    var values: [String] = []
    var rest = message.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return nil }
      values.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    return values + [String(rest.dropLast(last.count))]
  }
}
