import Widgets
import WindowLevels

/// The pictures that are decoded, and the requests for them. No pixel of it is ever sealed or saved.
struct PictureCache: Sendable {
  /// The number of bytes of pixels from which on those are dropped that no screen needs.
  private static let most = 32 << 20
  /// The number of bytes of a picture from which on it is decoded anew where much less of it is needed, as
  /// every frame goes through it.
  private static let large = 4 << 20

  /// The last request for each picture.
  private var requests: [String: WantedPicture] = [:]
  private var pictures: [String: LoadedPicture] = [:]

  /// A picture by the name of its file; nil until it is decoded.
  subscript(_ file: String) -> LoadedPicture? { pictures[file] }

  /// The pictures that have to be decoded of those given, in their order: those that are not there yet in
  /// such a size, or in one that is much larger. What there is of one stays until it comes.
  mutating func wanted(_ wanted: [WantedPicture]) -> [WantedPicture] {
    if pictures.values.reduce(0, { $0 + $1.bytes }) > Self.most {
      let needed = Set(wanted.map(\.file))
      pictures = pictures.filter { needed.contains($0.key) }
      requests = requests.filter { needed.contains($0.key) }
    }
    return wanted.filter { picture in
      let isLarge = pictures[picture.file].map { $0.bytes > Self.large } ?? false
      if let asked = requests[picture.file], asked.size.covers(picture.size),
        !isLarge || asked.size.width <= 2 * picture.size.width
      {
        return false
      }
      requests[picture.file] = picture
      return true
    }
  }

  /// Keeps what was decoded, unless something else is awaited since.
  mutating func receive(_ picture: LoadedPicture, for wanted: WantedPicture) {
    guard requests[wanted.file] == wanted else { return }
    pictures[wanted.file] = picture
  }

  /// Has those asked for again that are not there, as files may have come.
  mutating func retry() {
    for (file, picture) in pictures {
      if case .pixels = picture { continue }
      pictures[file] = nil
      requests[file] = nil
    }
  }
}

extension LoadedPicture {
  /// The number of bytes of its pixels.
  fileprivate var bytes: Int {
    if case .pixels(let pixels, _) = self { pixels.memory.count } else { 0 }
  }
}

extension Size {
  /// True if a picture that fits into another size has no more pixels than one that fits into this.
  fileprivate func covers(_ other: Size) -> Bool {
    width >= other.width && height >= other.height
  }
}
