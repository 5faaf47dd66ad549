/// A template: the phrases of one part of the program, and what it counts.
struct PhrasePart {
  /// A phrase, or what is counted, with its English forms.
  struct Member {
    let name: String
    let english: [String]

    var placeholders: [String] { Placeholders.names(in: english[0]) }
  }

  /// The name of the file without its extension.
  let name: String
  let phrases: [Member]
  let counts: [Member]

  /// Reads a template.
  init(_ name: String, _ text: String) throws(POError) {
    self.name = name
    var (phrases, counts): ([Member], [Member]) = ([], [])
    for entry in try POEntry.entries(in: text, of: name) where entry.sentence != "" {
      guard entry.context.first?.isLowercase == true,
        entry.context.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { throw POError(name, "'\(entry.context)' is no name for a phrase") }
      let member = Member(name: entry.context, english: entry.english)
      if entry.plural == nil { phrases.append(member) } else { counts.append(member) }
    }
    (self.phrases, self.counts) = (phrases, counts)
  }
}

/// The names in braces of a sentence.
enum Placeholders {
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
