import Foundation

/// What the kernel says a program has used.
struct ProcessUsage {
  let processID: Int32

  /// Time on a processor, all threads together, in milliseconds.
  var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(processID, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .nan
    }
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The most memory it has held at once, in MiB.
  var peakMemory: Double {
    value(of: "VmHWM", in: "/proc/\(processID)/status").map { $0 / 1024 } ?? .nan
  }

  /// How often its threads have gone to sleep, which is how often they were woken up.
  var sleeps: Double {
    let tasks = "/proc/\(processID)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(threads.isEmpty ? .nan : 0) { sum, thread in
      sum + (value(of: "voluntary_ctxt_switches", in: "\(tasks)/\(thread)/status") ?? .nan)
    }
  }

  /// The number in the line that begins with `name`.
  private func value(of name: String, in path: String) -> Double? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}
