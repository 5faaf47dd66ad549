import Screens
import WindowLevels

/// The open windows with their screens: the state that the lock seals and restores.
package struct Session: Codable, Sendable {
  /// A window and its screen.
  struct Entry: Sendable {
    let window: WindowID
    var screen: any Screen
  }

  var entries: [Entry] = []

  /// The version of the format, raised when sessions sealed before can't be decoded any more.
  package static let version: UInt32 = 4

  /// A session without windows.
  package init() {}

  subscript(window: WindowID) -> (any Screen)? {
    get { entries.first { $0.window == window }?.screen }
    set {
      guard let newValue else {
        // A new array, as the old one would keep the bytes of the removed entry.
        entries = entries.filter { $0.window != window }
        return
      }
      if let index = entries.firstIndex(where: { $0.window == window }) {
        entries[index].screen = newValue
      } else {
        entries.append(Entry(window: window, screen: newValue))
      }
    }
  }

  /// Changes the screen of a window, if there is one.
  mutating func change(_ window: WindowID, _ body: (inout any Screen) -> Void) {
    guard let index = entries.firstIndex(where: { $0.window == window }) else { return }
    body(&entries[index].screen)
  }
}

/// A screen is encoded under the name of its kind.
extension Session.Entry: Codable {
  private enum CodingKeys: CodingKey {
    case window, screen
  }

  /// The name of a kind.
  private struct KindKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The key of a screen's content beneath the name of its kind.
  private enum ContentKey: String, CodingKey {
    case content = "_0"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    window = try values.decode(WindowID.self, forKey: .window)
    let kinds = try values.nestedContainer(keyedBy: KindKey.self, forKey: .screen)
    guard let key = kinds.allKeys.first else {
      throw DecodingError.dataCorruptedError(
        forKey: .screen,
        in: values,
        debugDescription: "no kind of screen"
      )
    }
    let content = try kinds.nestedContainer(keyedBy: ContentKey.self, forKey: key)
    screen = try ScreenRegistry.kind(named: key.stringValue).type
      .init(from: content.superDecoder(forKey: .content))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(window, forKey: .window)
    var kinds = values.nestedContainer(keyedBy: KindKey.self, forKey: .screen)
    let key = KindKey(stringValue: try ScreenRegistry.kind(of: screen).name)
    var content = kinds.nestedContainer(keyedBy: ContentKey.self, forKey: key)
    try screen.encode(to: content.superEncoder(forKey: .content))
  }
}
