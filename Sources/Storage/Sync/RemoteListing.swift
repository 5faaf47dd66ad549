import SealedFiles
import SyncEngines

/// The segments that a remote has of one group.
struct RemoteListing {
  /// All paths of the group from the remote's root that can be deleted, those of other files too.
  let paths: [String]
  /// The names of the requests to belong to it.
  let requests: [PairingID]
  /// The names of the invitations that hold.
  let invitations: [PairingID]

  /// The file of each segment.
  let files: [SegmentName: RemoteFile]
  /// The chunks of media: the replicas that put each up, with the sizes of the files there; -1 for an obstacle
  /// in the place of one.
  let chunks: [MediaChunkID: [ReplicaID: Int]]
  /// The obstacles in the places of segments.
  let obstacles: [SegmentName: RemoteFile.Obstacle]

  private struct Log: Hashable {
    let replica: ReplicaID
    let kind: SegmentKind
  }
  private var logs: [Log: [SegmentName]] = [:]

  init(_ files: [RemoteFile], group: GroupID) {
    var requests: [PairingID] = []
    var invitations: [PairingID] = []
    var segments: [SegmentName: RemoteFile] = [:]
    var chunks: [MediaChunkID: [ReplicaID: Int]] = [:]
    var obstacles: [SegmentName: RemoteFile.Obstacle] = [:]
    for file in files {
      guard let split = RemoteLayout.split(file.path), split.group == group else { continue }
      if let directory = Self.directory(of: split.path) {
        if let name = SegmentName(path: directory) { obstacles[name] = .directory }
        if let chunk = RemoteLayout.chunk(at: directory) {
          chunks[chunk.id, default: [:]][chunk.replica] = -1
        }
      }
      if let chunk = RemoteLayout.chunk(at: split.path) {
        chunks[chunk.id, default: [:]][chunk.replica] = file.obstacle == nil ? file.size : -1
      }
      if let obstacle = file.obstacle {
        if let name = SegmentName(path: split.path) { obstacles[name] = obstacle }
        continue
      }
      if let request = RemoteLayout.request(at: split.path) { requests.append(request) }
      if let invitation = RemoteLayout.invitation(at: split.path) {
        invitations.append(invitation)
      }
      guard let name = SegmentName(path: split.path) else { continue }
      segments[name] = file
      logs[Log(replica: name.replica, kind: name.kind), default: []].append(name)
    }
    logs = logs.mapValues { $0.sorted { ($0.first, $0.last) < ($1.first, $1.last) } }
    paths = files.filter { $0.obstacle != .directory }.map(\.path)
    self.requests = requests
    self.invitations = invitations
    self.files = segments
    self.chunks = chunks
    self.obstacles = obstacles
  }

  /// The directory that a path within the group's leads into; nil for the group's own.
  private static func directory(of path: Substring) -> Substring? {
    path.lastIndex(of: "/").map { path[..<$0] }
  }

  /// True if there is no segment at all.
  var isEmpty: Bool { logs.isEmpty }

  /// The writers of all segments.
  var replicas: [ReplicaID] { Set(logs.keys.map(\.replica)).sorted() }

  /// All segments.
  var names: [SegmentName] { Array(files.keys) }

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

  /// The numbers up to one that no segment of a log has.
  func gaps(
    upTo last: UInt64,
    of kind: SegmentKind,
    by replica: ReplicaID
  ) -> [ClosedRange<UInt64>] {
    SegmentName.gaps(upTo: last, in: segments(of: kind, by: replica))
  }
}

extension SegmentName {
  /// The numbers up to one that none of some segments has, which are sorted by their first numbers.
  static func gaps(
    upTo last: UInt64,
    in names: some Sequence<SegmentName>
  ) -> [ClosedRange<UInt64>] {
    var gaps: [ClosedRange<UInt64>] = []
    var next: UInt64 = 1
    for name in names where next <= last {
      if name.first > next { gaps.append(next...min(name.first - 1, last)) }
      next = max(next, name.last + 1)
    }
    if next <= last { gaps.append(next...last) }
    return gaps
  }

  /// True if it has all numbers of another segment of its log.
  func covers(_ other: SegmentName) -> Bool {
    self != other && replica == other.replica && kind == other.kind && first <= other.first
      && last >= other.last
  }
}
