/// The signs beyond ASCII that screens draw on the Linux console. `ConsoleFontReachTests` looks them
/// up in the fonts.
enum ConsoleSigns {
  static let all = Set("┌┐└┘─│╔╗╚╝═║┼■•↓↑←→♦█░▒".unicodeScalars)
}
