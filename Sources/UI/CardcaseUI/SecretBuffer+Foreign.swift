import LockUI
import Locking
import Screens
import Secrets

extension SecretBuffer {
  /// The first character that a passcode of digits can't have; nil if there is none of which
  /// something is to be said.
  var firstForeign: ForeignInput? {
    for scalar in scalars {
      if let found = ForeignInput(scalar) { return found }
    }
    return nil
  }
}
