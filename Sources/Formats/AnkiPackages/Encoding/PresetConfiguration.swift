import ReaderProtocol

/// The protobufs of presets.
enum PresetConfiguration {
  /// The options of a protobuf. What it leaves out is 0 or empty, not Anki's standard.
  static func options(_ configuration: [UInt8]) throws(PackageFailure) -> PresetOptions {
    var options = PresetOptions()
    (options.learningSteps, options.relearningSteps) = ([], [])
    (options.newPerDay, options.reviewsPerDay, options.maximumInterval) = (0, 0, 0)
    (options.leechThreshold, options.onlyTagsLeeches) = (0, false)
    (options.retention, options.historicalRetention) = (0, 0)
    var order = PresetOrder()
    var parameters: [UInt64: [Float]] = [:]
    var reader = ProtobufReader(configuration)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: options.learningSteps += value.floats
      case 2: options.relearningSteps += value.floats
      case 3, 5, 6: parameters[number, default: []] += value.floats
      case 4: options.easyDays += value.floats
      case 9: options.newPerDay = UInt32(clamping: value.number)
      case 10: options.reviewsPerDay = UInt32(clamping: value.number)
      case 16: options.maximumInterval = UInt32(clamping: value.number)
      case 21: options.onlyTagsLeeches = value.number == 1
      case 22: options.leechThreshold = UInt32(clamping: value.number)
      case 27: options.buriesNew = value.number != 0
      case 28: options.buriesReviews = value.number != 0
      case 29: order.buriesDaySteps = value.number != 0
      case 30: order.newMix = UInt32(clamping: value.number)
      case 31: order.dayStepMix = UInt32(clamping: value.number)
      case 32: order.newSort = UInt32(clamping: value.number)
      case 33: order.reviewSort = UInt32(clamping: value.number)
      case 34: order.newGather = UInt32(clamping: value.number)
      case 37: options.retention = value.float
      case 40: options.historicalRetention = value.float
      case 46: options.ignoresBefore = value.text
      default: break
      }
    }
    options.order = order
    options.parameters = [6, 5, 3].lazy.compactMap { parameters[$0] }.first { !$0.isEmpty } ?? []
    return options
  }

  /// The protobuf of a preset: as it came, if its options are those; otherwise with the options that
  /// differ set.
  static func whole(_ preset: PackagePreset) throws(PackageFailure) -> [UInt8] {
    let base = preset.configuration.isEmpty ? standard : preset.configuration
    var own = try options(base)
    // An order that is not known stays as it came.
    if preset.options.order == nil { own.order = nil }
    guard own != preset.options else { return base }
    let options = preset.options
    var message = try ProtobufMessage(base)
    if own.learningSteps != options.learningSteps { message.set(1, options.learningSteps) }
    if own.relearningSteps != options.relearningSteps { message.set(2, options.relearningSteps) }
    if own.parameters != options.parameters {
      message.set(3, [])
      message.set(5, [])
      message.set(6, options.parameters)
    }
    if own.easyDays != options.easyDays { message.set(4, options.easyDays) }
    message.set(9, UInt64(options.newPerDay))
    message.set(10, UInt64(options.reviewsPerDay))
    message.set(16, UInt64(options.maximumInterval))
    message.set(21, options.onlyTagsLeeches ? 1 : 0 as UInt64)
    message.set(22, UInt64(options.leechThreshold))
    message.set(27, options.buriesNew ? 1 : 0 as UInt64)
    message.set(28, options.buriesReviews ? 1 : 0 as UInt64)
    if let order = options.order {
      message.set(29, order.buriesDaySteps ? 1 : 0 as UInt64)
      message.set(30, UInt64(order.newMix))
      message.set(31, UInt64(order.dayStepMix))
      message.set(32, UInt64(order.newSort))
      message.set(33, UInt64(order.reviewSort))
      message.set(34, UInt64(order.newGather))
    }
    message.set(37, options.retention)
    message.set(40, options.historicalRetention)
    message.set(46, options.ignoresBefore)
    return message.bytes
  }

  /// A preset as Anki makes it.
  static let standard: [UInt8] = {
    let standards = PresetOptions()
    var message = ProtobufMessage()
    message.set(1, standards.learningSteps)
    message.set(2, standards.relearningSteps)
    message.set(4, [Float](repeating: 1, count: 7))
    message.set(9, UInt64(standards.newPerDay))
    message.set(10, UInt64(standards.reviewsPerDay))
    message.set(11, 2.5 as Float)
    message.set(12, 1.3 as Float)
    message.set(13, 1.2 as Float)
    message.set(15, 1 as Float)
    message.set(16, UInt64(standards.maximumInterval))
    message.set(17, 1 as UInt64)
    message.set(18, 1 as UInt64)
    message.set(19, 4 as UInt64)
    message.set(21, 1 as UInt64)
    message.set(22, UInt64(standards.leechThreshold))
    message.set(24, 60 as UInt64)
    message.set(37, standards.retention)
    message.set(40, standards.historicalRetention)
    message.set(44, 1 as UInt64)
    return message.bytes
  }()
}
