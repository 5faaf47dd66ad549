import Foundation
import Secrets

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

func encode(_ session: Session, _ table: SecretTable) throws -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.userInfo = table.userInfo
  return Array(try encoder.encode(session))
}

func decode(_ bytes: [UInt8], _ table: SecretTable) throws -> Session {
  let decoder = JSONDecoder()
  decoder.userInfo = table.userInfo
  return try decoder.decode(Session.self, from: Data(bytes))
}
