#define _DEFAULT_SOURCE
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

static int is_transposed(const canvas *canvas) { return canvas->orientation >= 5; }

// A length times another one by a third, rounded, at least 1.
static uint32_t scaled(uint32_t length, uint32_t by, uint32_t of) {
  const uint64_t product = ((uint64_t)length * by + of / 2) / of;
  return product == 0 ? 1 : (uint32_t)product;
}

int canvas_size(canvas *canvas, uint32_t width, uint32_t height) {
  const cpictures_limits *limits = canvas->limits;
  if (width == 0 || height == 0) return CPICTURES_DAMAGED;
  if (width > limits->side || height > limits->side) return CPICTURES_TOO_LARGE;
  if ((uint64_t)width * height > limits->pixels) return CPICTURES_TOO_LARGE;
  const uint32_t most_width = is_transposed(canvas) ? limits->height : limits->width;
  const uint32_t most_height = is_transposed(canvas) ? limits->width : limits->height;
  canvas->width = width;
  canvas->height = height;
  if (canvas->width > most_width) {
    canvas->height = scaled(height, most_width, width);
    canvas->width = most_width;
  }
  if (canvas->height > most_height) {
    canvas->width = scaled(width, most_height, height);
    canvas->height = most_height;
  }
  canvas->picture->own_width = is_transposed(canvas) ? height : width;
  canvas->picture->own_height = is_transposed(canvas) ? width : height;
  return 0;
}

int canvas_begin(canvas *canvas, uint32_t drawn_width, uint32_t drawn_height) {
  if (drawn_width < canvas->width || drawn_height < canvas->height) return CPICTURES_DAMAGED;
  canvas->drawn_width = drawn_width;
  canvas->drawn_height = drawn_height;
  canvas->picture->width = canvas->width;
  canvas->picture->height = canvas->height;
  const size_t width = canvas->width;
  canvas->row = calloc(drawn_width, CHANNELS);
  canvas->sums = calloc(width, CHANNELS * sizeof *canvas->sums);
  canvas->totals = calloc(width, CHANNELS * sizeof *canvas->totals);
  canvas->picture->pixels = calloc(width * canvas->height, CHANNELS);
  const int has_all = canvas->row != NULL && canvas->sums != NULL && canvas->totals != NULL &&
    canvas->picture->pixels != NULL;
  return has_all ? 0 : CPICTURES_NO_MEMORY;
}

// Adds a pixel to one that comes out. The weights of all come to drawn_width, so that no sum exceeds
// 255 * 255 * 65,535, which is below 2^32.
static inline void add(uint32_t *sum, const uint8_t *pixel, uint32_t weight) {
  const uint32_t alpha = pixel[3] * weight;
  sum[0] += pixel[0] * alpha;
  sum[1] += pixel[1] * alpha;
  sum[2] += pixel[2] * alpha;
  sum[3] += alpha;
}

// Sums a row up, to as many pixels as come out. A pixel that is drawn counts `width` in all, of which
// a part may belong to the next one that comes out; what comes out counts drawn_width.
static void sum_up(canvas *canvas, const uint8_t *row) {
  const uint32_t width = canvas->width, drawn = canvas->drawn_width;
  memset(canvas->sums, 0, (size_t)width * CHANNELS * sizeof *canvas->sums);
  uint32_t *sum = canvas->sums;
  uint32_t room = drawn;
  for (uint32_t x = 0; x < drawn; x++, row += CHANNELS) {
    if (width < room) {
      add(sum, row, width);
      room -= width;
      continue;
    }
    add(sum, row, room);
    sum += CHANNELS;
    const uint32_t rest = width - room;
    if (rest > 0) add(sum, row, rest);
    room = drawn - rest;
  }
}

static void add_sums(canvas *canvas, uint32_t weight) {
  const size_t count = (size_t)canvas->width * CHANNELS;
  for (size_t i = 0; i < count; i++) canvas->totals[i] += (uint64_t)canvas->sums[i] * weight;
}

static uint8_t *row_of_picture(const canvas *canvas, uint32_t row) {
  return canvas->picture->pixels + (size_t)row * canvas->width * CHANNELS;
}

// Has a row come out.
static void finish_row(canvas *canvas) {
  const uint64_t area = (uint64_t)canvas->drawn_width * canvas->drawn_height;
  uint8_t *pixel = row_of_picture(canvas, canvas->finished);
  uint64_t *total = canvas->totals;
  for (uint32_t x = 0; x < canvas->width; x++, pixel += CHANNELS, total += CHANNELS) {
    const uint64_t alpha = total[3];
    for (int i = 0; i < 3; i++) pixel[i] = alpha == 0 ? 0 : (uint8_t)((total[i] + alpha / 2) / alpha);
    pixel[3] = (uint8_t)((alpha + area / 2) / area);
  }
  memset(canvas->totals, 0, (size_t)canvas->width * CHANNELS * sizeof *canvas->totals);
  canvas->finished += 1;
}

void canvas_draw(canvas *canvas, const uint8_t *row) {
  if (canvas->rows == canvas->drawn_height) return;
  const uint64_t drawn = canvas->drawn_height, height = canvas->height;
  if (canvas->drawn_width == canvas->width && drawn == height) {
    memcpy(row_of_picture(canvas, canvas->finished), row, (size_t)canvas->width * CHANNELS);
    canvas->finished += 1;
  } else {
    sum_up(canvas, row);
    // The place where the row ends, and the one where the row that is to come out does.
    const uint64_t end = (canvas->rows + 1) * height, border = (canvas->finished + 1) * drawn;
    if (end < border) {
      add_sums(canvas, (uint32_t)height);
    } else {
      add_sums(canvas, (uint32_t)(height - (end - border)));
      finish_row(canvas);
      if (end > border) add_sums(canvas, (uint32_t)(end - border));
    }
  }
  canvas->rows += 1;
}

// Turns the picture upright.
static int turn(canvas *canvas) {
  const unsigned orientation = canvas->orientation;
  const int mirrors_x = orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
  const int mirrors_y = orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
  const uint32_t width = is_transposed(canvas) ? canvas->height : canvas->width;
  const uint32_t height = is_transposed(canvas) ? canvas->width : canvas->height;
  canvas->picture->width = width;
  canvas->picture->height = height;
  if (orientation <= 1) return 0;
  uint8_t *turned = calloc((size_t)width * height, CHANNELS);
  if (turned == NULL) return CPICTURES_NO_MEMORY;
  for (uint32_t row = 0; row < canvas->height; row++) {
    const uint8_t *pixel = row_of_picture(canvas, row);
    for (uint32_t column = 0; column < canvas->width; column++, pixel += CHANNELS) {
      uint32_t x = is_transposed(canvas) ? row : column;
      uint32_t y = is_transposed(canvas) ? column : row;
      if (mirrors_x) x = width - 1 - x;
      if (mirrors_y) y = height - 1 - y;
      memcpy(turned + ((size_t)y * width + x) * CHANNELS, pixel, CHANNELS);
    }
  }
  cpictures_free(canvas->picture);
  canvas->picture->pixels = turned;
  return 0;
}

int canvas_end(canvas *canvas) {
  if (canvas->rows == 0) return CPICTURES_DAMAGED;
  if (canvas->rows < canvas->drawn_height) canvas->picture->is_partial = 1;
  return turn(canvas);
}

void canvas_free(canvas *canvas) {
  free(canvas->row);
  free(canvas->sums);
  free(canvas->totals);
}

void cpictures_free(cpictures_picture *picture) {
  if (picture->pixels == NULL) return;
  explicit_bzero(picture->pixels, (size_t)picture->width * picture->height * CHANNELS);
  free(picture->pixels);
  picture->pixels = NULL;
}

int cpictures_decode(
  enum cpictures_format format, const uint8_t *bytes, size_t count, const cpictures_limits *limits,
  cpictures_picture *picture
) {
  static int (*const decoders[])(canvas *, const uint8_t *, size_t) = {
    [CPICTURES_PNG] = png_decode,
    [CPICTURES_JPEG] = jpeg_decode,
    [CPICTURES_WEBP] = webp_decode,
    [CPICTURES_GIF] = gif_decode,
  };
  memset(picture, 0, sizeof *picture);
  picture->frames = 1;
  canvas canvas = {.limits = limits, .picture = picture, .orientation = 1};
  int failure = decoders[format](&canvas, bytes, count);
  if (failure == 0) failure = canvas_end(&canvas);
  canvas_free(&canvas);
  if (failure != 0) cpictures_free(picture);
  return failure;
}
