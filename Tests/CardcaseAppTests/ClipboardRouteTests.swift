import Testing

@testable import AppSupport

@Suite("The way to the clipboard")
struct ClipboardRouteTests {
  private static let everything: Set = ["wl-copy", "wl-paste", "xclip", "xsel", "tmux"]

  private func choose(
    _ environment: [String: String],
    programs: Set<String> = everything,
    allowsTerminalOverSSH: Bool = false
  ) -> Result<ClipboardRoute, ClipboardRefusal> {
    ClipboardRoute.choose(in: environment, allowsTerminalOverSSH: allowsTerminalOverSSH) { name in
      programs.contains(name) ? "/bin/\(name)" : nil
    }
  }

  /// The program that copies.
  private func tool(_ result: Result<ClipboardRoute, ClipboardRefusal>) -> String? {
    guard case .success(.tool(let tool)) = result else { return nil }
    return tool.copy.first
  }

  @Test("a display's own program is taken first, also inside tmux and over ssh")
  func display() {
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "TMUX": "/t", "SSH_TTY": "/p"]
    #expect(tool(choose(both)) == "/bin/wl-copy")
    #expect(tool(choose(both, programs: ["wl-copy", "xclip", "xsel"])) == "/bin/xclip")
    #expect(tool(choose(["DISPLAY": ":0"], programs: ["xsel"])) == "/bin/xsel")
  }

  @Test("a program without its display is not taken, nor an empty name of a display")
  func noDisplay() {
    #expect(choose([:]) == .success(.terminal))
    #expect(choose(["DISPLAY": "", "WAYLAND_DISPLAY": ""]) == .success(.terminal))
    #expect(tool(choose(["DISPLAY": ":0"], programs: ["wl-copy", "wl-paste"])) == nil)
  }

  @Test("inside tmux a buffer of its own is taken, which over ssh stays with tmux")
  func tmux() {
    let inside = ["TMUX": "/tmp/tmux-1000/default,1,0"]
    let remote = inside.merging(["SSH_CONNECTION": "a b c d"]) { old, _ in old }
    #expect(choose(inside) == .success(.tmux(path: "/bin/tmux", handsOn: true)))
    #expect(choose(remote) == .success(.tmux(path: "/bin/tmux", handsOn: false)))
    #expect(
      choose(remote, allowsTerminalOverSSH: true)
        == .success(.tmux(path: "/bin/tmux", handsOn: true))
    )
  }

  @Test("over ssh the terminal is told only where that is allowed")
  func ssh() {
    #expect(choose(["SSH_TTY": "/dev/pts/1"]) == .failure(.overSSH))
    #expect(choose(["SSH_TTY": "/dev/pts/1"], allowsTerminalOverSSH: true) == .success(.terminal))
  }

  @Test("GNU screen, which swallows the sequence, is told apart")
  func screen() {
    #expect(choose(["STY": "1.pts"], allowsTerminalOverSSH: true) == .failure(.insideScreen))
  }

  @Test("a picture comes from the display's program that hands one over")
  func picture() {
    func command(_ environment: [String: String], _ programs: Set<String> = Self.everything)
      -> [String]?
    {
      ClipboardTool.pictureCommand(in: environment) { programs.contains($0) ? "/bin/\($0)" : nil }
    }
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
    #expect(command(both) == ["/bin/wl-paste", "--type", "image/png"])
    let xclip = ["/bin/xclip", "-selection", "clipboard", "-target", "image/png", "-out"]
    #expect(command(both, ["xclip", "xsel"]) == xclip)
    #expect(command(["DISPLAY": ":0"]) == xclip)
    #expect(command(["DISPLAY": ":0"], ["xsel", "tmux"]) == nil)
    #expect(command(["WAYLAND_DISPLAY": "", "TMUX": "/t"]) == nil)
  }
}
