/// The template of Anki's note type for pictures with hidden parts.
enum OcclusionTemplate {
  /// Both sides, by the names of fields.
  static func sides(
    _ shapes: String,
    picture: String,
    header: String,
    extra: String
  ) -> (front: String, back: String) {
    let front = """
      {{#\(header)}}<div>{{\(header)}}</div>{{/\(header)}}
      <div style="display: none">{{cloze:\(shapes)}}</div>
      <div id="err"></div>
      <div id="image-occlusion-container">
          {{\(picture)}}
          <canvas id="image-occlusion-canvas"></canvas>
      </div>
      <script>
      try {
          anki.imageOcclusion.setup();
      } catch (exc) {
          document.getElementById("err").innerHTML = `Error loading image occlusion. Is your Anki version up to date?<br><br>${exc}`;
      }
      </script>

      """
    let back = """

      <div><button id="toggle">Toggle Masks</button></div>
      {{#\(extra)}}<div>{{\(extra)}}</div>{{/\(extra)}}

      """
    return (front, front + back)
  }
}
