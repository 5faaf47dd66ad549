import SyncEngines
import SyncSegments

/// The segments that a remote has of one group.
struct RemoteListing {
  /// All paths of the group from the remote's root, those of other files too.
  let paths: [String]
  /// The names of the requests to belong to it.
  let requests: [PairingID]
  /// The names of the invitations that hold.
  let invitations: [PairingID]

  /// The size of each segment in bytes.
  let sizes: [SegmentName: Int]

  private struct Log: Hashable {
    let replica: ReplicaID
    let kind: SegmentKind
  }
  private var logs: [Log: [SegmentName]] = [:]

  init(_ files: [RemoteFile], group: GroupID) {
    var requests: [PairingID] = []
    var invitations: [PairingID] = []
    var sizes: [SegmentName: Int] = [:]
    for file in files {
      guard let split = RemoteLayout.split(file.path), split.group == group else { continue }
      if let request = RemoteLayout.request(at: split.path) { requests.append(request) }
      if let invitation = RemoteLayout.invitation(at: split.path) {
        invitations.append(invitation)
      }
      guard let name = SegmentName(path: split.path) else { continue }
      sizes[name] = file.size
      logs[Log(replica: name.replica, kind: name.kind), default: []].append(name)
    }
    logs = logs.mapValues { $0.sorted { ($0.first, $0.last) < ($1.first, $1.last) } }
    paths = files.map(\.path)
    self.requests = requests
    self.invitations = invitations
    self.sizes = sizes
  }

  /// True if there is no segment at all.
  var isEmpty: Bool { logs.isEmpty }

  /// The writers of all segments.
  var replicas: [ReplicaID] { Set(logs.keys.map(\.replica)).sorted() }

  /// All segments.
  var names: [SegmentName] { Array(sizes.keys) }

  /// The segments of a log, in the order of their first numbers.
  func segments(of kind: SegmentKind, by replica: ReplicaID) -> [SegmentName] {
    logs[Log(replica: replica, kind: kind)] ?? []
  }

  /// The segments that have a number, those that reach furthest first.
  func segments(
    with number: UInt64,
    of kind: SegmentKind,
    by replica: ReplicaID
  ) -> [SegmentName] {
    segments(of: kind, by: replica)
      .filter { ($0.first...$0.last).contains(number) }
      .sorted { $0.last > $1.last }
  }

  /// The highest number of a log; 0 if there is none.
  func last(of kind: SegmentKind, by replica: ReplicaID) -> UInt64 {
    segments(of: kind, by: replica).map(\.last).max() ?? 0
  }

  /// The numbers that are missing before the next ones that are there; nil if none follow.
  func gap(
    at number: UInt64,
    of kind: SegmentKind,
    by replica: ReplicaID
  ) -> ClosedRange<UInt64>? {
    segments(of: kind, by: replica).map(\.first).filter { $0 > number }.min()
      .map { number...$0 - 1 }
  }
}
