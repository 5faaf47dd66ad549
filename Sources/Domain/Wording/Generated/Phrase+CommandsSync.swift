// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/commands-sync.pot. Change it there.

extension Phrase {
  /// This vault is in no group. cardcase sync init begins one, cardcase sync join joins one.
  package static var commandSyncNone: Phrase { Phrase(.commandSyncNone) }
  /// This vault is in a group already. cardcase sync leave ends that.
  package static var commandSyncMember: Phrase { Phrase(.commandSyncMember) }
  /// {name} is the first device of a group at {remote}. cardcase sync invite lets the next one in.
  package static func commandSyncFounded(name: String, remote: String) -> Phrase {
    Phrase(.commandSyncFounded, [name, remote])
  }
  /// Recovery key of this vault (Enter to do without):
  package static var commandSyncAskRecovery: Phrase { Phrase(.commandSyncAskRecovery) }
  /// Without the recovery key the remote brings nothing back once all devices are lost. Keep a backup elsewhere.
  package static var commandSyncNoRecovery: Phrase { Phrase(.commandSyncNoRecovery) }
  /// On the new device: cardcase sync join {remote}. It asks for this key, which holds for 15 minutes and lets one device in:
  package static func commandSyncInvite(remote: String) -> Phrase {
    Phrase(.commandSyncInvite, [remote])
  }
  /// Waiting for the device. Ctrl-C calls the invitation off.
  package static var commandSyncInviteWait: Phrase { Phrase(.commandSyncInviteWait) }
  /// One-time key that the other device shows:
  package static var commandSyncAskKey: Phrase { Phrase(.commandSyncAskKey) }
  /// Waiting for the other device. A key that it does not show is told within half a minute. Ctrl-C calls it off.
  package static var commandSyncJoinWait: Phrase { Phrase(.commandSyncJoinWait) }
  /// Recovery key of a device of the group:
  package static var commandSyncAskPaper: Phrase { Phrase(.commandSyncAskPaper) }
  /// {name} has what the group had. Remove the devices that are lost: cardcase sync devices remove NAME.
  package static func commandSyncRestored(name: String) -> Phrase {
    Phrase(.commandSyncRestored, [name])
  }
  /// Nothing new from other devices, and nothing waits to be sent.
  package static var commandSyncNothing: Phrase { Phrase(.commandSyncNothing) }
  /// {changes} from other devices received; nothing waits to be sent.
  package static func commandSyncReceived(changes: String) -> Phrase {
    Phrase(.commandSyncReceived, [changes])
  }
  /// Sent: {things}.
  package static func commandSyncSent(things: String) -> Phrase {
    Phrase(.commandSyncSent, [things])
  }
  /// Received: {things}.
  package static func commandSyncTook(things: String) -> Phrase {
    Phrase(.commandSyncTook, [things])
  }
  /// Remote: {remote}
  package static func commandSyncRemote(remote: String) -> Phrase {
    Phrase(.commandSyncRemote, [remote])
  }
  /// Last synced: {time}
  package static func commandSyncLast(time: String) -> Phrase {
    Phrase(.commandSyncLast, [time])
  }
  /// The remote was not reached at {time}: {reason}
  package static func commandSyncNotReached(time: String, reason: String) -> Phrase {
    Phrase(.commandSyncNotReached, [time, reason])
  }
  /// To send: {count}
  package static func commandSyncToSend(count: String) -> Phrase {
    Phrase(.commandSyncToSend, [count])
  }
  /// To receive: {count}
  package static func commandSyncToReceive(count: String) -> Phrase {
    Phrase(.commandSyncToReceive, [count])
  }
  /// Conflicts: {count}
  package static func commandSyncConflictCount(count: String) -> Phrase {
    Phrase(.commandSyncConflictCount, [count])
  }
  /// {number}. {name}: {state}, {shares}
  package static func commandSyncDevice(number: String, name: String, state: String, shares: String) -> Phrase {
    Phrase(.commandSyncDevice, [number, name, state, shares])
  }
  /// last heard from {time}
  package static func commandSyncHeard(time: String) -> Phrase {
    Phrase(.commandSyncHeard, [time])
  }
  /// never heard from
  package static var commandSyncNotHeard: Phrase { Phrase(.commandSyncNotHeard) }
  /// There is no other device {name}. cardcase sync devices lists them with their numbers.
  package static func commandSyncNoDevice(name: String) -> Phrase {
    Phrase(.commandSyncNoDevice, [name])
  }
  /// Several devices are meant by {name}. Name one by its number:
  package static func commandSyncSameNames(name: String) -> Phrase {
    Phrase(.commandSyncSameNames, [name])
  }
  /// {number}. {field}
  package static func commandSyncConflict(number: String, field: String) -> Phrase {
    Phrase(.commandSyncConflict, [number, field])
  }
  /// {name} ({kind})
  package static func commandSyncConflictThing(name: String, kind: String) -> Phrase {
    Phrase(.commandSyncConflictThing, [name, kind])
  }
  /// {number}. {text} ({device}, {time})
  package static func commandSyncVersion(number: String, text: String, device: String, time: String) -> Phrase {
    Phrase(.commandSyncVersion, [number, text, device, time])
  }
  /// {number}. {text} ({device}, {time}; shown now)
  package static func commandSyncVersionShown(number: String, text: String, device: String, time: String) -> Phrase {
    Phrase(.commandSyncVersionShown, [number, text, device, time])
  }
  /// There is no conflict, or no version of it, with this number. cardcase sync conflicts lists them.
  package static var commandSyncNoConflict: Phrase { Phrase(.commandSyncNoConflict) }
  /// not readable
  package static var conflictUnseen: Phrase { Phrase(.conflictUnseen) }
  /// empty
  package static var conflictEmpty: Phrase { Phrase(.conflictEmpty) }
  /// number ending in {digits}
  package static func conflictNumber(digits: String) -> Phrase {
    Phrase(.conflictNumber, [digits])
  }
  /// another number ending in {digits}
  package static func conflictOtherNumber(digits: String) -> Phrase {
    Phrase(.conflictOtherNumber, [digits])
  }
  /// no expiry
  package static var conflictNoExpiry: Phrase { Phrase(.conflictNoExpiry) }
  /// a security code
  package static var conflictCode: Phrase { Phrase(.conflictCode) }
  /// another security code
  package static var conflictOtherCode: Phrase { Phrase(.conflictOtherCode) }
  /// no security code
  package static var conflictNoCode: Phrase { Phrase(.conflictNoCode) }
  /// hidden
  package static var conflictHidden: Phrase { Phrase(.conflictHidden) }
  /// hidden, another one
  package static var conflictHiddenOther: Phrase { Phrase(.conflictHiddenOther) }
  /// Note type
  package static var conflictFieldType: Phrase { Phrase(.conflictFieldType) }
  /// Flag
  package static var conflictFieldFlag: Phrase { Phrase(.conflictFieldFlag) }
  /// Number, expiry and code
  package static var conflictFieldDetails: Phrase { Phrase(.conflictFieldDetails) }
  /// Parameters
  package static var conflictFieldParameters: Phrase { Phrase(.conflictFieldParameters) }
  /// Favourite
  package static var conflictFieldFavourite: Phrase { Phrase(.conflictFieldFavourite) }
  /// Options
  package static var conflictFieldOther: Phrase { Phrase(.conflictFieldOther) }
  /// All {segments} on the remote are whole, and none is missing.
  package static func commandSyncSound(segments: String) -> Phrase {
    Phrase(.commandSyncSound, [segments])
  }
  /// {segments} read, {faults} found.
  package static func commandSyncUnsound(segments: String, faults: String) -> Phrase {
    Phrase(.commandSyncUnsound, [segments, faults])
  }
  /// All files of the group at {remote} are deleted, for all devices, and can't be brought back. Every vault keeps its cards. Type destroy to go on:
  package static func commandSyncAskDestroy(remote: String) -> Phrase {
    Phrase(.commandSyncAskDestroy, [remote])
  }
  /// The group's files at {remote} are deleted, and this vault is in no group.
  package static func commandSyncDestroyed(remote: String) -> Phrase {
    Phrase(.commandSyncDestroyed, [remote])
  }
  /// This device was removed from its group. What it has stays; cardcase sync leave ends it here.
  package static var commandSyncRemovedSelf: Phrase { Phrase(.commandSyncRemovedSelf) }
  /// Another device was let in at the same moment and has this one's place. cardcase sync leave, then join once more.
  package static var commandSyncDisplaced: Phrase { Phrase(.commandSyncDisplaced) }
  /// {name} has cards that this device does not keep in step. Remove it on one that has both.
  package static func commandSyncSpace(name: String) -> Phrase {
    Phrase(.commandSyncSpace, [name])
  }
  /// Nothing at {remote} was made for this recovery key.
  package static func commandSyncNothingToRecover(remote: String) -> Phrase {
    Phrase(.commandSyncNothingToRecover, [remote])
  }
}
