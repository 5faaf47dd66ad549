// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-lines.pot. Change it there.

extension Phrase {
  /// line {line} is not JSON
  package static func checkNotJSON(line: String) -> Phrase {
    Phrase(.checkNotJSON, [line])
  }
  /// line {line} is not a JSON object
  package static func checkNotAnObject(line: String) -> Phrase {
    Phrase(.checkNotAnObject, [line])
  }
  /// line {line}: "{key}" is not a string
  package static func checkNotAString(line: String, key: String) -> Phrase {
    Phrase(.checkNotAString, [line, key])
  }
  /// line {line}: "now" is not a month written YYYY-MM
  package static func checkNotAMonth(line: String) -> Phrase {
    Phrase(.checkNotAMonth, [line])
  }
  /// not a line of JSON
  package static var scheduleNotJSON: Phrase { Phrase(.scheduleNotJSON) }
  /// {name}: {value} is not 1, 2, 3 or 4
  package static func scheduleRating(name: String, value: String) -> Phrase {
    Phrase(.scheduleRating, [name, value])
  }
  /// {name}: {value} is not whole or not {low} to {high}
  package static func scheduleNotWhole(name: String, value: String, low: String, high: String) -> Phrase {
    Phrase(.scheduleNotWhole, [name, value, low, high])
  }
  /// {name}: {value} is too far away
  package static func scheduleTooFar(name: String, value: String) -> Phrase {
    Phrase(.scheduleTooFar, [name, value])
  }
  /// parameters: {count} values, not 21, 19 or 17
  package static func scheduleWrongCount(count: String) -> Phrase {
    Phrase(.scheduleWrongCount, [count])
  }
  /// parameters: [{index}] is {value}, not {low} to {high}
  package static func scheduleOutOfRange(index: String, value: String, low: String, high: String) -> Phrase {
    Phrase(.scheduleOutOfRange, [index, value, low, high])
  }
  /// desired_retention: {value} is not between 0 and 1
  package static func scheduleRetention(value: String) -> Phrase {
    Phrase(.scheduleRetention, [value])
  }
  /// steps: {seconds} s is not above 0 and at most a year
  package static func scheduleStep(seconds: String) -> Phrase {
    Phrase(.scheduleStep, [seconds])
  }
  /// maximum_interval_days: {days} is not 1 to 36500
  package static func scheduleMaximumInterval(days: String) -> Phrase {
    Phrase(.scheduleMaximumInterval, [days])
  }
  /// {path}: missing
  package static func scheduleMissing(path: String) -> Phrase {
    Phrase(.scheduleMissing, [path])
  }
  /// {path}: not of the right type
  package static func scheduleWrongType(path: String) -> Phrase {
    Phrase(.scheduleWrongType, [path])
  }
  /// {path}: not a value that is known
  package static func scheduleUnknownValue(path: String) -> Phrase {
    Phrase(.scheduleUnknownValue, [path])
  }
  /// the line
  package static var scheduleLine: Phrase { Phrase(.scheduleLine) }
}
