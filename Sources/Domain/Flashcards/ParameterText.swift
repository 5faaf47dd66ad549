/// Why a text is no set of parameters.
public enum ParameterTextError: Error, Sendable, Equatable {
  /// There is nothing in it.
  case empty
  /// A word of it is no number; counted from 1.
  case noNumber(place: Int, word: String)
  /// There are numbers, but no set of them.
  case refused(ParameterError)
}

extension FSRSParameters {
  /// Reads 17, 19 or 21 numbers with commas, semicolons, blanks or line ends between them, in brackets
  /// or not, as Anki and other programs show them. The decimal sign is a point.
  ///
  /// - Returns: the parameters, and how many numbers there were.
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
