// What all formats draw on: rows of a picture go in from the top, and the scaled picture comes out.
#ifndef CPICTURES_CANVAS_H
#define CPICTURES_CANVAS_H

#include "CPictures.h"

// The number of bytes of a pixel.
enum { CHANNELS = 4 };

// The number of frames up to which they are counted.
enum { MOST_FRAMES = 100000 };

typedef struct {
  const cpictures_limits *limits;
  cpictures_picture *picture;
  // The way to turn the picture upright, 1 to 8 as Exif has it; to be set before the size.
  unsigned orientation;

  // The size of what is drawn, and of what comes out of it, before it is turned.
  uint32_t drawn_width, drawn_height;
  uint32_t width, height;
  // The number of rows that were drawn, and that came out.
  uint32_t rows, finished;
  // A row for the decoder: drawn_width pixels, transparent at first.
  uint8_t *row;
  // The sums of a row that was drawn, and of the row that is to come out: colours times alpha, and alpha.
  uint32_t *sums;
  uint64_t *totals;
} canvas;

// Takes the picture's own size, and finds the size that comes out.
//
// Returns 0 or a failure.
int canvas_size(canvas *canvas, uint32_t width, uint32_t height);

// Begins with rows of the picture's own size, or of another one between that and what comes out, which
// the decoder has scaled to.
//
// Returns 0 or a failure.
int canvas_begin(canvas *canvas, uint32_t drawn_width, uint32_t drawn_height);

// Draws the next row: drawn_width pixels. Rows that are too many are passed over.
void canvas_draw(canvas *canvas, const uint8_t *row);

// Ends the picture, and turns it upright. It is partial if rows are missing, and damaged if all are.
//
// Returns 0 or a failure.
int canvas_end(canvas *canvas);

// Gives back what is not part of the picture.
void canvas_free(canvas *canvas);

// The orientation in Exif data, 1 to 8; 1 if there is none.
unsigned exif_orientation(const uint8_t *exif, size_t count);

// The decoders: they draw a picture on a canvas. Each returns 0 or a failure; the pixels of a failure are
// freed by whoever calls.
int png_decode(canvas *canvas, const uint8_t *bytes, size_t count);
int jpeg_decode(canvas *canvas, const uint8_t *bytes, size_t count);
int webp_decode(canvas *canvas, const uint8_t *bytes, size_t count);
int gif_decode(canvas *canvas, const uint8_t *bytes, size_t count);

#endif
