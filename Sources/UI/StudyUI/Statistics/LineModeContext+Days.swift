import DomainWords
import Screens
import Wording

extension LineModeContext where Data == StudyData {
  /// The choice that leads to the numbers of each day.
  var moreOnDays: LineModeChoice<Action> {
    LineModeChoice("more", wording(.lineModeTellMore), ChoiceAction(aside: .item, firstRow: 0))
  }

  /// The numbers of each day.
  ///
  /// - Parameters:
  ///   - count: the number of days.
  ///   - words: the date of a day, and behind it its numbers.
  func days(
    _ name: String,
    _ count: Int,
    telling words: (_ day: Int) -> [String]
  ) -> LineModeScene<Action> {
    let list = LineModeList(count: count, context: self, aside: .item)
    return LineModeScene(
      name: "\(name) \(firstRow)",
      lines: list.page.map { day in
        let words = words(day)
        let value = wording.sentences(words.dropFirst().map { wording(.asSentence(text: $0)) })
        return .text(wording(.lineModeItem(label: words.first ?? "", value: value)))
      },
      choices: list.more + [back()],
      onEmpty: ChoiceAction(),
      enter: wording(.keyBack)
    )
  }
}
