import CardcaseUI
import Preferences
import Store
import Testing

@testable import CardcaseApp

@Suite("Preferences")
struct PreferencesTests {
  @Test(
    "every time that is offered is kept as it was chosen",
    arguments: Preferences.idleLimits + Preferences.sessionLimits + Preferences.clipboardLimits
  )
  func limits(limit: Duration?) {
    let chosen = Preferences(idleLimit: limit, sessionLimit: limit, clipboardLimit: limit)
    #expect(Preferences(Settings(chosen)) == chosen)
  }
}
