import Foundation
import Testing

@testable import Flashcards

@Suite("Shapes over a picture while they are edited")
struct OcclusionDraftTests {
  private static let text =
    "{{c1::image-occlusion:rect:left=.1:top=.1:width=.2:height=.2:oi=1}}<br>"
    + "{{c3::image-occlusion:rect:left=.5:top=.5:width=.2:height=.2:oi=1}}<br>"

  private func area(_ left: Double, _ top: Double, _ width: Double, _ height: Double)
    -> OcclusionArea
  {
    OcclusionArea(left: left, top: top, width: width, height: height)
  }

  @Test("that nothing was done to keep their text, and what stands beside it")
  func untouched() {
    let besides = [
      "and words<br>{{c2::gap::hint}}", "{{c1::a {{c2::b}}}}", "{{c1::a {{c2::b::h}} c::d}}",
    ]
    for text in ["", Self.text] + besides.map({ Self.text + $0 }) {
      #expect(OcclusionDraft(text).text == text)
    }
    // Without line ends, of which Anki writes one behind each.
    let short = "{{c1::image-occlusion:rect:zz=1:left=.5}}"
    #expect(OcclusionDraft(short).text == short + "<br>")
    #expect(OcclusionDraft("{{c1::a {{c2::image-occlusion:rect:left=.1}}}} b").masks.isEmpty)
  }

  @Test("stay within the picture, however far they are moved and sized")
  func limits() throws {
    var draft = OcclusionDraft(Self.text)
    draft.move(x: -5, y: 5)
    #expect(draft.focused?.shape.area == area(0, 0.8, 0.2, 0.2))
    draft.size(width: 5, height: 5)
    #expect(draft.focused?.shape.area == area(0, 0.8, 1, 0.2))
    draft.size(width: -5, height: -5)
    let least = try #require(draft.focused?.shape.area)
    #expect(least.width > 0 && least.height > 0 && least.width < 0.01)
  }

  @Test("get numbers that no other has, and keep them when others go")
  func numbers() {
    var draft = OcclusionDraft(Self.text)
    draft.walk(1)
    draft.add()
    #expect(draft.masks.map(\.numbers) == [[1], [3], [4]] && draft.focus == 2)
    draft.walk(1)
    draft.remove()
    #expect(draft.masks.map(\.numbers) == [[3], [4]] && draft.focus == 0)
    draft.walk(-1)
    draft.join()
    #expect(draft.masks.map(\.numbers) == [[3], [3]])
    draft.join()
    #expect(draft.masks.map(\.numbers) == [[3], [4]])
    draft.remove()
    draft.remove()
    draft.remove()
    #expect(draft.focused == nil && draft.text.isEmpty)
  }

  @Test("are new beside the one that was changed, where there is room")
  func places() {
    var draft = OcclusionDraft("")
    draft.add()
    let first = draft.focused?.shape.area
    draft.place(area(0.7, 0.1, 0.3, 0.2))
    draft.add()
    #expect(draft.focused?.shape.area == area(0.7, 0.3, 0.3, 0.2))
    draft.place(area(0.7, 0.9, 0.3, 0.1))
    draft.add()
    #expect(draft.focused?.shape.area == area(0, 0, 0.3, 0.1))
    #expect(first?.width == 0.2)
  }

  @Test("snap to the nearest edge of others or of the picture, if it is near")
  func snapping() {
    var draft = OcclusionDraft(Self.text)
    draft.place(area(0.28, 0.03, 0.2, 0.2))
    draft.snap(within: (0.05, 0.05))
    let snapped = draft.focused?.shape.area
    #expect(snapped.map { abs($0.right - 0.5) < 1e-9 && $0.top == 0 } == true)
    let text = draft.text
    draft.snap(within: (0.05, 0.05))
    #expect(draft.text == text)
    draft.place(area(0.2, 0.25, 0.1, 0.1))
    draft.snap(within: (0.05, 0.05))
    #expect(draft.focused?.shape.area == area(0.2, 0.25, 0.1, 0.1))
  }

  @Test("are all hidden, or only the one that is asked for; one that is new as the others")
  func hiding() {
    var draft = OcclusionDraft(Self.text)
    #expect(draft.hidesAll)
    draft.toggleHidesAll()
    #expect(!draft.hidesAll && !draft.text.contains("oi="))
    draft.add()
    #expect(draft.focused?.shape.hidesWhileOthersAreAsked == false)
    draft.toggleHidesAll()
    #expect(draft.masks.allSatisfy { $0.shape.hidesWhileOthersAreAsked })
  }

  @Test("are as they were after each step of undoing")
  func undoing() {
    var draft = OcclusionDraft(Self.text)
    #expect(!draft.canUndo)
    var texts = [draft.text]
    let changes: [(inout OcclusionDraft) -> Void] = [
      { $0.move(x: 0.1, y: 0) }, { $0.size(width: 0.1, height: 0) }, { $0.add() },
      { $0.join() }, { $0.toggleHidesAll() }, { $0.remove() },
    ]
    for change in changes {
      change(&draft)
      texts.append(draft.text)
    }
    #expect(Set(texts).count == texts.count)
    for text in texts.reversed() {
      #expect(draft.text == text)
      draft.undo()
    }
    // Nothing moved is no step.
    draft.move(x: 0, y: 0)
    draft.walk(1)
    #expect(!draft.canUndo)
  }

  @Test("have shares with up to four digits")
  func shares() {
    let shares: [(Double, String)] = [
      (0, ".0000"), (0.1, ".1"), (0.12345, ".1235"), (1, "1."), (1.5, "1.5"), (0.00001, ".0000"),
      (0.05, ".05"), (-0.25, "-.25"), (.nan, ".0000"),
    ]
    for (share, text) in shares { #expect(OcclusionShape.text(of: share) == text) }
  }

  @Test("are sealed by their text alone, and follow each change of it")
  func coding() throws {
    let text = "image-occlusion:polygon:left=.1:top=.2:points=.1,.1 .3,.1 .2,.3"
    var shape = try #require(OcclusionShape(text))
    let data = try JSONEncoder().encode(shape)
    #expect(String(bytes: data, encoding: .utf8) == #"{"source":"\#(text)"}"#)
    let read = try JSONDecoder().decode(OcclusionShape.self, from: data)
    #expect(read == shape && read.corners.count == 3 && read.area == shape.area)
    shape.place(area(0.5, 0.25, 0, 0))
    #expect(shape != read && shape.area.left == 0.5 && shape.area.top == 0.25)
    #expect(OcclusionShape(shape.source)?.area == shape.area)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OcclusionShape.self, from: Data(#"{"source":"rect"}"#.utf8))
    }
  }

  @Test("lie in a ninth of the picture")
  func ninths() {
    #expect(area(0, 0, 0.2, 0.2).place == (.first, .first))
    #expect(area(0.4, 0.4, 0.2, 0.2).place == (.middle, .middle))
    #expect(area(0.7, 0.1, 0.3, 0.2).place == (.last, .first))
    #expect(area(0.1, 0.7, 0.3, 0.3).place == (.first, .last))
  }
}
