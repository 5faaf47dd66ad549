import Flashcards
import PaymentCards
import SealedFiles
import Secrets
import Store
import Sync
import TestSupport
import Testing
import Vault

/// Three vaults that do at random what their users, their disks and their remote do to them, beside an
/// oracle that is told what the users did and saw.
struct SyncDrive {
  /// The kind of a step, with its share of a hundred.
  enum Step: CaseIterable {
    case write, add, delete, answer, takeBack, build, sendHome
    case round, killedRound, lose, cut, late, arrive, double
    case move, joinAgain

    var weight: Int {
      switch self {
      case .write: 24
      case .add: 8
      case .delete: 4
      case .answer: 10
      case .takeBack: 5
      case .build: 5
      case .sendHome: 3
      case .round: 22
      case .killedRound: 8
      case .lose: 4
      case .cut: 4
      case .late: 4
      case .arrive: 3
      case .double: 2
      case .move: 1
      case .joinAgain: 1
      }
    }
  }

  private static let numbers = [
    "4111111111111111", "5555555555554444", "378282246310005", "6011111111111117",
    "3530111333300000", "4012888888881881", "5105105105105100", "4222222222222",
  ]

  private static let takenBack = "6304000000000000"

  let remote = MemoryRemote()
  let devices: [VaultDevice]
  private(set) var oracle = SyncOracle()
  /// The last steps, for whoever looks for what went wrong.
  private(set) var history: [String] = []
  private var random: SeededGenerator
  private var count: Int64 = 0
  /// Files that come later.
  private var delayed: [String: [UInt8]] = [:]
  /// Files of which the writer has no copy any more: what happens to those is lost.
  private var unguarded: Set<String> = []

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    devices = try ["laptop", "server", "tablet"].map { [remote] in try VaultDevice($0, on: remote) }
    let first = devices[0]
    try first.setup.found(as: first.name, spaces: .all, recoveryKey: first.recoveryKey)
    for device in devices.dropFirst() { try device.join(first) }
    for device in devices { try device.sync() }
  }

  // MARK: Steps

  mutating func step() throws {
    count += 1
    let step = draw()
    let index = random.next(below: devices.count)
    let device = devices[index]
    history.append("\(count) \(device.name.text): \(step)")
    if history.count > 60 { history.removeFirst() }
    switch step {
    case .write: try write(device)
    case .add: try add(device)
    case .delete: try delete(device)
    case .answer: try answer(device)
    case .takeBack: try takeBack(device)
    case .build: oracle.touch(try device.build(limit: random.next(in: 1...6), at: count))
    case .sendHome: oracle.touch(try device.sendHome(random.next(below: 2) == 0, at: count))
    case .round: try device.sync()
    case .killedRound: killRound(of: device)
    case .lose: if let path = anyFile() { remote.files[path] = nil }
    case .cut: cut()
    case .late: delay()
    case .arrive: arrive()
    case .double: double()
    case .move:
      guard delayed.isEmpty else { return }
      try heal()
      unguarded.formUnion(remote.files.keys)
      device.move()
      // It writes everything anew, which counts as a change to whoever deletes something meanwhile.
      try settle()
    case .joinAgain:
      guard delayed.isEmpty else { return }
      try heal()
      unguarded.formUnion(remote.files.keys)
      try device.coordinator().leave()
      try device.join(devices[(index + 1) % devices.count])
      try settle()
    }
  }

  private mutating func draw() -> Step {
    var place = random.next(below: Step.allCases.map(\.weight).reduce(0, +))
    for step in Step.allCases {
      place -= step.weight
      if place < 0 { return step }
    }
    return .round
  }

  private mutating func newValue(_ what: String) -> String { "\(what) \(count)" }

  private mutating func write(_ device: VaultDevice) throws {
    let view = try device.view()
    guard let field = view.fields.keys.sorted().randomElement(using: &random) else { return }
    let value = newValue(field.name)
    try device.write(value, to: field, at: count)
    oracle.write(value, to: field, over: view)
    history.append("  \(field): '\(view.fields[field] ?? "")' to '\(value)'")
  }

  private mutating func add(_ device: VaultDevice) throws {
    let view = try device.view()
    if random.next(below: 3) == 0 {
      let number = Self.numbers[random.next(below: Self.numbers.count)]
      let thing = "card \(number)"
      // Two cards with one number are two things, and have one name here.
      guard !oracle.knows(thing) else { return }
      try device.addCard("title \(count)", holder: "holder \(count)", number: number, at: count)
      oracle.write("title \(count)", to: .init(thing: thing, name: "title"), over: view)
      oracle.write("holder \(count)", to: .init(thing: thing, name: "holder"), over: view)
    } else {
      let thing = "note \(count)"
      try device.addNote("front \(count)", back: "back \(count)", guid: thing, id: count * 10)
      oracle.write("front \(count)", to: .init(thing: thing, name: "front"), over: view)
      oracle.write("back \(count)", to: .init(thing: thing, name: "back"), over: view)
    }
  }

  private mutating func delete(_ device: VaultDevice) throws {
    let view = try device.view()
    guard let thing = view.things.sorted().randomElement(using: &random) else { return }
    try device.delete(thing)
    oracle.delete(thing, in: view)
    history.append("  \(thing)")
  }

  private mutating func answer(_ device: VaultDevice) throws {
    let notes = try device.view().things.filter { $0.hasPrefix("note") }.sorted()
    guard let thing = notes.randomElement(using: &random) else { return }
    try device.answer(thing, at: count)
    oracle.answer(thing, at: count)
    history.append("  \(thing)")
  }

  /// Adds and undoes a card before anybody heard of it: it is nowhere in the end.
  private mutating func takeBack(_ device: VaultDevice) throws {
    let view = try device.view()
    try device.addCard("taken back", holder: "", number: Self.takenBack, at: count)
    try device.undo()
    let after = try device.view()
    #expect(after == view)
  }

  // MARK: The remote

  /// A segment of which somebody has a copy.
  private mutating func anyFile() -> String? {
    remote.files.keys.filter { $0.contains("/s-") && !unguarded.contains($0) }.sorted()
      .randomElement(using: &random)
  }

  private mutating func cut() {
    guard let path = anyFile(), let bytes = remote.files[path] else { return }
    remote.files[path] = Array(bytes.prefix(random.next(below: bytes.count)))
  }

  private mutating func delay() {
    guard let path = anyFile() else { return }
    delayed[path] = remote.files[path]
    remote.files[path] = nil
  }

  private mutating func arrive() {
    for (path, bytes) in delayed where remote.files[path] == nil { remote.files[path] = bytes }
    delayed = [:]
  }

  private mutating func double() {
    guard let path = anyFile() else { return }
    remote.files[path + ".sync-conflict-20261124-120000-ABCDEFG"] = remote.files[path]
  }

  private mutating func killRound(of device: VaultDevice) {
    device.faults.kill(after: random.next(below: 40))
    // The end of the process is what is tried.
    _ = try? device.sync()
    device.faults.kill(after: nil)
  }

  // MARK: The end

  private func settle() throws {
    for _ in 0..<4 { for device in devices { try device.sync() } }
  }

  private mutating func heal() throws {
    arrive()
    try settle()
  }

  /// Has everything arrive, and says what is not as it has to be.
  mutating func objections() throws -> [String] {
    try heal()
    var objections: [String] = []
    for device in devices {
      let view = try device.view()
      objections += oracle.objections(to: view).map { "\(device.name.text): \($0)" }
      objections += try device.strayStays().map { "\(device.name.text): \($0) is in no deck" }
      let faults = try device.sync().faults
      if !faults.isEmpty { objections.append("\(device.name.text): \(faults)") }
    }
    for space in SyncSpace.allCases where try Set(devices.map { try $0.digest(space) }).count != 1 {
      objections.append("the devices differ in \(space)")
    }
    if !remote.forks.isEmpty { objections.append("put up in two ways: \(remote.forks)") }
    return objections
  }
}
