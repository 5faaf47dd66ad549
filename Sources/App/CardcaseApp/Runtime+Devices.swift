import CardcaseUI
import Devices
import DevicesUI
import Wording

/// The effects of the screens about devices.
extension Runtime {
  /// Performs an effect on the group of devices.
  func perform(_ effect: DeviceEffect, _ ticket: Ticket) -> [RuntimeStep] {
    switch effect {
    case .load: [.reply(.devices(.loaded(nil)), to: ticket)]
    case .loadConflicts: [.reply(.devices(.conflicts([])), to: ticket)]
    case .stop: [.reply(.devices(.stopped), to: ticket)]
    case .sync, .found, .join, .invite, .remove, .leave, .settle:
      [.reply(.devices(.failed(.problem(.tooSlow))), to: ticket)]
    }
  }
}
