import FoundationEssentials

/// Makes Swift of PO files, in each build: the templates (`*.pot`) hold the phrases in English, by part of
/// the program, the others, such as `de.po`, the words of a language each.
///
/// The context of an entry (`msgctxt`) is the phrase's name in the code, and the names in braces in its
/// sentence (`msgid`) are the phrase's placeholders. An entry with a plural (`msgid_plural`) has a form for
/// each number that is given for its placeholder `{n}`.
@main
enum WordCompiler {
  /// Called with the folder to write to and the PO files.
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let folder = paths.first else { return }
    let files = try paths.dropFirst().map { file in
      (name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    }
    for (name, text) in try sources(of: files) {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
  }

  /// The Swift sources of PO files, by their names.
  static func sources(of files: [(name: String, text: String)]) throws(POError) -> [String: String]
  {
    var parts: [PhrasePart] = []
    for file in files where file.name.hasSuffix(".pot") {
      parts.append(try PhrasePart(file.name, file.text))
    }
    let english = Translation(english: parts)
    guard english.words.count == parts.reduce(0, { $0 + $1.phrases.count }) else {
      throw POError("*.pot", "a name is there twice")
    }
    var translations = [english]
    for file in files where file.name.hasSuffix(".po") {
      let code = String(file.name.dropLast(".po".count))
      translations.append(try Translation(code, file.text, of: english.words))
    }
    return WordSources(parts: parts, translations: translations).files
  }
}
