import CFuzzing
import Foundation

/// Runs an entry under libFuzzer. Its name is that of the program, which has a link for each; without one it
/// names them all.
@main
enum Fuzz {
  private static let usageError: Int32 = 64

  static let entry = FuzzEntry.all.first { entry in
    entry.name == CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
  }

  static func main() throws {
    fuzzing_fix_random()
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "seeds" {
      return try FuzzSeeds.write(to: CommandLine.arguments[2])
    }
    guard entry != nil else {
      for entry in FuzzEntry.all { print(entry.name) }
      exit(CommandLine.arguments.count == 1 ? EXIT_SUCCESS : usageError)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, fuzzOneInput))
  }
}

/// Gives the entry an input. The name is the one by which programs that fuzz know a target.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // What is wrong with an input is a reason, which tells nothing here.
  try? Fuzz.entry?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
