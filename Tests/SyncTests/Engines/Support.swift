import Glibc
import TestSupport
import Testing

@testable import SyncEngines

/// This process's environment, with changes.
func environment(_ changes: [String: String] = [:]) -> [String] {
  var variables: [String] = []
  var next = environ
  while let variable = next.pointee {
    variables.append(String(cString: variable))
    next += 1
  }
  variables.removeAll { variable in changes.keys.contains { variable.hasPrefix("\($0)=") } }
  return variables + changes.map { "\($0.key)=\($0.value)" }
}

/// The value of a variable of this process.
func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// A device's engine, with a cache of its own.
struct Device {
  let cache: TemporaryDirectory
  let engine: any SyncEngine

  init(
    _ remote: RemoteURL,
    _ changes: [String: String] = [:],
    prepare: (inout EngineOptions) -> Void = { _ in }
  ) throws {
    cache = try TemporaryDirectory()
    var options = EngineOptions(
      cacheDirectory: "\(cache.path)/cache",
      environment: environment(changes),
      // 2026-07-15 12:34:56.
      clock: { 1_784_118_896 }
    )
    prepare(&options)
    engine = remote.engine(options)
  }
}

/// The engine's failure; nil if there was none.
func failure<Result>(of work: () throws(EngineFailure) -> Result) -> EngineFailure? {
  do throws(EngineFailure) {
    _ = try work()
    return nil
  } catch {
    return error
  }
}

extension RemoteFile {
  /// The file as every engine tells of it, without its stamp.
  var plain: RemoteFile { RemoteFile(path: path, size: size, obstacle: obstacle) }
}

/// Runs a command for a test's own ends, and returns what it wrote.
@discardableResult
func shell(_ script: String, _ arguments: String...) throws -> String {
  let program = Program(
    path: "/bin/sh",
    arguments: ["-ec", script, "sh"] + arguments,
    environment: ProgramEnvironment(environment()),
    timeLimit: .seconds(60)
  )
  let result = try ProgramRunner().run(program, outputLimit: 1 << 20)
  try #require(result.isSuccess, "\(script): \(String(decoding: result.errors, as: UTF8.self))")
  return String(decoding: result.output, as: UTF8.self)
}

/// The text of a file; nil if it is not there.
func text(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}

/// Writes a file of a test.
func write(_ text: String, to path: String, mode: mode_t = 0o600) throws {
  let file = try #require(fopen(path, "w"))
  fputs(text, file)
  fclose(file)
  chmod(path, mode)
}

/// Waits for a condition that something else brings about.
func wait(
  atMost limit: Duration = .seconds(60),
  until condition: () throws -> Bool
) throws -> Bool {
  let deadline = ContinuousClock.now + limit
  while ContinuousClock.now < deadline {
    if try condition() { return true }
    poll(nil, 0, 10)
  }
  return try condition()
}

/// Runs closures at the same time, each on a thread of its own, until all have ended.
func together(_ bodies: [@Sendable () -> Void]) {
  final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  var threads: [pthread_t] = []
  for body in bodies {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    let error = pthread_create(
      &thread,
      nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      },
      context
    )
    #expect(error == 0)
    threads.append(thread)
  }
  for thread in threads { pthread_join(thread, nil) }
}
