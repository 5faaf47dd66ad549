import WindowLevels

extension TerminalSession: EventHost {
  var signalDescriptor: Int32 { signals.descriptor }
  var outputDescriptor: Int32 { writer.descriptor }
  var inputPause: Int32? { isReleased ? nil : keys.pause }

  func flushOutput() -> Bool { writer.flush() }

  func nextSignal() -> Int32? { signals.next() }

  func nextKeys() -> [Event]? {
    guard !isReleased, let events = keys.next() else { return nil }
    for case .showsPixels(let cell) in events { pixels?.start(cell: cell, depth: traits.colors) }
    return events
  }

  var hasMoreOutput: Bool { isUsable && pixels?.hasMore == true }

  func sendMore() -> Event? {
    guard isUsable, let pixels, pixels.send(to: writer), let cell = pixels.cell else { return nil }
    return .showsPixels(cell: cell)
  }

  @discardableResult
  func adoptSize() -> Size {
    mirror.repaint()
    pixels?.adopt(cell: cellSize(of: writer.descriptor))
    if let size = windowSize(of: writer.descriptor), size != mirror.size {
      mirror.resize(to: size)
    }
    return mirror.size
  }

  func adoptTerminal() {
    guard !isReleased else { return }
    reacquire()
    writer.write(modes.reenter)
  }
}
