#include "canvas.h"

#include <setjmp.h>
#include <stdio.h>
#include <jpeglib.h>
#include <jerror.h>

// The greatest number of passes over a picture: honest ones have a dozen.
enum { MOST_SCANS = 100 };

// What the library's callbacks have of a picture.
typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf failed;
  int failure;
  int is_damaged;
} decoder;

static void fail(j_common_ptr jpeg) {
  decoder *decoder = jpeg->client_data;
  const int code = jpeg->err->msg_code;
  decoder->failure = code == JERR_OUT_OF_MEMORY ? CPICTURES_NO_MEMORY : CPICTURES_DAMAGED;
  longjmp(decoder->failed, 1);
}

// Notes what leaves a part of the picture grey or wrong; other warnings are common.
static void note_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC: ((decoder *)jpeg->client_data)->is_damaged = 1;
  }
}

static void say_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void count_scans(j_common_ptr jpeg) {
  if (((j_decompress_ptr)jpeg)->input_scan_number > MOST_SCANS) fail(jpeg);
}

// The inks of a row as colours, in place: Adobe's programs, and all others after them, store how much
// of the paper is left.
static void convert_inks(uint8_t *row, uint32_t count) {
  for (uint32_t x = 0; x < count; x++, row += CHANNELS) {
    const unsigned black = row[3];
    for (int i = 0; i < 3; i++) row[i] = (uint8_t)((row[i] * black + 127) / 255);
    row[3] = 255;
  }
}

// Has the library scale by eighths as far as it can with two pixels for each that comes out, as it blurs
// more than a mean does.
static void scale(canvas *canvas, j_decompress_ptr jpeg) {
  jpeg->scale_denom = 8;
  for (jpeg->scale_num = 1; jpeg->scale_num < 8; jpeg->scale_num++) {
    jpeg_calc_output_dimensions(jpeg);
    if (jpeg->output_width >= 2 * canvas->width && jpeg->output_height >= 2 * canvas->height) break;
  }
}

// Draws the picture. The library's errors lead out of it.
static void decode(canvas *canvas, decoder *decoder, const uint8_t *bytes, size_t count) {
  j_decompress_ptr jpeg = &decoder->jpeg;
  jpeg_create_decompress(jpeg);
  jpeg->client_data = decoder;
  jpeg->progress = &decoder->progress;
  jpeg_mem_src(jpeg, bytes, count);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(jpeg, TRUE);
  for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker != NULL; marker = marker->next) {
    if (canvas->orientation == 1)
      canvas->orientation = exif_orientation(marker->data, marker->data_length);
  }
  decoder->failure = canvas_size(canvas, jpeg->image_width, jpeg->image_height);
  if (decoder->failure != 0) return;
  const int has_inks =
    jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  scale(canvas, jpeg);
  jpeg_start_decompress(jpeg);
  if (jpeg->output_components != CHANNELS) {
    decoder->failure = CPICTURES_DAMAGED;
    return;
  }
  decoder->failure = canvas_begin(canvas, jpeg->output_width, jpeg->output_height);
  while (decoder->failure == 0 && jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = canvas->row;
    if (jpeg_read_scanlines(jpeg, &row, 1) != 1) break;
    if (has_inks) convert_inks(canvas->row, canvas->drawn_width);
    canvas_draw(canvas, canvas->row);
  }
}

// Calls decode, and comes back from the library's errors.
static void run(canvas *canvas, decoder *decoder, const uint8_t *bytes, size_t count) {
  if (setjmp(decoder->failed) == 0) decode(canvas, decoder, bytes, count);
}

int jpeg_decode(canvas *canvas, const uint8_t *bytes, size_t count) {
  decoder decoder = {.failure = 0};
  decoder.jpeg.err = jpeg_std_error(&decoder.errors);
  decoder.jpeg.client_data = &decoder;
  decoder.errors.error_exit = fail;
  decoder.errors.emit_message = note_message;
  decoder.errors.output_message = say_nothing;
  decoder.progress.progress_monitor = count_scans;
  run(canvas, &decoder, bytes, count);
  jpeg_destroy_decompress(&decoder.jpeg);
  if (decoder.is_damaged) canvas->picture->is_partial = 1;
  // What was drawn before an error stays.
  const int has_rows = canvas->rows > 0 && decoder.failure == CPICTURES_DAMAGED;
  if (has_rows) canvas->picture->is_partial = 1;
  return has_rows ? 0 : decoder.failure;
}
