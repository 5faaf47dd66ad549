#include "canvas.h"

#include <spng.h>
#include <stdlib.h>
#include <string.h>

// The greatest size of a chunk that is not the picture's own, and of all that are kept.
enum { LONGEST_CHUNK = 4 << 20, MOST_CHUNKS = 16 << 20 };

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// A copy of a file that ends within pixels, with the length of their chunk put right, as libspng takes none
// of a chunk that is cut off. NULL for other files.
static uint8_t *mended(const uint8_t *bytes, size_t count) {
  // What a chunk has beside its data: length, name and checksum.
  enum { SIGNATURE = 8, REST = 12 };
  size_t place = SIGNATURE;
  while (place <= count && count - place >= REST) {
    const size_t left = count - place - REST;
    if (number(bytes + place) <= left) {
      place += REST + number(bytes + place);
      continue;
    }
    uint8_t *copy = memcmp(bytes + place + 4, "IDAT", 4) == 0 ? malloc(count) : NULL;
    if (copy == NULL) return NULL;
    memcpy(copy, bytes, count);
    for (int i = 0; i < 4; i++) copy[place + i] = (uint8_t)(left >> (8 * (3 - i)));
    return copy;
  }
  return NULL;
}

static int failure_of(int error) {
  return error == SPNG_EMEM ? CPICTURES_NO_MEMORY : CPICTURES_DAMAGED;
}

// Draws rows as they come.
static int draw_rows(canvas *canvas, spng_ctx *png, size_t length) {
  int error = 0;
  while (error == 0) {
    error = spng_decode_row(png, canvas->row, length);
    if (error == 0 || error == SPNG_EOI) canvas_draw(canvas, canvas->row);
  }
  return error;
}

// Draws an interlaced picture, of which each pass has pixels all over.
static int draw_passes(canvas *canvas, spng_ctx *png, size_t length) {
  const uint32_t height = canvas->drawn_height;
  uint8_t *all = calloc(height, length);
  if (all == NULL) return SPNG_EMEM;
  int error = 0, has_some = 0;
  struct spng_row_info info;
  while (error == 0) {
    error = spng_get_row_info(png, &info);
    if (error == 0) error = spng_decode_row(png, all + info.row_num * length, length);
    has_some = has_some || error == 0 || error == SPNG_EOI;
  }
  if (has_some) {
    for (uint32_t row = 0; row < height; row++) canvas_draw(canvas, all + row * length);
  }
  free(all);
  return error;
}

static int decode(canvas *canvas, spng_ctx *png, const uint8_t *bytes, size_t count) {
  struct spng_ihdr header;
  struct spng_exif exif;
  spng_set_chunk_limits(png, LONGEST_CHUNK, MOST_CHUNKS);
  int error = spng_set_png_buffer(png, bytes, count);
  if (error == 0) error = spng_get_ihdr(png, &header);
  if (error != 0) return failure_of(error);
  if (spng_get_exif(png, &exif) == 0)
    canvas->orientation = exif_orientation((const uint8_t *)exif.data, exif.length);
  int failure = canvas_size(canvas, header.width, header.height);
  if (failure != 0) return failure;
  error =
    spng_decode_image(png, NULL, 0, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS | SPNG_DECODE_PROGRESSIVE);
  if (error != 0) return failure_of(error);
  failure = canvas_begin(canvas, header.width, header.height);
  if (failure != 0) return failure;
  const size_t length = (size_t)header.width * CHANNELS;
  error = header.interlace_method == SPNG_INTERLACE_NONE ? draw_rows(canvas, png, length)
                                                         : draw_passes(canvas, png, length);
  if (error == SPNG_EMEM) return CPICTURES_NO_MEMORY;
  if (error != SPNG_EOI) canvas->picture->is_partial = 1;
  return 0;
}

int png_decode(canvas *canvas, const uint8_t *bytes, size_t count) {
  spng_ctx *png = spng_ctx_new(0);
  if (png == NULL) return CPICTURES_NO_MEMORY;
  uint8_t *copy = mended(bytes, count);
  // What is damaged beside the picture itself is passed over.
  spng_set_crc_action(png, copy != NULL ? SPNG_CRC_USE : SPNG_CRC_ERROR, SPNG_CRC_DISCARD);
  const int failure = decode(canvas, png, copy != NULL ? copy : bytes, count);
  free(copy);
  spng_ctx_free(png);
  return failure;
}
