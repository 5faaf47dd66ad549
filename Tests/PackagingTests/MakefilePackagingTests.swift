import Testing

/// The Makefile as make itself reads it.
@Suite("The Makefile", .enabled(if: PackagingRun.isOn, "make test-packaging"))
struct MakefilePackagingTests {
  @Test("lists its targets with what each does")
  func help() throws {
    let (status, output) = try PackagingRun.run("make", ["--no-print-directory", "help"])
    #expect(status == 0)
    for target in ["run", "test", "install", "test-packaging"] {
      #expect(output.contains("make \(target) "), "\(target)")
    }
  }
}
