import ReaderProtocol

/// A table of what stands where in Anki's older JSON and in its protobufs, with what neither has a
/// place for kept as JSON.
struct Configuration {
  /// The number of the field for what a protobuf has no place for.
  static let other: UInt64 = 255

  /// The rows.
  let rows: [ConfigurationRow]
  /// The members of the JSON that are kept elsewhere.
  let elsewhere: Set<String>

  /// The protobuf of an object of JSON.
  func message(_ json: JSON) -> ProtobufMessage {
    var message = ProtobufMessage()
    for row in rows { row.copy(from: json, to: &message) }
    let known = Set(rows.compactMap(\.path.first)).union(elsewhere)
    let others = json.members.filter { !known.contains($0.name) }
    if !others.isEmpty {
      message.set(Self.other, JSON.object(others).written)
    }
    return message
  }

  /// The members of an object of JSON with what a protobuf has, in the order of the rows.
  func members(_ bytes: [UInt8]) throws(PackageFailure) -> [JSON.Member] {
    var values: [UInt64: ProtobufReader.Value] = [:]
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() { values[number] = value }
    var members: [JSON.Member] = []
    for row in rows { Self.insert(row.json(values[row.number]), at: row.path[...], into: &members) }
    let others = values[Self.other].flatMap { JSON(Array($0.bytes)) }
    return members
      + (others?.members ?? []).filter { other in
        !members.contains { $0.name == other.name }
      }
  }

  private static func insert(
    _ value: JSON,
    at path: ArraySlice<String>,
    into members: inout [JSON.Member]
  ) {
    guard let name = path.first else { return }
    guard path.count > 1 else {
      members.append(JSON.Member(name, value))
      return
    }
    let index = members.firstIndex { $0.name == name }
    var inner = index.map { members[$0].value.members } ?? []
    insert(value, at: path.dropFirst(), into: &inner)
    if let index {
      members[index] = JSON.Member(name, .object(inner))
    } else {
      members.append(JSON.Member(name, .object(inner)))
    }
  }
}

extension Configuration {
  /// The fields of all kinds of decks.
  static let deckCommon = Configuration(
    rows: [
      ConfigurationRow("collapsed", 1, .bool), ConfigurationRow("browserCollapsed", 2, .bool),
    ],
    elsewhere: Set(
      ["id", "mod", "name", "usn", "lrnToday", "revToday", "newToday", "timeToday", "dyn"]
        + (normalDeck.rows + filteredDeck.rows).compactMap(\.path.first)
        + ["reviewLimitToday", "newLimitToday", "terms", "separate"]
    )
  )

  /// The fields of a normal deck.
  static let normalDeck = Configuration(
    rows: [
      ConfigurationRow("conf", 1, .signed), ConfigurationRow("extendNew", 2, .unsigned),
      ConfigurationRow("extendRev", 3, .unsigned), ConfigurationRow("desc", 4, .text),
      ConfigurationRow("md", 5, .bool), ConfigurationRow("reviewLimit", 6, .optionalUnsigned),
      ConfigurationRow("newLimit", 7, .optionalUnsigned),
      ConfigurationRow("desiredRetention", 10, .optionalHundredths),
    ],
    elsewhere: []
  )

  /// The fields of a filtered deck.
  static let filteredDeck = Configuration(
    rows: [
      ConfigurationRow("resched", 1, .bool), ConfigurationRow("delays", 3, .floats),
      ConfigurationRow("previewDelay", 4, .unsigned),
      ConfigurationRow("previewAgainSecs", 7, .unsigned),
      ConfigurationRow("previewHardSecs", 5, .unsigned),
      ConfigurationRow("previewGoodSecs", 6, .unsigned),
    ],
    elsewhere: []
  )

  /// The fields of a note type, beside its fields and templates.
  static let noteType = Configuration(
    rows: [
      ConfigurationRow("type", 1, .unsigned), ConfigurationRow("sortf", 2, .unsigned),
      ConfigurationRow("css", 3, .text), ConfigurationRow("did", 4, .signedOrNull),
      ConfigurationRow("latexPre", 5, .text), ConfigurationRow("latexPost", 6, .text),
      ConfigurationRow("latexsvg", 7, .bool), ConfigurationRow("originalStockKind", 9, .unsigned),
      ConfigurationRow("originalId", 10, .optionalSigned),
    ],
    elsewhere: ["id", "name", "mod", "usn", "tmpls", "flds", "req"]
  )

  /// The fields of a note type's field, beside its name.
  static let field = Configuration(
    rows: [
      ConfigurationRow("sticky", 1, .bool), ConfigurationRow("rtl", 2, .bool),
      ConfigurationRow("font", 3, .text), ConfigurationRow("size", 4, .unsigned),
      ConfigurationRow("description", 5, .text), ConfigurationRow("plainText", 6, .bool),
      ConfigurationRow("collapsed", 7, .bool), ConfigurationRow("excludeFromSearch", 8, .bool),
      ConfigurationRow("id", 9, .optionalSigned), ConfigurationRow("tag", 10, .optionalUnsigned),
      ConfigurationRow("preventDeletion", 11, .bool),
    ],
    elsewhere: ["name", "ord"]
  )

  /// The fields of a template, beside its name.
  static let template = Configuration(
    rows: [
      ConfigurationRow("qfmt", 1, .text), ConfigurationRow("afmt", 2, .text),
      ConfigurationRow("bqfmt", 3, .text), ConfigurationRow("bafmt", 4, .text),
      ConfigurationRow("did", 5, .signedOrNull), ConfigurationRow("bfont", 6, .text),
      ConfigurationRow("bsize", 7, .unsigned), ConfigurationRow("id", 8, .optionalSigned),
    ],
    elsewhere: ["name", "ord"]
  )

  /// The fields of a preset, beside its name.
  static let preset = Configuration(
    rows: [
      ConfigurationRow("new.delays", 1, .floats), ConfigurationRow("lapse.delays", 2, .floats),
      ConfigurationRow("fsrsWeights", 3, .floats), ConfigurationRow("fsrsParams5", 5, .floats),
      ConfigurationRow("fsrsParams6", 6, .floats),
      ConfigurationRow("easyDaysPercentages", 4, .floats),
      ConfigurationRow("new.perDay", 9, .unsigned), ConfigurationRow("rev.perDay", 10, .unsigned),
      ConfigurationRow("newPerDayMinimum", 35, .unsigned),
      ConfigurationRow("new.initialFactor", 11, .thousandths),
      ConfigurationRow("rev.ease4", 12, .float), ConfigurationRow("rev.hardFactor", 13, .float),
      ConfigurationRow("lapse.mult", 14, .float), ConfigurationRow("rev.ivlFct", 15, .float),
      ConfigurationRow("rev.maxIvl", 16, .unsigned),
      ConfigurationRow("lapse.minInt", 17, .unsigned),
      ConfigurationRow("new.order", 20, .flippedNumber),
      ConfigurationRow("newGatherPriority", 34, .unsigned),
      ConfigurationRow("newSortOrder", 32, .unsigned), ConfigurationRow("newMix", 30, .unsigned),
      ConfigurationRow("reviewOrder", 33, .unsigned),
      ConfigurationRow("interdayLearningMix", 31, .unsigned),
      ConfigurationRow("lapse.leechAction", 21, .unsigned),
      ConfigurationRow("lapse.leechFails", 22, .unsigned),
      ConfigurationRow("autoplay", 23, .flippedBool), ConfigurationRow("maxTaken", 24, .unsigned),
      ConfigurationRow("timer", 25, .numberedBool),
      ConfigurationRow("stopTimerOnAnswer", 38, .bool),
      ConfigurationRow("secondsToShowQuestion", 41, .float),
      ConfigurationRow("secondsToShowAnswer", 42, .float),
      ConfigurationRow("questionAction", 36, .unsigned),
      ConfigurationRow("answerAction", 43, .unsigned), ConfigurationRow("waitForAudio", 44, .bool),
      ConfigurationRow("replayq", 26, .flippedBool), ConfigurationRow("new.bury", 27, .bool),
      ConfigurationRow("rev.bury", 28, .bool), ConfigurationRow("buryInterdayLearning", 29, .bool),
      ConfigurationRow("desiredRetention", 37, .float),
      ConfigurationRow("ignoreRevlogsBeforeDate", 46, .text),
      ConfigurationRow("sm2Retention", 40, .float), ConfigurationRow("weightSearch", 45, .text),
    ],
    elsewhere: ["id", "mod", "name", "usn", "dyn", "new", "rev", "lapse"]
  )
}
