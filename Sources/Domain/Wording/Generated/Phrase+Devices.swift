// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/devices.pot. Change it there.

extension Phrase {
  /// Devices
  package static var devicesTitle: Phrase { Phrase(.devicesTitle) }
  /// Keep the same cards on several devices, sealed, over a folder, git or rclone. Nobody in between can read them.
  package static var devicesText: Phrase { Phrase(.devicesText) }
  /// Join your other devices
  package static var deviceJoin: Phrase { Phrase(.deviceJoin) }
  /// Set up for the first device
  package static var deviceFound: Phrase { Phrase(.deviceFound) }
  /// Sync now
  package static var keySyncNow: Phrase { Phrase(.keySyncNow) }
  /// Conflicts
  package static var keyConflicts: Phrase { Phrase(.keyConflicts) }
  /// Invite a device
  package static var keyInvite: Phrase { Phrase(.keyInvite) }
  /// Remove
  package static var keyRemove: Phrase { Phrase(.keyRemove) }
  /// Bring back what lost devices had
  package static var deviceRestore: Phrase { Phrase(.deviceRestore) }
  /// Verify the remote
  package static var keyVerifyRemote: Phrase { Phrase(.keyVerifyRemote) }
  /// Change the remote
  package static var keyMoveGroup: Phrase { Phrase(.keyMoveGroup) }
  /// Delete the group's files
  package static var keyDestroyGroup: Phrase { Phrase(.keyDestroyGroup) }
  /// Leave the group
  package static var keyLeaveGroup: Phrase { Phrase(.keyLeaveGroup) }
  /// Keep this one
  package static var keyKeepVersion: Phrase { Phrase(.keyKeepVersion) }
  /// all cards
  package static var deviceSharesBoth: Phrase { Phrase(.deviceSharesBoth) }
  /// flashcards
  package static var deviceSharesFlashcards: Phrase { Phrase(.deviceSharesFlashcards) }
  /// payment cards
  package static var deviceSharesCards: Phrase { Phrase(.deviceSharesCards) }
  /// A folder: Syncthing, Nextcloud, a stick
  package static var deviceEngineFolder: Phrase { Phrase(.deviceEngineFolder) }
  /// A git remote
  package static var deviceEngineGit: Phrase { Phrase(.deviceEngineGit) }
  /// An rclone remote: S3, WebDAV, SFTP
  package static var deviceEngineRclone: Phrase { Phrase(.deviceEngineRclone) }
  /// What do your devices have in common?
  package static var deviceEngineText: Phrase { Phrase(.deviceEngineText) }
  /// The folder, from the root, such as /home/ada/Sync/cards
  package static var deviceFolderText: Phrase { Phrase(.deviceFolderText) }
  /// The URL of an empty repository, such as ssh://nas/srv/cards.git
  package static var deviceGitText: Phrase { Phrase(.deviceGitText) }
  /// The remote that rclone knows and a path in it, such as nas:cards
  package static var deviceRcloneText: Phrase { Phrase(.deviceRcloneText) }
  /// Address
  package static var deviceAddressLabel: Phrase { Phrase(.deviceAddressLabel) }
  /// A name for this device, such as laptop. Your other devices call it that.
  package static var deviceNameText: Phrase { Phrase(.deviceNameText) }
  /// Type a name first.
  package static var deviceNameEmpty: Phrase { Phrase(.deviceNameEmpty) }
  /// Which cards are to be on this device and the others?
  package static var deviceShareText: Phrase { Phrase(.deviceShareText) }
  /// One-time key
  package static var deviceKeyTitle: Phrase { Phrase(.deviceKeyTitle) }
  /// On a device of the group choose Invite, and type here the key that it shows.
  package static var deviceKeyText: Phrase { Phrase(.deviceKeyText) }
  /// Type the recovery key of this vault: with it alone the cards come back from the remote where all devices are lost. Enter without it goes on without.
  package static var deviceFoundKeyText: Phrase { Phrase(.deviceFoundKeyText) }
  /// Type the recovery key of a device that was in the group, from the paper it was written down on.
  package static var deviceRestoreKeyText: Phrase { Phrase(.deviceRestoreKeyText) }
  /// That is no recovery key: a character was mistyped. Look at it again.
  package static var deviceRecoveryKeyWrong: Phrase { Phrase(.deviceRecoveryKeyWrong) }
  /// Nothing on this remote was made for this recovery key.
  package static var deviceNothingToRecover: Phrase { Phrase(.deviceNothingToRecover) }
  /// Devices: {name} has what the group had. Remove the devices that are lost.
  package static func deviceRestored(name: String) -> Phrase {
    Phrase(.deviceRestored, [name])
  }
  /// Devices: all {segments} on the remote are whole, and none is missing.
  package static func deviceVerified(segments: String) -> Phrase {
    Phrase(.deviceVerified, [segments])
  }
  /// Delete all files of the group at {remote}? They are gone for all devices, and can't be brought back. Every device keeps its cards.
  package static func deviceDestructionText(remote: String) -> Phrase {
    Phrase(.deviceDestructionText, [remote])
  }
  /// Devices: the group's files at {remote} are deleted, and this device is in no group.
  package static func deviceDestroyed(remote: String) -> Phrase {
    Phrase(.deviceDestroyed, [remote])
  }
  /// That is not the key that the other device shows. Look at it again.
  package static var deviceKeyWrong: Phrase { Phrase(.deviceKeyWrong) }
  /// Making a one-time key
  package static var deviceKeyMaking: Phrase { Phrase(.deviceKeyMaking) }
  /// On the new device choose Join and type this key. It admits one device, once, and is worth nothing later.
  package static var deviceInviteText: Phrase { Phrase(.deviceInviteText) }
  /// Enter says the time left, q stops:
  package static var deviceInviteWait: Phrase { Phrase(.deviceInviteWait) }
  /// Show the one-time key
  package static var deviceShowKey: Phrase { Phrase(.deviceShowKey) }
  /// {time} left
  package static func deviceTimeLeft(time: String) -> Phrase {
    Phrase(.deviceTimeLeft, [time])
  }
  /// {device} has the key, and is being let in.
  package static func deviceAsked(device: String) -> Phrase {
    Phrase(.deviceAsked, [device])
  }
  /// {device} is in the group now. It gets everything from the remote.
  package static func deviceAdmitted(device: String) -> Phrase {
    Phrase(.deviceAdmitted, [device])
  }
  /// The invitation is over; its key admits nobody any more.
  package static var deviceInviteEnded: Phrase { Phrase(.deviceInviteEnded) }
  /// Looking at the remote
  package static var deviceLooking: Phrase { Phrase(.deviceLooking) }
  /// Sending
  package static var deviceSending: Phrase { Phrase(.deviceSending) }
  /// Receiving
  package static var deviceReceiving: Phrase { Phrase(.deviceReceiving) }
  /// Waiting for the device that invites
  package static var deviceWaiting: Phrase { Phrase(.deviceWaiting) }
  /// Esc stops it. What is done stays, the rest waits.
  package static var deviceStopHint: Phrase { Phrase(.deviceStopHint) }
  /// Remote
  package static var deviceRemoteLabel: Phrase { Phrase(.deviceRemoteLabel) }
  /// Waiting
  package static var deviceWaitingLabel: Phrase { Phrase(.deviceWaitingLabel) }
  /// Last in step
  package static var deviceLastSyncLabel: Phrase { Phrase(.deviceLastSyncLabel) }
  /// nothing
  package static var deviceNothingWaits: Phrase { Phrase(.deviceNothingWaits) }
  /// {changes} to send
  package static func deviceToSend(changes: String) -> Phrase {
    Phrase(.deviceToSend, [changes])
  }
  /// {changes} to receive
  package static func deviceToReceive(changes: String) -> Phrase {
    Phrase(.deviceToReceive, [changes])
  }
  /// never
  package static var deviceNever: Phrase { Phrase(.deviceNever) }
  /// this device
  package static var deviceOwn: Phrase { Phrase(.deviceOwn) }
  /// removed
  package static var deviceRemoved: Phrase { Phrase(.deviceRemoved) }
  /// {numbers} not here yet
  package static func deviceLacks(numbers: String) -> Phrase {
    Phrase(.deviceLacks, [numbers])
  }
  /// Device
  package static var deviceColumnName: Phrase { Phrase(.deviceColumnName) }
  /// No.
  package static var deviceColumnNumber: Phrase { Phrase(.deviceColumnNumber) }
  /// replaces {device}
  package static func deviceReplaces(device: String) -> Phrase {
    Phrase(.deviceReplaces, [device])
  }
  /// replaces {device} since {time}
  package static func deviceReplacesSince(device: String, time: String) -> Phrase {
    Phrase(.deviceReplacesSince, [device, time])
  }
  /// {device} {replaces}. Remove {earlier} if nobody uses it any more.
  package static func deviceGoesOn(device: String, replaces: String, earlier: String) -> Phrase {
    Phrase(.deviceGoesOn, [device, replaces, earlier])
  }
  /// Shares
  package static var deviceColumnShares: Phrase { Phrase(.deviceColumnShares) }
  /// Last heard from
  package static var deviceColumnHeard: Phrase { Phrase(.deviceColumnHeard) }
  /// Devices: everything is in step.
  package static var devicesInStep: Phrase { Phrase(.devicesInStep) }
  /// Devices: {sent} sent, {received} received.
  package static func devicesSynced(sent: String, received: String) -> Phrase {
    Phrase(.devicesSynced, [sent, received])
  }
  /// nothing
  package static var syncNothing: Phrase { Phrase(.syncNothing) }
  /// Devices: {conflicts} to settle.
  package static func deviceConflictsWait(conflicts: String) -> Phrase {
    Phrase(.deviceConflictsWait, [conflicts])
  }
  /// Devices: set up on {remote}. Invite the next device from here.
  package static func deviceFounded(remote: String) -> Phrase {
    Phrase(.deviceFounded, [remote])
  }
  /// Devices: the remote is changed. Change it on the other devices, too.
  package static var deviceMoved: Phrase { Phrase(.deviceMoved) }
  /// Devices: {name} is in the group.
  package static func deviceJoined(name: String) -> Phrase {
    Phrase(.deviceJoined, [name])
  }
  /// Devices: {device} is removed. What is new is sealed with keys that it does not have.
  package static func deviceWasRemoved(device: String) -> Phrase {
    Phrase(.deviceWasRemoved, [device])
  }
  /// Devices: this device left the group. Its cards stay here.
  package static var deviceHasLeft: Phrase { Phrase(.deviceHasLeft) }
  /// Devices: this device is at {remote} now. The files at the earlier remote stay; the other devices go there with: cardcase sync move {remote}
  package static func deviceHasMoved(remote: String) -> Phrase {
    Phrase(.deviceHasMoved, [remote])
  }
  /// Remove {device}
  package static func deviceRemoveName(device: String) -> Phrase {
    Phrase(.deviceRemoveName, [device])
  }
  /// Remove {device}? It gets nothing new and its changes are refused. It still has all cards that it has now; if it is lost, have the banks replace those payment cards.
  package static func deviceRemovalText(device: String) -> Phrase {
    Phrase(.deviceRemovalText, [device])
  }
  /// Remove {device}? It gets nothing new and its changes are refused. It still has all flashcards that it has now.
  package static func deviceRemovalFlashcardsText(device: String) -> Phrase {
    Phrase(.deviceRemovalFlashcardsText, [device])
  }
  /// Leave the group? Your cards stay on this device, and on the others. To come back you join again.
  package static var deviceLeavingText: Phrase { Phrase(.deviceLeavingText) }
  /// Leave it as it is
  package static var deviceKeep: Phrase { Phrase(.deviceKeep) }
  /// Name
  package static var conflictColumnName: Phrase { Phrase(.conflictColumnName) }
  /// Kind
  package static var conflictColumnKind: Phrase { Phrase(.conflictColumnKind) }
  /// Field
  package static var conflictColumnField: Phrase { Phrase(.conflictColumnField) }
  /// Devices
  package static var conflictColumnDevices: Phrase { Phrase(.conflictColumnDevices) }
  /// note
  package static var conflictNote: Phrase { Phrase(.conflictNote) }
  /// card
  package static var conflictCard: Phrase { Phrase(.conflictCard) }
  /// deck
  package static var conflictDeck: Phrase { Phrase(.conflictDeck) }
  /// note type
  package static var conflictNoteType: Phrase { Phrase(.conflictNoteType) }
  /// payment card
  package static var conflictPaymentCard: Phrase { Phrase(.conflictPaymentCard) }
  /// something newer
  package static var conflictOther: Phrase { Phrase(.conflictOther) }
  /// No conflicts. Fields that are changed on two devices at once are listed here.
  package static var conflictsNone: Phrase { Phrase(.conflictsNone) }
  /// {name} ({kind}): {field}
  package static func conflictAbout(name: String, kind: String, field: String) -> Phrase {
    Phrase(.conflictAbout, [name, kind, field])
  }
  /// shown now
  package static var conflictShown: Phrase { Phrase(.conflictShown) }
  /// Which one is to stay, on all devices?
  package static var conflictText: Phrase { Phrase(.conflictText) }
  /// All conflicts at once: what is to stay, on all devices?
  package static var conflictsText: Phrase { Phrase(.conflictsText) }
  /// Keep what shows now
  package static var conflictKeepShown: Phrase { Phrase(.conflictKeepShown) }
  /// Keep what {device} wrote
  package static func conflictKeepOf(device: String) -> Phrase {
    Phrase(.conflictKeepOf, [device])
  }
  /// Conflict: settled.
  package static var conflictSettled: Phrase { Phrase(.conflictSettled) }
  /// Conflicts: {conflicts} settled.
  package static func conflictsSettled(conflicts: String) -> Phrase {
    Phrase(.conflictsSettled, [conflicts])
  }
  /// All at once
  package static var keySettleAll: Phrase { Phrase(.keySettleAll) }
  /// There is no group at this address. Set one up on your first device.
  package static var deviceNothingThere: Phrase { Phrase(.deviceNothingThere) }
  /// There is a group at this address already. Join it instead.
  package static var deviceGroupThere: Phrase { Phrase(.deviceGroupThere) }
  /// Nobody let this device in. Invite it once more, and type the new key.
  package static var deviceNotAdmitted: Phrase { Phrase(.deviceNotAdmitted) }
  /// "{name}" can't be the name of a device: one line of up to 40 characters.
  package static func deviceNameWrong(name: String) -> Phrase {
    Phrase(.deviceNameWrong, [name])
  }
  /// Devices: of a demo nothing is kept. Start without --demo to set devices up.
  package static var deviceNotInDemo: Phrase { Phrase(.deviceNotInDemo) }
  /// Devices: {reason}. Nothing was changed.
  package static func deviceFailed(reason: String) -> Phrase {
    Phrase(.deviceFailed, [reason])
  }
  /// Type the address first.
  package static var remoteEmpty: Phrase { Phrase(.remoteEmpty) }
  /// A folder is named from the root, beginning with a slash.
  package static var remoteNotAbsolute: Phrase { Phrase(.remoteNotAbsolute) }
  /// {path}: {reason}. Type the path of a folder that is there.
  package static func deviceFolderProblem(path: String, reason: String) -> Phrase {
    Phrase(.deviceFolderProblem, [path, reason])
  }
  /// An address can't begin with a hyphen.
  package static var remoteOption: Phrase { Phrase(.remoteOption) }
  /// An address that starts another program is refused.
  package static var remoteTransport: Phrase { Phrase(.remoteTransport) }
  /// The address has a character that can't be printed.
  package static var remoteControlCharacter: Phrase { Phrase(.remoteControlCharacter) }
  /// An address begins with folder:, git: or rclone:.
  package static var remoteUnknownKind: Phrase { Phrase(.remoteUnknownKind) }
  /// Devices: the remote can't be reached: {reason}.
  package static func deviceUnreachable(reason: String) -> Phrase {
    Phrase(.deviceUnreachable, [reason])
  }
  /// Devices: {program} is not installed. It is in the package {package}.
  package static func deviceProgramMissing(program: String, package: String) -> Phrase {
    Phrase(.deviceProgramMissing, [program, package])
  }
  /// Devices: the remote took too long. It is tried again later.
  package static var deviceTooSlow: Phrase { Phrase(.deviceTooSlow) }
  /// Devices: the remote has no room left.
  package static var deviceRemoteFull: Phrase { Phrase(.deviceRemoteFull) }
  /// Devices: the remote has less than before. What this device made is sent again.
  package static var deviceRemoteEmptied: Phrase { Phrase(.deviceRemoteEmptied) }
  /// Devices: the remote has the files of another group.
  package static var deviceOtherGroup: Phrase { Phrase(.deviceOtherGroup) }
  /// Devices: the changes {numbers} of {device} were damaged on the remote, and are not taken in: {file}.
  package static func deviceDamaged(numbers: String, device: String, file: String) -> Phrase {
    Phrase(.deviceDamaged, [numbers, device, file])
  }
  /// Devices: a file is by no device of the group, and is not taken in: {file}.
  package static func deviceForged(file: String) -> Phrase {
    Phrase(.deviceForged, [file])
  }
  /// Devices: the changes of {device} were replaced by others. They are not taken in.
  package static func deviceExchanged(device: String) -> Phrase {
    Phrase(.deviceExchanged, [device])
  }
  /// Devices: something that is no file, or too large, is in the place of {file} of {device}.
  package static func deviceObstructed(file: String, device: String) -> Phrase {
    Phrase(.deviceObstructed, [file, device])
  }
  /// Devices: the remote lost the changes {numbers} of {device}. Sync on {device} to put them up again.
  package static func deviceGone(numbers: String, device: String) -> Phrase {
    Phrase(.deviceGone, [numbers, device])
  }
  /// Devices: the changes {numbers} of this device are lost on the remote and in its archive.
  package static func deviceLost(numbers: String) -> Phrase {
    Phrase(.deviceLost, [numbers])
  }
  /// Devices: the changes {numbers} of this device were damaged on the remote. Put up again: {file}.
  package static func deviceMended(numbers: String, file: String) -> Phrase {
    Phrase(.deviceMended, [numbers, file])
  }
  /// Devices: {device} wrote on after it was removed. That is not taken in.
  package static func deviceLateWrites(device: String) -> Phrase {
    Phrase(.deviceLateWrites, [device])
  }
  /// Devices: changes of {device} wait for what it has not sent. Update Cardcase there, then sync.
  package static func deviceIncomplete(device: String) -> Phrase {
    Phrase(.deviceIncomplete, [device])
  }
  /// Devices: waiting for the changes {numbers} of {device}.
  package static func deviceMissing(numbers: String, device: String) -> Phrase {
    Phrase(.deviceMissing, [numbers, device])
  }
  /// Devices: the clock of {device} is off by {time}.
  package static func deviceClockOff(device: String, time: String) -> Phrase {
    Phrase(.deviceClockOff, [device, time])
  }
  /// Devices: {device} has a newer Cardcase. What this one does not know is kept for it.
  package static func deviceNewerProgram(device: String) -> Phrase {
    Phrase(.deviceNewerProgram, [device])
  }
  /// Devices: this vault is a copy or an older backup, and goes on as a new device.
  package static var deviceReplaced: Phrase { Phrase(.deviceReplaced) }
  /// Devices: what was deleted on one device and changed on another stays: {things}.
  package static func deviceKept(things: String) -> Phrase {
    Phrase(.deviceKept, [things])
  }
  /// Sending what was changed to the other devices. Any key ends this.
  package static var quitSending: Phrase { Phrase(.quitSending) }
  /// An address can't have a password in it: programs are given it where others can see it.
  package static var remotePassword: Phrase { Phrase(.remotePassword) }
  /// The address is too long.
  package static var remoteTooLong: Phrase { Phrase(.remoteTooLong) }
  /// Behind the name of an rclone remote come a colon and a path: rclone:nas:cards.
  package static var remoteNoPath: Phrase { Phrase(.remoteNoPath) }
  /// Name a remote of rclone's own configuration, without options.
  package static var remoteRcloneName: Phrase { Phrase(.remoteRcloneName) }
}
