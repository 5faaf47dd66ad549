/// The answers of somebody who begins a group of devices, or has this one join it.
package struct DeviceSetup: Hashable, Sendable {
  /// The remote, such as `folder:/srv/cards`.
  package var remote: String
  /// The name of this device.
  package var name: String
  /// The cards to keep in step.
  package var share: DeviceShare

  /// The answers.
  package init(remote: String, name: String, share: DeviceShare) {
    self.remote = remote
    self.name = name
    self.share = share
  }
}
