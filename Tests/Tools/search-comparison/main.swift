import Foundation
import SearchComparison
import SearchLanguage

// Compares searches with Anki's engine: `search-comparison FILE.colpkg...`.
var differences = 0
for path in CommandLine.arguments.dropFirst() {
  let collection = try ComparedCollection(URL(fileURLWithPath: path))
  for search in collection.searches {
    for (letters, wanted) in [
      (LetterMatching.exact, search.exact), (.withoutAccents, search.withoutAccents),
    ] {
      let found = try? collection.answer(to: search, letters)
      guard found != wanted else { continue }
      differences += 1
      print("\(path)\t\(letters)\t\(search.text)\t\(wanted?.code ?? "!")\t\(found?.code ?? "!")")
      if CommandLine.arguments.count == 2 { print("  ", found?.cards ?? []) }
    }
  }
  print("\(path): \(collection.searches.count) searches")
}
print("\(differences) differences")
exit(differences == 0 ? 0 : 1)
