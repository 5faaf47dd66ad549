import Glibc

/// How the process treats files, wherever it writes one.
enum ProcessFileDefaults {
  /// From now on new files are their owner's alone, and a write past the limit of file sizes fails as
  /// one on a full disk does, rather than ending the process by SIGXFSZ.
  static func adopt() {
    umask(0o077)
    signal(SIGXFSZ, SIG_IGN)
  }
}
