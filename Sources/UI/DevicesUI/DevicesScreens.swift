package import Screens
import Wording

/// The screens about the devices that keep their cards in step.
package enum DevicesScreens {
  /// The registry: one row for each kind of screen.
  package static let kinds: [ScreenKind] = [
    ScreenKind("devices", .devicesTitle) { DevicesScreen() },
    ScreenKind("device-setup", DeviceSetupScreen.self),
    ScreenKind("device-invitation", DeviceInvitationScreen.self),
    ScreenKind("device-question", DeviceQuestionScreen.self),
    ScreenKind("conflicts", ConflictListScreen.self),
    ScreenKind("conflict", ConflictScreen.self),
    ScreenKind("conflict-choice", ConflictChoiceScreen.self),
  ]

  /// The list of devices.
  package static var devices: any Screen { DevicesScreen() }

  /// The form that has this device join a group.
  package static var joining: any Screen { DeviceSetupScreen(.joining) }
}
