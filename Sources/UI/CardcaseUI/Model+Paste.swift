import Screens
import Secrets
import WindowLevels
import Wording

extension Model {
  /// Handles the beginning, a character or the end of a paste on an open screen. The characters are
  /// collected into parts.
  mutating func pasteOpen(_ event: PasteEvent) -> [EffectRequest] {
    guard isOpen else { return [] }
    switch event {
    case .began:
      pasted = SecretBuffer(capacity: PastePart.longest)
      return give(.began)
    case .scalar(let scalar):
      do throws(SecretFailure) {
        try pasted.append(scalar)
        return []
      } catch .bufferFull {
        let effects = giveText()
        return effects + pasteOpen(event)
      } catch {
        message = StatusMessage(tone: .problem, .pasteNoMemory)
        return []
      }
    case .ended:
      return giveText() + give(.ended)
    }
  }

  /// An event of a paste.
  enum PasteEvent: Sendable {
    case began
    case scalar(Unicode.Scalar)
    case ended
  }

  private mutating func giveText() -> [EffectRequest] {
    guard !pasted.isEmpty else { return [] }
    let text = pasted
    pasted = SecretBuffer(capacity: PastePart.longest)
    return give(.text(text))
  }

  /// Passes a part to the screen of the key window, or types its characters if the screen takes no
  /// pastes.
  private mutating func give(_ part: PastePart) -> [EffectRequest] {
    if let effects = dispatch(.paste(part), to: stack.keyWindow) { return effects }
    guard case .text(let text) = part, takesText else { return [] }
    return text.scalars.flatMap { pressOpen(.character($0)) }
  }
}
