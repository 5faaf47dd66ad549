/// A template: the phrases of one part of the program, and what it counts.
struct PhrasePart {
  /// A phrase with its English sentence, or with one for each plural form.
  struct Member {
    let name: String
    let english: [String]

    /// True if the sentence depends on a number.
    var isCounted: Bool { english.count > 1 }

    /// The names in braces, in the order of the sentence, but the number that decides the form first.
    var placeholders: [String] {
      let names = Placeholders.names(in: english[0])
      return isCounted ? [Placeholders.number] + names.filter { $0 != Placeholders.number } : names
    }
  }

  /// The name of the file without its extension.
  let name: String
  let phrases: [Member]

  /// Reads a template.
  init(_ name: String, _ text: String) throws(POError) {
    self.name = name
    var phrases: [Member] = []
    for entry in try POEntry.entries(in: text, of: name) where entry.sentence != "" {
      guard entry.context.first?.isLowercase == true,
        entry.context.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { throw POError(name, "'\(entry.context)' is no name for a phrase") }
      let member = Member(name: entry.context, english: entry.english)
      guard
        !member.isCounted || Placeholders.names(in: member.english[1]).contains(Placeholders.number)
      else { throw POError(name, "\(entry.context) has a plural, and no {n} for the number") }
      phrases.append(member)
    }
    self.phrases = phrases
  }
}

/// The names in braces of a sentence.
enum Placeholders {
  /// The name of the number that decides the plural form.
  static let number = "n"

  /// The names, in the order in which they first appear.
  static func names(in sentence: String) -> [String] {
    var names: [String] = []
    for part in sentence.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "}") else { continue }
      let name = part[..<end]
      guard name.first?.isLowercase == true,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { continue }
      if !names.contains(String(name)) { names.append(String(name)) }
    }
    return names
  }
}
