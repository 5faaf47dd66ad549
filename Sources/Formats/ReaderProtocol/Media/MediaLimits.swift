/// The limits on pictures and sounds.
package enum MediaLimits {
  /// The greatest size of the file of a picture, in bytes.
  package static let pictureFile = 64 << 20
  /// The greatest number of pixels of a picture, in millions.
  package static let megapixels = 100
  /// The greatest width and height of a picture, in pixels.
  package static let side = 65_535
  /// The greatest width and height that a picture can be asked for in.
  package static let mostWanted = 4_096

  /// The greatest size of the file of a sound, in bytes.
  package static let soundFile = 128 << 20
  /// The greatest length of a sound, in minutes.
  package static let minutes = 10
  /// The sampling rates, in hertz.
  package static let rates = 1_000...192_000
  /// The numbers of channels.
  package static let channels = 1...8
}
