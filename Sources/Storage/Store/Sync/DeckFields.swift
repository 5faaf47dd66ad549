import ByteCoding
import Flashcards
import FoundationEssentials

/// The fields of a deck, each option by itself.
extension DeckFields {
  /// The numbers of the fields that are in a deck's record.
  static let numbers = Set(all.map(\.id))

  /// The options that presets have too, by the same numbers.
  static let options: [SyncField<Deck>] = [
    option(2, \.newPerDay),
    option(3, \.reviewsPerDay),
    scheduling(4, \.retention) { $0.retention = $1 },
    scheduling(5, \.learningSteps) { $0.learningSteps = $1 },
    scheduling(6, \.relearningSteps) { $0.relearningSteps = $1 },
    scheduling(7, \.maximumIntervalDays) { $0.maximumIntervalDays = $1 },
    option(8, \.scheduling.leechThreshold),
    option(9, \.scheduling.fuzz),
    option(10, \.scheduling.days),
    option(11, \.scheduling.rules),
    option(13, \.leechAction),
    option(14, \.buriesNewSiblings),
    option(15, \.buriesReviewSiblings),
    option(21, \.order.newGather),
    option(22, \.order.newSort),
    option(23, \.order.newMix),
    option(24, \.order.dayStepMix),
    option(25, \.order.reviews),
    option(26, \.buriesDayStepSiblings),
    option(28, \.easyDays),
  ]

  static let all: [SyncField<Deck>] =
    [
      SyncField(
        name,
        { deck, _ in Array(deck.name.description.utf8) },
        { deck, value, _ in deck.name = DeckName(nearest: value.text) }
      ),
      SyncField(
        FieldID(rawValue: 12),
        { deck, references in
          [UInt8](value: try references.key(ofParameters: deck.options.parameters))
        },
        { deck, value, references in
          let key = try value.number()
          deck.options.parameters =
            key == 0 ? nil : ParameterSetID(rawValue: try references.local(.parameters, of: key))
        }
      ),
      SyncField(
        carried,
        { deck, _ in try json(deck.carried) },
        { deck, value, _ in
          deck.carried = try JSONDecoder().decode(CarriedDeck?.self, from: Data(value))
        }
      ),
      SyncField(
        language,
        { deck, _ in Array((deck.language?.tag ?? "").utf8) },
        { deck, value, _ in deck.language = DeckLanguage(value.text) }
      ),
      SyncField(
        extra,
        { deck, _ in try json(deck.extra) },
        { deck, value, _ in
          deck.extra = try JSONDecoder().decode(DayExtra?.self, from: Data(value))
        }
      ),
      SyncField(
        exams,
        { deck, _ in deck.exams.isEmpty ? [] : try json(deck.exams) },
        { deck, value, _ in
          deck.exams = value.isEmpty ? [] : try JSONDecoder().decode([Exam].self, from: Data(value))
        }
      ),
      SyncField(
        easyDates,
        { deck, _ in deck.easyDates.isEmpty ? [] : try json(deck.easyDates.sorted()) },
        { deck, value, _ in
          deck.easyDates =
            value.isEmpty ? [] : try JSONDecoder().decode(Set<StudyDay>.self, from: Data(value))
        }
      ),
      SyncField(
        preset,
        { deck, references in
          guard let preset = deck.preset else { return [] }
          var bytes = ByteWriter()
          bytes.append(signed: try references.key(ofPreset: preset.id))
          bytes.append(preset.own.rawValue)
          return bytes.bytes
        },
        { deck, value, references in
          var bytes = ByteReader(value)
          guard !bytes.isEmpty else { return deck.preset = nil }
          let key = try bytes.signed()
          let own = OwnOptions(rawValue: try bytes.byte())
          let local = key == 0 ? nil : try references.present(.preset, of: key)
          deck.preset =
            local.map { DeckPreset(OptionsPresetID(rawValue: $0), own: own) } ?? DeckPreset(nil)
        }
      ),
      SyncField(ankiID, { deck, _ in [UInt8](value: deck.ankiID ?? 0) }, { _, _, _ in }),
    ] + options

  /// A field of the options.
  private static func option<Value: Codable & SendableMetatype>(
    _ number: UInt8,
    _ path: any WritableKeyPath<DeckOptions, Value> & Sendable
  ) -> SyncField<Deck> {
    SyncField(
      FieldID(rawValue: number),
      { deck, _ in try json(deck.options[keyPath: path]) },
      { deck, value, _ in
        deck.options[keyPath: path] = try JSONDecoder().decode(Value.self, from: Data(value))
      }
    )
  }

  /// A field of the scheduling that is validated with the others.
  private static func scheduling<Value: Codable & SendableMetatype>(
    _ number: UInt8,
    _ path: any KeyPath<SchedulerSettings, Value> & Sendable,
    _ set: @escaping @Sendable (inout ScheduleParts, Value) -> Void
  ) -> SyncField<Deck> {
    SyncField(
      FieldID(rawValue: number),
      { deck, _ in try json(deck.options.scheduling[keyPath: path]) },
      { deck, value, _ in
        var parts = ScheduleParts(deck.options.scheduling)
        set(&parts, try JSONDecoder().decode(Value.self, from: Data(value)))
        deck.options.scheduling = try parts.settings(of: deck.options.scheduling)
      }
    )
  }

  static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    // Equal values have equal bytes.
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(value))
  }

  /// The parts of a schedule that only its validating initializer sets.
  struct ScheduleParts {
    var retention: Double
    var learningSteps: [Int64]
    var relearningSteps: [Int64]
    var maximumIntervalDays: Int

    init(_ settings: SchedulerSettings) {
      retention = settings.retention
      learningSteps = settings.learningSteps
      relearningSteps = settings.relearningSteps
      maximumIntervalDays = settings.maximumIntervalDays
    }

    func settings(of old: SchedulerSettings) throws -> SchedulerSettings {
      try SchedulerSettings(
        retention: retention,
        learningSteps: learningSteps,
        relearningSteps: relearningSteps,
        maximumIntervalDays: maximumIntervalDays,
        leechThreshold: old.leechThreshold,
        fuzz: old.fuzz,
        days: old.days,
        rules: old.rules
      )
    }
  }
}

extension DeckFields {
  /// Sets the fields of a deck to the values that came for it while it was deleted.
  static func set(
    _ object: SyncObject,
    in deck: inout Deck,
    _ references: StudyReferences
  ) throws {
    for field in all {
      guard let value = object.registers.fields[field.id]?.shown?.value else { continue }
      do {
        try field.set(&deck, value, references)
      } catch let error where error.isOfFrames {
        // The deck keeps the value that it had: this one waits.
        continue
      }
    }
  }
}
