import Glibc
import Testing

@testable import SyncEngines

/// Two Syncthings on loopback that share the folder `cards`, which lies in `one` and in `two`.
final class SyncthingPair {
  private var servers: [Server] = []

  init(in home: String) throws {
    let guis = [try freePort(), try freePort()]
    let ports = [try freePort(), try freePort()]
    for name in ["one", "two"] {
      try shell(
        """
        mkdir -p "$1/cards/.stfolder"
        HOME="$1" syncthing generate --no-default-folder --home "$1/state" >/dev/null 2>&1
        """,
        "\(home)/\(name)"
      )
    }
    let ids = try ["one", "two"].map { name in
      try shell("HOME=\"$1\" syncthing --device-id --home \"$1/state\"", "\(home)/\(name)")
        .split(separator: "\n").joined()
    }
    for (index, name) in ["one", "two"].enumerated() {
      try write(
        Self.configuration(
          folder: "\(home)/\(name)/cards",
          ids: ids,
          ports: ports,
          own: index,
          gui: guis[index]
        ),
        to: "\(home)/\(name)/state/config.xml"
      )
    }
    for (index, name) in ["one", "two"].enumerated() {
      servers.append(
        try Server(
          [
            "/usr/bin/syncthing", "serve", "--no-browser", "--no-restart", "--no-upgrade",
            "--home", "\(home)/\(name)/state",
          ],
          port: guis[index],
          environment: environment(["HOME": "\(home)/\(name)", "STNODEFAULTFOLDER": "1"])
        )
      )
    }
  }

  func end() {
    for server in servers { server.end() }
  }

  private static func configuration(
    folder: String,
    ids: [String],
    ports: [UInt16],
    own: Int,
    gui: UInt16
  ) -> String {
    let devices = zip(ids, ports).map { id, port in
      """
      <device id="\(id)" compression="never"><address>tcp://127.0.0.1:\(port)</address></device>
      """
    }
    return """
      <configuration version="35">
        <folder id="cards" path="\(folder)" type="sendreceive" rescanIntervalS="60"
            fsWatcherEnabled="true" fsWatcherDelayS="1">
          \(ids.map { "<device id=\"\($0)\"></device>" }.joined())
          <minDiskFree unit="%">0</minDiskFree>
        </folder>
        \(devices.joined())
        <gui enabled="true"><address>127.0.0.1:\(gui)</address><apikey>test</apikey></gui>
        <options>
          <listenAddress>tcp://127.0.0.1:\(ports[own])</listenAddress>
          <globalAnnounceEnabled>false</globalAnnounceEnabled>
          <localAnnounceEnabled>false</localAnnounceEnabled>
          <relaysEnabled>false</relaysEnabled>
          <natEnabled>false</natEnabled>
          <urAccepted>-1</urAccepted>
          <crashReportingEnabled>false</crashReportingEnabled>
          <reconnectionIntervalS>1</reconnectionIntervalS>
          <startBrowser>false</startBrowser>
        </options>
      </configuration>
      """
  }
}
