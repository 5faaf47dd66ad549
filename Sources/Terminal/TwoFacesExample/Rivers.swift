/// The state that both faces of the program show, as a value: rivers, one of which is chosen. It
/// knows neither a screen nor lines.
struct Rivers {
  /// A river, and the number of the gauge at its mouth.
  struct River {
    let name: String
    let kilometres: Int
    let gauge: String
  }

  /// An action that a face asks for.
  enum Action {
    case choose(Int), showGauge, quit
  }

  static let all = [
    River(name: "Amazon", kilometres: 6_400, gauge: "1744"),
    River(name: "Danube", kilometres: 2_850, gauge: "4203"),
    River(name: "Mekong", kilometres: 4_350, gauge: "1190"),
    River(name: "Nile", kilometres: 6_650, gauge: "3067"),
    River(name: "Yukon", kilometres: 3_185, gauge: "5528"),
  ]

  private(set) var chosen = 0
  /// True while the gauge of the chosen river is shown.
  private(set) var showsGauge = false
  private(set) var isDone = false

  var river: River { Self.all[chosen] }

  mutating func perform(_ action: Action) {
    switch action {
    case .choose(let index):
      chosen = min(max(0, index), Self.all.count - 1)
      showsGauge = false
    case .showGauge: showsGauge = true
    case .quit: isDone = true
    }
  }
}
