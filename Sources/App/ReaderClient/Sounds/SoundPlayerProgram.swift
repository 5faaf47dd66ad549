import ReaderProtocol

/// An installed program that plays plain samples from its standard input. It decodes nothing: what it gets
/// comes from the reader.
package struct SoundPlayerProgram: Sendable, Hashable {
  /// The programs that are known, by their names.
  package enum Kind: String, Sendable, CaseIterable {
    /// That of PulseAudio, and of PipeWire in its place.
    case pacat
    /// That of ALSA.
    case aplay
  }

  package let kind: Kind
  /// The absolute path of its file.
  package let path: String
  /// The variables of the environment that it gets, as `NAME=value`.
  let variables: [String]

  /// The variables by which a player finds a sound server or a device of this machine.
  private static let known = [
    "ALSA_CONFIG_PATH", "HOME", "PIPEWIRE_REMOTE", "PIPEWIRE_RUNTIME_DIR", "PULSE_COOKIE",
    "PULSE_RUNTIME_PATH", "PULSE_SINK", server, "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR",
  ]

  /// The variable with the address of the sound server.
  private static let server = "PULSE_SERVER"

  package init(_ kind: Kind, path: String, in environment: [String: String] = [:]) {
    self.kind = kind
    self.path = path
    variables = Self.known.compactMap { name in
      environment[name].flatMap { value in
        // Nothing of a card goes over the network.
        name == Self.server && !Self.isLocal(value) ? nil : "\(name)=\(value)"
      }
    }
  }

  /// The installed player: pacat where a sound server listens on this machine, else aplay, else pacat, which
  /// may start one.
  ///
  /// - Parameters:
  ///   - environment: the variables that say where the server is.
  ///   - path: finds a program by its name; nil if there is none.
  ///   - exists: true if there is a file at a path.
  package static func installed(
    in environment: [String: String],
    path: (String) -> String?,
    exists: (String) -> Bool
  ) -> SoundPlayerProgram? {
    let isServed =
      environment[server].map(isLocal)
      ?? environment["XDG_RUNTIME_DIR"].map { exists("\($0)/pulse/native") } ?? false
    let kinds: [Kind] = isServed ? [.pacat, .aplay] : [.aplay, .pacat]
    for kind in kinds {
      if let path = path(kind.rawValue) {
        return SoundPlayerProgram(kind, path: path, in: environment)
      }
    }
    return nil
  }

  /// True for the address of a server on this machine.
  private static func isLocal(_ address: String) -> Bool {
    address.hasPrefix("/") || address.hasPrefix("unix:")
  }

  /// The words of the command that plays samples, the name first.
  func command(for facts: SoundFacts) -> [String] {
    let (rate, channels) = (String(facts.rate), String(facts.channels))
    switch kind {
    case .pacat:
      return [
        kind.rawValue, "--playback", "--raw", "--format=s16le", "--rate=\(rate)",
        "--channels=\(channels)", "--client-name=Cardcase", "--stream-name=Cardcase",
      ]
    case .aplay:
      return [
        kind.rawValue, "--quiet", "--file-type=raw", "--format=S16_LE", "--rate=\(rate)",
        "--channels=\(channels)",
      ]
    }
  }
}
