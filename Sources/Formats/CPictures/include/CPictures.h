// Pictures of other programs as plain pixels, scaled while they are decoded. In C, as libjpeg leaves its
// callers by longjmp.
#ifndef CPICTURES_H
#define CPICTURES_H

#include <stddef.h>
#include <stdint.h>

// The formats that are decoded.
enum cpictures_format {
  CPICTURES_PNG = 0,
  CPICTURES_JPEG = 1,
  CPICTURES_WEBP = 2,
  CPICTURES_GIF = 3
};

// The reason why there are no pixels.
enum cpictures_failure {
  // There is no picture, or none of its rows can be decoded.
  CPICTURES_DAMAGED = 1,
  // It has more pixels than are allowed.
  CPICTURES_TOO_LARGE = 2,
  CPICTURES_NO_MEMORY = 3
};

// What is wanted of a picture, and allowed.
typedef struct {
  // The greatest size of the pixels, upright; both at least 1.
  uint32_t width, height;
  // The greatest number of pixels that the picture itself may have, at most 2^32 - 1.
  uint64_t pixels;
  // The greatest width and height that it may have, at most 65,535.
  uint32_t side;
} cpictures_limits;

// A decoded picture.
typedef struct {
  // The size of the pixels, both at least 1.
  uint32_t width, height;
  // The size of the picture itself, upright.
  uint32_t own_width, own_height;
  // The number of its frames; the pixels are those of the first. At least 1.
  uint32_t frames;
  // Not 0 if the file is cut off or damaged: what is missing is transparent, or grey in a JPEG.
  int is_partial;
  // Red, green, blue and alpha (not premultiplied) of each pixel, rows from the top.
  uint8_t *pixels;
} cpictures_picture;

// Decodes a picture: as it is if it fits the limits, or scaled down to fit, by the mean of each area,
// with its proportions kept. It is turned upright by its Exif orientation.
//
// Returns 0 with a picture for cpictures_free, or a failure.
int cpictures_decode(
  enum cpictures_format format, const uint8_t *bytes, size_t count, const cpictures_limits *limits,
  cpictures_picture *picture
);

// Overwrites the pixels and gives them back.
void cpictures_free(cpictures_picture *picture);

#endif
