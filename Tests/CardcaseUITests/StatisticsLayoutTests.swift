import DomainWords
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
        let layout = StatisticsLayout(in: size)
        let all = layout.pages.flatMap(\.self)
        #expect(all.map(\.panel).sorted { $0.rawValue < $1.rawValue } == StatisticsPanel.allCases)
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
      (Size(width: 80, height: 22), 3), (Size(width: 120, height: 38), 1),
      (Size(width: 200, height: 58), 1), (Size(width: 40, height: 10), 11),
      (Size(width: 100, height: 38), 2),
    ]
  )
  func pages(size: Size, pages: Int) {
    #expect(StatisticsLayout(in: size).pages.count == pages)
  }
}
