import Foundation
import SearchComparison
import SearchLanguage
import Testing

@Suite("Searches, beside Anki's engine")
struct AnkiSearchTests {
  @Test("find the same cards and notes, with and without accents", arguments: 1...3)
  func sameAnswers(number: Int) throws {
    let package = try #require(
      Bundle.module.url(
        forResource: "search-\(number)",
        withExtension: "colpkg",
        subdirectory: "Fixtures"
      )
    )
    let collection = try ComparedCollection(package)
    #expect(collection.searches.count > 500)
    for search in collection.searches {
      #expect(try collection.answer(to: search, .exact) == search.exact, "\(search.text)")
      #expect(
        try collection.answer(to: search, .withoutAccents) == search.withoutAccents,
        "\(search.text)"
      )
    }
  }
}
