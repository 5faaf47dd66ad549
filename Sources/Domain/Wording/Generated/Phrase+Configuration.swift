// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/configuration.pot. Change it there.

extension Phrase {
  /// line {line}: {problem}
  package static func configurationProblem(line: String, problem: String) -> Phrase {
    Phrase(.configurationProblem, [line, problem])
  }
  /// {problem} Is {word} meant?
  package static func configurationNearest(problem: String, word: String) -> Phrase {
    Phrase(.configurationNearest, [problem, word])
  }
  /// It is no text in UTF-8, or has control characters.
  package static var configurationNotText: Phrase { Phrase(.configurationNotText) }
  /// It is neither a table such as [theme], nor a name with a value, nor a comment.
  package static var configurationNotALine: Phrase { Phrase(.configurationNotALine) }
  /// A table's name stands in brackets and has letters, digits, - and _, with dots between its parts. The lines under it are left out.
  package static var configurationTableName: Phrase { Phrase(.configurationTableName) }
  /// This table is in line {line} already. The lines under it are left out.
  package static func configurationTableTwice(line: String) -> Phrase {
    Phrase(.configurationTableTwice, [line])
  }
  /// A name has letters, digits, - and _, and = behind it.
  package static var configurationKeyName: Phrase { Phrase(.configurationKeyName) }
  /// Line {line} sets this already.
  package static func configurationKeyTwice(line: String) -> Phrase {
    Phrase(.configurationKeyTwice, [line])
  }
  /// A value is a string in quotes, a whole number, true, false or a list of strings.
  package static var configurationValue: Phrase { Phrase(.configurationValue) }
  /// The string has no quote at its end.
  package static var configurationOpenString: Phrase { Phrase(.configurationOpenString) }
  /// A backslash in quotes has one of b, t, n, f, r, u, U, a quote or a backslash behind it. In single quotes it is a backslash.
  package static var configurationEscape: Phrase { Phrase(.configurationEscape) }
  /// The number is too large.
  package static var configurationNumber: Phrase { Phrase(.configurationNumber) }
  /// A list has strings with commas between them, on one line, and ends in ].
  package static var configurationArray: Phrase { Phrase(.configurationArray) }
  /// There is more behind the value.
  package static var configurationRest: Phrase { Phrase(.configurationRest) }
  /// There is no table {name}. The lines under it are left out.
  package static func configurationNoTable(name: String) -> Phrase {
    Phrase(.configurationNoTable, [name])
  }
  /// There is no setting {name} outside of the tables.
  package static func configurationNoKey(name: String) -> Phrase {
    Phrase(.configurationNoKey, [name])
  }
  /// {value} is no language there is. There are: {languages}.
  package static func configurationNoLanguage(value: String, languages: String) -> Phrase {
    Phrase(.configurationNoLanguage, [value, languages])
  }
  /// The theme has no {name}.
  package static func configurationNoRole(name: String) -> Phrase {
    Phrase(.configurationNoRole, [name])
  }
  /// {value} is no colour. A colour has one of 16 names, or is a number from 0 to 255.
  package static func configurationNoColor(value: String) -> Phrase {
    Phrase(.configurationNoColor, [value])
  }
  /// {value} has a contrast of {contrast} to 1 with black. A colour needs 3 to 1 to be read.
  package static func configurationUnreadableOnDark(value: String, contrast: String) -> Phrase {
    Phrase(.configurationUnreadableOnDark, [value, contrast])
  }
  /// {value} has a contrast of {contrast} to 1 with white. A colour needs 3 to 1 to be read.
  package static func configurationUnreadableOnLight(value: String, contrast: String) -> Phrase {
    Phrase(.configurationUnreadableOnLight, [value, contrast])
  }
  /// The look has no setting {name}.
  package static func configurationNoSetting(name: String) -> Phrase {
    Phrase(.configurationNoSetting, [name])
  }
  /// There is no screen {name}. The lines under it are left out.
  package static func configurationNoScreen(name: String) -> Phrase {
    Phrase(.configurationNoScreen, [name])
  }
  /// The keys of the lock, of passcodes and of the recovery key can't be changed. The lines under it are left out.
  package static var configurationLockKeys: Phrase { Phrase(.configurationLockKeys) }
  /// The screen {screen} has no action {name}.
  package static func configurationNoAction(screen: String, name: String) -> Phrase {
    Phrase(.configurationNoAction, [screen, name])
  }
  /// {value} is no key. Keys are strings, or a list of them.
  package static func configurationNoKeys(value: String) -> Phrase {
    Phrase(.configurationNoKeys, [value])
  }
  /// {name} would have no key any more.
  package static func configurationLosesAction(name: String) -> Phrase {
    Phrase(.configurationLosesAction, [name])
  }
  /// {value} is no key.
  package static func configurationNoSuchKey(value: String) -> Phrase {
    Phrase(.configurationNoSuchKey, [value])
  }
  /// {key} means the same everywhere, and can't be changed: without it the lock, the help or the way out could be lost.
  package static func configurationReserved(key: String) -> Phrase {
    Phrase(.configurationReserved, [key])
  }
  /// A terminal sends {other} for {key}.
  package static func configurationSameKey(other: String, key: String) -> Phrase {
    Phrase(.configurationSameKey, [other, key])
  }
  /// {key} is the key of {action} on the screen {screen}.
  package static func configurationTaken(key: String, action: String, screen: String) -> Phrase {
    Phrase(.configurationTaken, [key, action, screen])
  }
  /// Some lines of the configuration file are not in force ({path}): {problems} All of them: cardcase config check
  package static func configurationNotice(path: String, problems: String) -> Phrase {
    Phrase(.configurationNotice, [path, problems])
  }
  /// The configuration file is not read ({path}): {reason}
  package static func configurationRefusedNotice(path: String, reason: String) -> Phrase {
    Phrase(.configurationRefusedNotice, [path, reason])
  }
  /// it belongs to somebody else.
  package static var configurationNotOwned: Phrase { Phrase(.configurationNotOwned) }
  /// others can write to it. chmod go-w takes that from them.
  package static var configurationWritable: Phrase { Phrase(.configurationWritable) }
  /// it has more than 64 KiB.
  package static var configurationTooLarge: Phrase { Phrase(.configurationTooLarge) }
  /// it is no regular file.
  package static var configurationNotRegular: Phrase { Phrase(.configurationNotRegular) }
  /// {reason}.
  package static func configurationUnread(reason: String) -> Phrase {
    Phrase(.configurationUnread, [reason])
  }
  /// Settings: line {line} of the configuration file fixes this.
  package static func settingFixed(line: String) -> Phrase {
    Phrase(.settingFixed, [line])
  }
  /// {value} (fixed)
  package static func settingFixedValue(value: String) -> Phrase {
    Phrase(.settingFixedValue, [value])
  }
  /// Fixed by line {line} of the configuration file.
  package static func settingFixedNote(line: String) -> Phrase {
    Phrase(.settingFixedNote, [line])
  }
  /// There is no configuration file: {path}
  package static func configurationMissing(path: String) -> Phrase {
    Phrase(.configurationMissing, [path])
  }
  /// All lines are in force: {path}
  package static func configurationSound(path: String) -> Phrase {
    Phrase(.configurationSound, [path])
  }
  /// There is no place for a configuration file: neither XDG_CONFIG_HOME nor HOME is set.
  package static var configurationNoPlace: Phrase { Phrase(.configurationNoPlace) }
  /// built-in
  package static var configurationBuiltIn: Phrase { Phrase(.configurationBuiltIn) }
  /// line {line}
  package static func configurationFromLine(line: String) -> Phrase {
    Phrase(.configurationFromLine, [line])
  }
  /// setting of the vault
  package static var configurationFromVault: Phrase { Phrase(.configurationFromVault) }
  /// option --language
  package static var configurationFromOption: Phrase { Phrase(.configurationFromOption) }
  /// encoding, which is not UTF-8
  package static var configurationFromEncoding: Phrase { Phrase(.configurationFromEncoding) }
  /// environment
  package static var configurationFromEnvironment: Phrase { Phrase(.configurationFromEnvironment) }
  /// Look at the configuration file of this machine.
  package static var helpConfig: Phrase { Phrase(.helpConfig) }
  /// Name the lines of the configuration file that are wrong. The exit status is 1 if there are any.
  package static var helpConfigCheck: Phrase { Phrase(.helpConfigCheck) }
  /// Show what is in force, and whence, as a configuration file has it.
  package static var helpConfigShow: Phrase { Phrase(.helpConfigShow) }
  /// {name} can't be {value}. It can be: {choices}.
  package static func configurationNoValue(name: String, value: String, choices: String) -> Phrase {
    Phrase(.configurationNoValue, [name, value, choices])
  }
}
