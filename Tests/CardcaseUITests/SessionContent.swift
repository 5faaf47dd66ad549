@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

extension Session.Entry {
  /// The entry's screen of the wallet, if it is of that type.
  func content<Content: Screen<WalletData>>() -> Content? {
    screen as? Content
  }
}
