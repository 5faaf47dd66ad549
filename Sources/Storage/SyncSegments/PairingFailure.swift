package import Secrets

/// The reason why a request or an admission can't be accepted.
package enum PairingFailure: Error, Equatable, Sendable {
  /// The file is no request or admission.
  case notAPairingFile
  /// It was written by a newer program, in this format.
  case newerFormat(UInt16)
  /// It was made with another one-time key, for another group, or was changed.
  case wrongKey
  /// The 15 minutes are over.
  case expired
  /// The admission answers another request.
  case otherRequest
  /// The group that the admission names does not have the newcomer in its roster, or lacks keys.
  case notAdmitted
  /// The newcomer asks for a space that the inviting replica has not joined.
  case spaceNotJoined
  /// It is longer than can be read.
  case tooLarge
  /// Guarded memory failed.
  case secrets(SecretFailure)
}
