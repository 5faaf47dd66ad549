import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the result of fitting parameters: how well the current and the fitted ones predict the
/// answers.
struct FitReportView {
  let report: FitReport
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  func draw(in area: Rect, into canvas: inout Canvas) {
    let used = canvas.write(wrapped: verdict, in: area, style: theme.title)
    guard report.verdict != .tooFew, let before = report.before, let after = report.after else {
      return
    }
    let table = area.dropping(rows: used + 1)
    let rows = [
      ("", wording(.parametersNow), wording(.parametersThen)),
      (
        wording(.parametersLogLoss), FSRSParameters.shown(before.logLoss),
        FSRSParameters.shown(after.logLoss)
      ),
      (
        wording(.parametersRMSE), wording.percent(tenthsOf: before.rmse),
        wording.percent(tenthsOf: after.rmse)
      ),
    ]
    for (index, row) in rows.enumerated() where index < table.height {
      let at = table.origin.moved(y: index)
      canvas.write(row.0, at: at)
      let numbers = row.1.leftPadded(to: 10) + row.2.leftPadded(to: 10)
      canvas.write(
        numbers,
        at: at.moved(x: min(28, table.width - 20)),
        style: index == 0 ? theme.muted : theme.title
      )
    }
    let rest = table.dropping(rows: rows.count + (table.height > 9 ? 1 : 0))
    canvas.write(wrapped: wording(.parametersScoreHint), in: rest, style: theme.muted)
  }

  var verdict: String {
    switch report.verdict {
    case .tooFew: return wording(.parametersTooFew(answers: String(report.answers)))
    case .noBetter: return wording(.parametersNoBetter(report.answers))
    case .better: return wording(.parametersBetter(report.answers))
    }
  }
}
