import Testing
import WindowLevels

@Suite("Time and movement")
struct AnimationTests {
  private let start = Instant(nanoseconds: 5_000_000_000)

  private func after(_ milliseconds: Int) -> Instant {
    start.advanced(by: .milliseconds(milliseconds))
  }

  @Test("A movement is at 0 before its start and at 1 from its end on")
  func ends() {
    for curve in [Animation.Curve.linear, .easeInOut] {
      let movement = Animation(start: start, duration: .milliseconds(200), curve: curve)
      #expect(movement.progress(at: after(-50)) == 0)
      #expect(movement.progress(at: start) == 0)
      #expect(movement.progress(at: after(200)) == 1)
      #expect(movement.progress(at: after(9000)) == 1)
      #expect(!movement.isFinished(at: after(199)))
      #expect(movement.isFinished(at: movement.end))
    }
  }

  @Test("Progress is a function of the moment, evenly or slow at both ends, and never goes back")
  func curves() {
    let linear = Animation(start: start, duration: .milliseconds(200), curve: .linear)
    #expect(linear.progress(at: after(50)) == 0.25)
    #expect(linear.progress(at: after(150)) == 0.75)
    let eased = Animation(start: start, duration: .milliseconds(200))
    #expect(eased.progress(at: after(50)) == 0.15625)
    #expect(eased.progress(at: after(100)) == 0.5)
    #expect(eased.progress(at: after(150)) == 0.84375)
    let path = (0...200).map { eased.progress(at: after($0)) }
    #expect(path == path.sorted())
  }

  @Test("A movement that takes no time is over and all the way from its start on")
  func noTime() {
    for duration in [Duration.zero, .milliseconds(-5)] {
      let movement = Animation(start: start, duration: duration)
      #expect(movement.isFinished(at: start))
      #expect(movement.progress(at: start) == 1)
      #expect(movement.nextFrame(after: start) == nil)
    }
  }

  @Test("Frames follow at thirty a second, the last one at the very end")
  func frames() {
    let movement = Animation(start: start, duration: .milliseconds(100))
    var now = start
    var frames: [Instant] = []
    while let next = movement.nextFrame(after: now) {
      frames.append(next)
      now = next
    }
    #expect(
      frames.map { start.duration(to: $0).nanoseconds } == [
        33_333_333, 66_666_666, 99_999_999, 100_000_000,
      ]
    )
  }

  @Test("After a long pause the next frame is the end, and once it is over there is none")
  func skippedFrames() {
    let movement = Animation(start: start, duration: .milliseconds(100))
    #expect(movement.nextFrame(after: after(90)) == movement.end)
    #expect(movement.nextFrame(after: after(100)) == nil)
    #expect(movement.nextFrame(after: after(-500)) == start.advanced(by: Animation.frame))
  }

  @Test("Moments move by durations, there and back")
  func instants() {
    let later = start.advanced(by: .seconds(2) + .nanoseconds(3))
    #expect(later.nanoseconds == 7_000_000_003)
    #expect(start.duration(to: later) == .seconds(2) + .nanoseconds(3))
    #expect(later.advanced(by: later.duration(to: start)) == start)
    #expect(start < later)
  }

  @Test("Moments stop at the ends of their range")
  func saturation() {
    #expect(Instant(nanoseconds: .max).advanced(by: .nanoseconds(1)).nanoseconds == .max)
    #expect(Instant(nanoseconds: .min).advanced(by: .nanoseconds(-1)).nanoseconds == .min)
    #expect(start.advanced(by: .seconds(Int64.max)).nanoseconds == .max)
    #expect(Duration.seconds(Int64.min).nanoseconds == .min)
    let ages = Instant(nanoseconds: .min).duration(to: Instant(nanoseconds: .max))
    #expect(ages.nanoseconds == .max)
  }

  @Test("Less than a nanosecond is dropped")
  func nanoseconds() {
    #expect(
      Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999).nanoseconds
        == 1_000_000_001
    )
    #expect(
      (.zero - Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999)).nanoseconds == -1
    )
  }
}
