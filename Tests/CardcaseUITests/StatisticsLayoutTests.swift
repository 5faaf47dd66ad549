import DomainWords
import Flashcards
import Testing
import WindowLevels

@testable import Screens
@testable import StudyUI

@Suite("The places of the panels of statistics")
struct StatisticsLayoutTests {
  @Test("every panel is on one page, within the window, and over no other")
  func places() {
    for width in 30...300 where width % 7 == 0 || width < 130 {
      for height in [6, 10, 14, 22, 28, 38, 58, 98] {
        let size = Size(width: width, height: height)
        let layout = StatisticsLayout(of: nil, in: size)
        let all = layout.pages.flatMap(\.self).compactMap(\.content.panel)
        #expect(all.sorted { $0.rawValue < $1.rawValue } == StatisticsPanel.allCases)
        for page in layout.pages {
          #expect(!page.isEmpty, "\(size)")
          for (index, place) in page.enumerated() {
            #expect(Rect(size: size).intersection(place.rect) == place.rect, "\(size)")
            for other in page[..<index] {
              #expect(place.rect.intersection(other.rect).isEmpty, "\(size)")
            }
          }
        }
      }
    }
  }

  @Test(
    "there are as many pages as needed",
    arguments: [
      (Size(width: 80, height: 22), 4), (Size(width: 120, height: 38), 2),
      (Size(width: 200, height: 58), 1), (Size(width: 40, height: 10), 15),
      (Size(width: 100, height: 38), 2),
    ]
  )
  func pages(size: Size, pages: Int) {
    #expect(StatisticsLayout(of: nil, in: size).pages.count == pages)
  }

  @Test("panels without data share a place at the end", arguments: [40, 80, 200])
  func empty(width: Int) throws {
    let none = StudyStatistics(
      reviews: [],
      cards: [],
      now: LocalMoment(time: Timestamp(milliseconds: 0)),
      boundary: DayBoundary()
    ) { _ in Scheduler(model: FSRS6(), settings: .defaults) }
    let layout = StatisticsLayout(of: none, in: Size(width: width, height: width == 40 ? 10 : 22))
    #expect(layout.pages.count == (width == 40 ? 2 : 1))
    let places = layout.pages.flatMap(\.self).map(\.content)
    #expect(
      places == [.panel(.today), .empty(StatisticsPanel.allCases.filter { $0 != .today })]
    )
    #expect(layout.days(on: 0, ahead: 30) == nil)
  }
}
