import AppSupport
import CardcaseUI
import Secrets
import Vault
import Wording

/// Damage is reported at each unlocking as far as record counts and key slots show it, and soon
/// after, once the sums of all tables were compared or, before a backup, every record was read.
extension UnlockedVault {
  /// The damage visible without reading every record.
  var visibleDamage: [Damage] {
    do throws(VaultFailure) {
      return try vault.check(under: key).damage
    } catch .damaged(let damage) {
      return [damage]
    } catch {
      // The disk prevents the check, and the next read will report that.
      return []
    }
  }

  /// The notices of damage not reported since unlocking; counts as reporting it.
  func notices(of damage: [Damage], _ wording: Wording) -> [Notice] {
    let new = damage.filter { toldDamage.insert($0).inserted && !isToldOtherwise($0) }
    let notices: [Notice] = new.isEmpty ? [] : [.damaged(Damage.summary(new, wording))]
    return notices + (new.contains(where: \.keepsFromReading) ? [.readOnly] : [])
  }

  /// True if damage is reported elsewhere: the wallet reports its own records, a reported table
  /// covers its records, and changed settings have a notice of their own.
  private func isToldOtherwise(_ damage: Damage) -> Bool {
    switch damage {
    case .record(let table, _):
      table == "payment_card" || toldDamage.contains(.records(table: table))
    case .settings: true
    default: false
    }
  }
}

extension Damage {
  /// True if nothing of the vault can be read.
  var keepsFromReading: Bool { self == .file || self == .log }
}
