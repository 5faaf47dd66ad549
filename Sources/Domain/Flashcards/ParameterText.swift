/// The reason why a text is no set of parameters.
public enum ParameterTextError: Error, Sendable, Equatable {
  /// The text is empty.
  case empty
  /// A word of it is no number; `place` counts from 1.
  case noNumber(place: Int, word: String)
  /// There are numbers, but they are no valid set.
  case refused(ParameterError)
}

extension FSRSParameters {
  /// Parses 17, 19 or 21 numbers separated by commas, semicolons, blanks or line ends, in brackets
  /// or not, as Anki and other programs show them. The decimal sign is a point.
  ///
  /// - Returns: the parameters, and the number of values in the text.
  /// - Throws: `ParameterTextError` for an empty text, a word that is no number, or numbers that
  ///   are no valid set.
  public static func read(
    _ text: String
  ) throws(ParameterTextError) -> (parameters: FSRSParameters, given: Int) {
    let words = text.split { $0.isWhitespace || ",;[]()".contains($0) }
    guard !words.isEmpty else { throw .empty }
    var numbers: [Double] = []
    for (index, word) in words.enumerated() {
      guard word.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(word) else {
        throw .noNumber(place: index + 1, word: String(word))
      }
      numbers.append(number)
    }
    do throws(ParameterError) {
      return (try FSRSParameters(numbers), numbers.count)
    } catch {
      throw .refused(error)
    }
  }
}
