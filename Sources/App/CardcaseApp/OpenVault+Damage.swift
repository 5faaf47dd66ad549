import CardcaseUI
import Secrets
import Vault
import Wording

/// Damage is told at each unlocking, as far as counts and the ways in show it, and soon after, once
/// the sums of all tables were compared or, before a backup, everything was read.
extension OpenVault {
  /// What can be seen of damage at once.
  var visibleDamage: [Damage] {
    do throws(VaultFailure) {
      return try vault.check(under: key).damage
    } catch .damaged(let damage) {
      return [damage]
    } catch {
      // The disk holds it up; what is opened next will say so.
      return []
    }
  }

  /// The notices of damage that was not told since the vault was unlocked, which is told from now on.
  mutating func notices(of damage: [Damage], _ wording: Wording) -> [Notice] {
    let new = damage.filter { toldDamage.insert($0).inserted && !isToldOtherwise($0) }
    let others = new.filter { $0 != .manifest }
    return (others.isEmpty ? [] : [.damaged(Damage.summary(others, wording))])
      + (new.contains(.manifest) ? [.readOnly] : [])
  }

  /// The wallet tells of its own records, a table that was told stands for its records, and changed
  /// settings have a notice of their own.
  private func isToldOtherwise(_ damage: Damage) -> Bool {
    switch damage {
    case .record(let table, _):
      table == "payment_card" || toldDamage.contains(.records(table: table))
    case .settings: true
    default: false
    }
  }
}
