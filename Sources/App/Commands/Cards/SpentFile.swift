import Glibc

/// A file from which a passcode was read, and which could be read again.
enum SpentFile {
  /// Takes the file of a descriptor away from the programs that the process becomes: each descriptor of
  /// it is closed, and is /dev/null if it is a standard one. What follows in a pipe is left to them.
  ///
  /// - Returns: 0, or the system's error number.
  static func withdraw(_ descriptor: Int32) -> Int32 {
    var spent = stat()
    guard fstat(descriptor, &spent) == 0 else { return errno }
    var all: Set<Int32> = descriptor > STDERR_FILENO ? [descriptor] : []
    if lseek(descriptor, 0, SEEK_CUR) >= 0 {
      all.formUnion(
        inherited.filter { other in
          var status = stat()
          return fstat(other, &status) == 0 && status.st_dev == spent.st_dev
            && status.st_ino == spent.st_ino
        }
      )
    }
    for other in all {
      let code = other > STDERR_FILENO ? 0 : empty(other)
      guard code == 0 else { return code }
      if other > STDERR_FILENO { close(other) }
    }
    return 0
  }

  /// The descriptors that the programs would have.
  private static var inherited: [Int32] {
    guard let directory = opendir("/proc/self/fd") else { return [] }
    defer { closedir(directory) }
    var descriptors: [Int32] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if let number = Int32(name), fcntl(number, F_GETFD) == 0 { descriptors.append(number) }
    }
    return descriptors
  }

  private static func empty(_ descriptor: Int32) -> Int32 {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { return errno }
    defer { close(null) }
    return dup2(null, descriptor) < 0 ? errno : 0
  }
}
