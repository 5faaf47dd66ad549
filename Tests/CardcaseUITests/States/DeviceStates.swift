import Devices
import Flashcards
import Locking
import Secrets
import TestSupport
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import DevicesUI
@testable import Screens

extension ScreenState {
  /// The screens about devices.
  static let devices: [ScreenState] = [
    device("devices, none", "devices", ["Connect to another device"], .alone) { _ in },
    device("devices before they are looked up", "devices", [], .unknown) { _ in }.atWork,
    device("devices", "devices", ["laptop", "phone"]) { _ in },
    device("devices, another in focus", "devices", ["server"]) { $0.press(.down, .down) },
    device("devices in step", "devices", ["laptop"], .member(.pair)) { _ in },
    device("devices with media not here", "devices", ["laptop"], .member(.lackingMedia)) { _ in },
    device("devices that sync", "devices", ["Receiving"], losesAtLock: .work) {
      $0.press(.character("Y"))
      $0.answer(.devices(.progress(SyncProgress(.receiving, done: 12, total: 40))))
    },
    form("setting devices up", .founding, ["folder"]) { _ in },
    form("address of the remote", .founding, []) {
      $0.press(.down, .enter)
      $0.type("ssh://nas/srv/cards.git")
    },
    form("remote that is looked at", .founding, ["Checking the remote"], losesAtLock: .work) {
      $0.press(.enter)
      $0.typeFolder("/srv/cards")
    }.atWork,
    form("refused remote", .founding, [], losesAtLock: .message) {
      $0.press(.enter)
      $0.typeFolder("/srv/cards")
      $0.answer(.devices(.failed(.groupThere)))
    },
    form("recovery key of a group, half typed", .founding, [], losesAtLock: .typedSecret) {
      $0.typeName()
      $0.press(.enter, .enter)
      $0.type("ABCDE-FGH")
    }.tooLargeForSmallest,
    form("bringing a group back", .restoring, []) {
      $0.typeName()
      $0.press(.enter)
    }.tooLargeForSmallest,
    device("another remote", "device-setup", ["Change remote"]) { $0.press(.character("M")) },
    device("address of another remote", "device-setup", ["/srv/cards"]) {
      $0.press(.character("M"), .enter)
      $0.type("/srv/cards")
    },
    form("name of this device", .joining, []) { $0.typeName() },
    form("what devices share", .joining, ["flashcards"]) {
      $0.typeName()
      $0.press(.enter, .down)
    },
    form("one-time key, half typed", .joining, [], losesAtLock: .typedSecret) {
      $0.typeName()
      $0.press(.enter, .enter)
      $0.type("ABCDE-FGH")
    }.tooLargeForSmallest,
    form("joining", .joining, ["Waiting"], losesAtLock: .work) {
      try $0.typeOneTimeKey()
      $0.answer(.devices(.progress(SyncProgress(.waiting))))
    }.atWork,
    form("refused one-time key", .joining, [], losesAtLock: .message) {
      try $0.typeOneTimeKey()
      $0.answer(.devices(.failed(.wrongKey)))
    }.tooLargeForSmallest,
    device(
      "invitation",
      "device-invitation",
      ["Step 1 of 2", "14:59"],
      losesAtLock: .work
    ) { try $0.invite() },
    device("invitation that is made", "device-invitation", [], losesAtLock: .work) {
      $0.press(.character("a"))
    },
    device("device that asks", "device-invitation", ["tablet"], losesAtLock: .work) {
      try $0.invite()
      $0.answer(.devices(.asked(device: "tablet")))
    },
    device("device let in", "device-invitation", ["tablet"], losesAtLock: .work) {
      try $0.invite()
      $0.answer(.devices(.admitted(device: "tablet", .several)))
    },
    device("invitation that is over", "device-invitation", []) {
      try $0.invite()
      $0.answer(.devices(.inviteEnded))
    },
    device("removal of a device", "device-question", ["phone", "Remove"]) {
      $0.press(.down, .character("d"))
    },
    device("devices of one name", "devices", ["laptop"], .member(.namesakes)) {
      $0.press(.down)
    },
    device(
      "removal of one of two namesakes",
      "device-question",
      ["Remove laptop (3)"],
      .member(.namesakes)
    ) {
      $0.press(.down, .down, .character("d"))
    },
    device("removal under way", "device-question", ["Sending"], losesAtLock: .work) {
      $0.press(.down, .character("d"), .down, .enter)
      $0.answer(.devices(.progress(SyncProgress(.sending, done: 1, total: 4))))
    },
    device("leaving the group", "device-question", ["Leave the group"]) {
      $0.press(.character("L"))
    },
    device("deletion of a group's files", "device-question", ["Delete the group's files"]) {
      $0.press(.character("D"))
    },
    device("conflicts of devices", "conflicts", ["Tokyo"]) { $0.press(.character("=")) },
    device("conflict of devices", "conflict", ["phone"]) { $0.press(.character("="), .enter) },
    device("conflict of devices, the other version", "conflict", ["phone"]) {
      $0.press(.character("="), .enter, .right)
    },
    device("all conflicts of devices", "conflict-choice", []) {
      $0.press(.character("="), .character("A"))
    },
    device("conflict of long texts", "conflict", ["phone"], conflicts: [.long]) {
      $0.press(.character("="), .enter, .pageDown)
    },
    device("conflict of three devices", "conflict", ["server"]) {
      $0.press(.character("="), .down, .enter, .right, .right)
    },
  ]

  /// A state over the list of devices.
  private static func device(
    _ name: String,
    _ kind: String,
    _ words: [String],
    _ membership: DevicesData.Membership = .member(.several),
    conflicts: [DeviceConflict] = DeviceConflict.samples,
    losesAtLock: LostAtLock? = nil,
    _ reach: @escaping @Sendable (inout ModelHarness) throws -> Void
  ) -> ScreenState {
    ScreenState(
      name,
      kind,
      words,
      over: .contents {
        VaultSnapshot(
          passcodeKind: .digits4,
          devices: DevicesData(membership, conflicts: conflicts)
        )
      },
      losesAtLock: losesAtLock
    ) {
      $0.open(DevicesScreens.devices)
      try reach(&$0)
    }
  }

  /// A state of the form of a device in no group.
  private static func form(
    _ name: String,
    _ purpose: DeviceSetupScreen.Purpose,
    _ words: [String],
    losesAtLock: LostAtLock? = nil,
    _ reach: @escaping @Sendable (inout ModelHarness) throws -> Void
  ) -> ScreenState {
    device(name, "device-setup", words, .alone, losesAtLock: losesAtLock) {
      $0.open(DeviceSetupScreen(purpose))
      try reach(&$0)
    }
  }
}

extension ModelHarness {
  /// Answers the questions of the form up to the name of this device, and types it.
  fileprivate mutating func typeName() {
    press(.enter)
    typeFolder("/home/ada/Sync/cards")
    answer(.devices(.checked))
    type("tablet")
  }

  /// Types a folder that is there.
  mutating func typeFolder(_ path: String, problem: FailureReason? = nil) {
    type(path)
    press(.enter)
    var listing = FileListing(path: path + "/")
    listing.problem = problem
    answer(.system(.listed(listing)))
  }

  /// Answers all questions of the form, the one-time key among them.
  mutating func typeOneTimeKey() throws {
    typeName()
    press(.enter, .enter)
    try typeSampleKey()
    press(.enter)
  }

  /// Types the key of the samples.
  mutating func typeSampleKey() throws {
    let key = try PairingKey.sample.key
    for group in 0..<RecoveryKey.groupCount {
      for position in 0..<RecoveryKey.groupLength {
        press(.character(Unicode.Scalar(key.symbol(group: group, position: position))))
      }
    }
  }

  /// Has a one-time key shown.
  mutating func invite() throws {
    press(.character("a"))
    answer(.devices(.inviting(try .sample)))
  }
}

extension PairingKey {
  /// The same key each time.
  static var sample: PairingKey {
    get throws { PairingKey(try RecoveryKey(random: SeededRandom(seed: 15))) }
  }
}

extension DeviceGroup {
  private static func time(daysAgo days: Int64) -> Timestamp {
    Timestamp(milliseconds: 1_784_116_800_000 - days * 86_400_000 - 600_000)
  }

  /// Four devices, one of them removed, with all that can be wrong in short.
  static let several = DeviceGroup(
    remote: "git:ssh://nas/srv/cards.git",
    devices: [
      DeviceStatus(id: DeviceID(rawValue: "a1"), number: 1, name: "laptop", isOwn: true),
      DeviceStatus(
        id: DeviceID(rawValue: "a2"),
        number: 2,
        name: "phone",
        lastHeard: time(daysAgo: 0)
      ),
      DeviceStatus(
        id: DeviceID(rawValue: "a3"),
        number: 3,
        name: "server",
        share: .flashcards,
        lastHeard: time(daysAgo: 2),
        missing: 41...42
      ),
      DeviceStatus(
        id: DeviceID(rawValue: "a4"),
        number: 4,
        name: "old tablet",
        isRemoved: true,
        lastHeard: time(daysAgo: 90)
      ),
    ],
    waitingToSend: 3,
    waitingToReceive: 2,
    conflicts: 2,
    problems: [
      .missing(device: "server", numbers: 41...42), .clockOff(device: "phone", minutes: 12),
    ],
    lastSync: time(daysAgo: 0)
  )

  /// Devices of one name, the last of which goes on for the first.
  static let namesakes = DeviceGroup(
    remote: "folder:/home/ada/Sync/cards",
    devices: [
      DeviceStatus(id: DeviceID(rawValue: "a2"), number: 2, name: "phone", isOwn: true),
      DeviceStatus(
        id: DeviceID(rawValue: "a1"),
        number: 1,
        name: "laptop",
        lastHeard: time(daysAgo: 9)
      ),
      DeviceStatus(
        id: DeviceID(rawValue: "a3"),
        number: 3,
        name: "laptop",
        lastHeard: time(daysAgo: 0),
        replaces: DeviceStatus.Replacement(
          of: "laptop (1)",
          isThere: true,
          since: time(daysAgo: 2)
        )
      ),
    ],
    lastSync: time(daysAgo: 0)
  )

  /// Two devices, one of which has not all media.
  static let lackingMedia: DeviceGroup = {
    var group = pair
    group.absentMedia = 12
    return group
  }()

  /// Two devices with nothing to tell of.
  static let pair = DeviceGroup(
    remote: "folder:/home/ada/Sync/cards",
    devices: [
      DeviceStatus(id: DeviceID(rawValue: "a1"), number: 1, name: "laptop", isOwn: true),
      DeviceStatus(
        id: DeviceID(rawValue: "a2"),
        number: 2,
        name: "phone",
        lastHeard: time(daysAgo: 0)
      ),
    ],
    lastSync: time(daysAgo: 0)
  )
}

extension DeviceConflict {
  private static func version(_ device: String, _ minutes: Int64, _ text: String) -> Version {
    let time = Timestamp(milliseconds: 1_784_116_800_000 - minutes * 60_000)
    return Version(device: device, time: time, text: text)
  }

  /// Number, expiry and code of a payment card, which are not seen without being asked for.
  static let card = DeviceConflict(
    id: ID(rawValue: 4),
    thing: 4,
    kind: .paymentCard,
    name: "Everyday",
    field: "Number, expiry, code",
    versions: [
      Version(
        device: "laptop",
        time: Timestamp(milliseconds: 1_784_116_500_000),
        text: "number ending in 1111, 12/28, security code kept",
        hidesParts: true
      ),
      Version(
        device: "phone",
        time: Timestamp(milliseconds: 1_784_116_200_000),
        text: "number ending in 1111, 12/28, security code (different)",
        hidesParts: true
      ),
    ]
  )

  /// The hidden parts of its second version.
  static var parts: [RevealedPart] {
    get throws {
      [
        RevealedPart("Card number", try SecretText("4111111111111111")),
        RevealedPart("Expiry", try SecretText("12/28")),
        RevealedPart("Security code", try SecretText("987")),
      ]
    }
  }

  /// A field with more text than a screen has room for.
  static let long = DeviceConflict(
    id: ID(rawValue: 3),
    thing: 3,
    kind: .note,
    name: "Kafka",
    field: "Text",
    versions: [
      version("laptop", 5, (1...700).map { "word\($0)" }.joined(separator: " ")),
      version("phone", 10, "short"),
    ]
  )

  /// A field changed on two devices, and one changed on three.
  static let samples = [
    DeviceConflict(
      id: ID(rawValue: 1),
      thing: 1,
      kind: .note,
      name: "Tokyo",
      field: "Answer",
      versions: [
        version("laptop", 5, "The capital of Japan, on the bay of the same name"),
        version("phone", 1_500, "The capital of Japan since 1868"),
      ]
    ),
    DeviceConflict(
      id: ID(rawValue: 2),
      thing: 2,
      kind: .deck,
      name: "Capitals",
      field: "New cards per day",
      versions: [
        version("laptop", 5, "20"), version("phone", 10, "15"), version("server", 3_000, "30"),
      ]
    ),
  ]
}
