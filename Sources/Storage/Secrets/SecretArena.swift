import CSodium
import Glibc
import Synchronization

/// A stretch of guarded memory that holds secrets: between guard pages, excluded from core dumps,
/// and locked, so that it is never written to swap. `SecretBytes` are regions of it.
///
/// The program uses one arena, `shared`. That is process-wide state because the operating system
/// makes it so: locked memory is limited per process (8 MiB on Debian 12), and every separate
/// guarded allocation would take four pages of it. Regions are 16-byte aligned; there are guard
/// pages around the arena but not between its regions.
public final class SecretArena: Sendable {
  /// The default arena for secrets: 1 MiB.
  public static let shared = SecretArena(capacity: 1 << 20)

  /// The size in bytes.
  public let capacity: Int

  private let state = Mutex(State())

  /// Creates an arena of `capacity` bytes, rounded up to 16. Its memory is allocated on first use.
  public init(capacity: Int) {
    self.capacity = Region.rounded(max(capacity, 1))
  }

  deinit {
    state.withLock { state in
      if let base = state.memory?.base { sodium_free(base) }
    }
  }

  /// The error number with which the operating system refused to lock the memory; nil if it is
  /// locked. Secrets can still be stored after a refusal, but may reach the swap: the user is told.
  public var lockRefusal: Int32? {
    state.withLock { state in
      // There is one reason for which it can't be made.
      guard (try? memory(of: &state)) != nil else { return ENOMEM }
      return state.lockRefusal
    }
  }

  /// The number of bytes in use, each region rounded up to 16.
  public var used: Int {
    state.withLock { $0.used }
  }

  /// Allocates a region of zeros.
  func allocate(_ count: Int) throws(SecretFailure) -> Region {
    let length = Region.rounded(count)
    let result = state.withLock { state -> Result<Region, SecretFailure> in
      do throws(SecretFailure) {
        let memory = try memory(of: &state)
        guard let offset = state.take(length) else {
          throw SecretFailure.arenaExhausted(asked: count)
        }
        return .success(Region(base: memory.base + offset, offset: offset, length: length))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Wipes a region and frees it.
  func release(_ region: Region) {
    sodium_memzero(region.base, region.length)
    state.withLock { $0.give(region.offset, region.length) }
  }

  private func memory(of state: inout State) throws(SecretFailure) -> Memory {
    if let memory = state.memory { return memory }
    guard Sodium.isReady else { throw .libraryUnavailable }
    guard let base = sodium_malloc(capacity) else { throw .arenaUnavailable }
    // sodium_malloc locks too, but does not report a refusal.
    state.lockRefusal = sodium_mlock(base, capacity) == 0 ? nil : errno
    sodium_memzero(base, capacity)
    let memory = Memory(base: base)
    state.memory = memory
    state.gaps = [Gap(offset: 0, length: capacity)]
    return memory
  }
}

extension SecretArena {
  /// A part of the arena that belongs to one `SecretBytes`.
  struct Region: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
    let offset: Int
    let length: Int

    static func rounded(_ count: Int) -> Int { (count + 15) & ~15 }
  }

  private struct Memory: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
  }

  private struct Gap {
    var offset: Int
    var length: Int
    var end: Int { offset + length }
  }

  /// The free gaps, ordered by address and never adjacent.
  private struct State {
    var memory: Memory?
    var lockRefusal: Int32?
    var gaps: [Gap] = []
    var used = 0

    /// Allocates from the first gap that is large enough.
    mutating func take(_ length: Int) -> Int? {
      guard let index = gaps.firstIndex(where: { $0.length >= length }) else { return nil }
      let offset = gaps[index].offset
      gaps[index].offset += length
      gaps[index].length -= length
      if gaps[index].length == 0 { gaps.remove(at: index) }
      used += length
      return offset
    }

    mutating func give(_ offset: Int, _ length: Int) {
      used -= length
      let next = gaps.firstIndex { $0.offset > offset } ?? gaps.endIndex
      gaps.insert(Gap(offset: offset, length: length), at: next)
      if next + 1 < gaps.endIndex, gaps[next].end == gaps[next + 1].offset {
        gaps[next].length += gaps[next + 1].length
        gaps.remove(at: next + 1)
      }
      if next > 0, gaps[next - 1].end == gaps[next].offset {
        gaps[next - 1].length += gaps[next].length
        gaps.remove(at: next)
      }
    }
  }
}
