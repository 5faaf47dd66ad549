import Foundation

/// The resource use of a program, from the kernel.
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

  /// The peak memory in MiB.
  var peakMemory: Double {
    field("VmHWM", in: "/proc/\(processID)").flatMap(Double.init).map { $0 / 1024 } ?? .nan
  }

  /// The number of times its threads have gone to sleep, and so were woken up.
  var sleeps: Double {
    threads.reduce(threads.isEmpty ? .nan : 0) { sum, thread in
      sum + (field("voluntary_ctxt_switches", in: thread).flatMap(Double.init) ?? .nan)
    }
  }

  /// True if all its threads sleep.
  var isAsleep: Bool {
    threads.allSatisfy { field("State", in: $0) == "S" }
  }

  private var threads: [String] {
    let tasks = "/proc/\(processID)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return names.map { "\(tasks)/\($0)" }
  }

  /// The first word after `name` in the kernel's status of a process or thread.
  private func field(_ name: String, in directory: String) -> String? {
    guard let text = try? String(contentsOfFile: "\(directory)/status", encoding: .utf8) else {
      return nil
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init)
  }
}
