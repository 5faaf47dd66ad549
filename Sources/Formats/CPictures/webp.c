#include "canvas.h"

#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

// More than any side has.
static const uint32_t UNKNOWN = 1u << 30;

static int failure_of(VP8StatusCode status) {
  return status == VP8_STATUS_OUT_OF_MEMORY ? CPICTURES_NO_MEMORY : CPICTURES_DAMAGED;
}

static void draw_rows(canvas *canvas, const WebPIterator *frame, const WebPIDecoder *decoder) {
  int rows = 0, width = 0, stride = 0;
  const uint8_t *pixels = WebPIDecGetRGB(decoder, &rows, &width, NULL, &stride);
  const uint32_t left = frame->x_offset < 0 ? 0 : (uint32_t)frame->x_offset;
  if (pixels == NULL || width <= 0 || left >= canvas->drawn_width) return;
  uint32_t count = canvas->drawn_width - left;
  if ((uint32_t)width < count) count = (uint32_t)width;
  for (int row = 0; row < frame->y_offset; row++) canvas_draw(canvas, canvas->row);
  for (int row = 0; row < rows; row++) {
    memcpy(canvas->row + (size_t)left * CHANNELS, pixels + (ptrdiff_t)row * stride, count * CHANNELS);
    canvas_draw(canvas, canvas->row);
  }
  memset(canvas->row, 0, (size_t)canvas->drawn_width * CHANNELS);
}

// Draws the first frame.
static int decode(canvas *canvas, const WebPDemuxer *file, const WebPIterator *frame) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return CPICTURES_DAMAGED;
  const WebPData *fragment = &frame->fragment;
  VP8StatusCode status = WebPGetFeatures(fragment->bytes, fragment->size, &config.input);
  if (status != VP8_STATUS_OK) return failure_of(status);
  uint32_t width = WebPDemuxGetI(file, WEBP_FF_CANVAS_WIDTH);
  uint32_t height = WebPDemuxGetI(file, WEBP_FF_CANVAS_HEIGHT);
  const int fills = frame->width == (int)width && frame->height == (int)height;
  config.output.colorspace = MODE_RGBA;
  // The library can scale by the mean of areas itself, without the whole picture in memory, but colours
  // without regard to how transparent they are.
  enum { LOSSY = 1 };
  const int is_scaled = canvas->width < width || canvas->height < height;
  if (fills && is_scaled && config.input.format == LOSSY && !config.input.has_alpha) {
    width = canvas->width;
    height = canvas->height;
    config.options.use_scaling = 1;
    config.options.scaled_width = (int)width;
    config.options.scaled_height = (int)height;
  }
  const int failure = canvas_begin(canvas, width, height);
  if (failure != 0) return failure;
  WebPIDecoder *decoder = WebPIDecode(NULL, 0, &config);
  if (decoder == NULL) return CPICTURES_NO_MEMORY;
  status = WebPIUpdate(decoder, fragment->bytes, fragment->size);
  draw_rows(canvas, frame, decoder);
  if (status != VP8_STATUS_OK) {
    canvas->picture->is_partial = 1;
  } else {
    // The rest of the canvas is empty.
    while (canvas->rows < canvas->drawn_height) canvas_draw(canvas, canvas->row);
  }
  WebPIDelete(decoder);
  WebPFreeDecBuffer(&config.output);
  return status == VP8_STATUS_OUT_OF_MEMORY ? CPICTURES_NO_MEMORY : 0;
}

static void read_orientation(canvas *canvas, const WebPDemuxer *file) {
  WebPChunkIterator exif;
  if (!WebPDemuxGetChunk(file, "EXIF", 1, &exif)) return;
  canvas->orientation = exif_orientation(exif.chunk.bytes, exif.chunk.size);
  WebPDemuxReleaseChunkIterator(&exif);
}

int webp_decode(canvas *canvas, const uint8_t *bytes, size_t count) {
  const WebPData data = {bytes, count};
  WebPDemuxState state;
  WebPDemuxer *file = WebPDemuxPartial(&data, &state);
  if (file == NULL) return CPICTURES_DAMAGED;
  read_orientation(canvas, file);
  const uint32_t width = WebPDemuxGetI(file, WEBP_FF_CANVAS_WIDTH);
  const uint32_t height = WebPDemuxGetI(file, WEBP_FF_CANVAS_HEIGHT);
  // Of a file that is cut off early the size is not known.
  const int is_known = width < UNKNOWN && height < UNKNOWN;
  int failure = is_known ? canvas_size(canvas, width, height) : CPICTURES_DAMAGED;
  WebPIterator frame;
  if (failure == 0 && !WebPDemuxGetFrame(file, 1, &frame)) failure = CPICTURES_DAMAGED;
  if (failure == 0) {
    canvas->picture->frames = WebPDemuxGetI(file, WEBP_FF_FRAME_COUNT);
    failure = decode(canvas, file, &frame);
    WebPDemuxReleaseIterator(&frame);
  }
  WebPDemuxDelete(file);
  return failure;
}
