import Glibc

/// The process's defaults for all files that it writes.
package enum ProcessFileDefaults {
  /// Restricts new files to their owner, and ignores SIGXFSZ, so that a write past the limit of
  /// file sizes fails as on a full disk instead of ending the process.
  package static func adopt() {
    umask(0o077)
    signal(SIGXFSZ, SIG_IGN)
  }
}
