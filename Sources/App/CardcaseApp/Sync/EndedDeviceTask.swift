import DevicesUI

/// Work with devices that has ended.
struct EndedDeviceTask: Sendable {
  let task: DeviceTask
  /// The reply to the window that asked; nil if there is nothing to tell.
  let reply: DeviceReply?
}
