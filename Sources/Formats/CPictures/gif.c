#include "canvas.h"

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

// The bytes that are left.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} source;

static int read_source(GifFileType *gif, GifByteType *target, int count) {
  source *source = gif->UserData;
  const size_t length = count < 0 ? 0 : (size_t)count < source->count ? (size_t)count : source->count;
  memcpy(target, source->bytes, length);
  source->bytes += length;
  source->count -= length;
  return (int)length;
}

// Draws a row of the frame; colours that its table does not have are transparent.
static void draw_row(canvas *canvas, const GifFileType *gif, const GifPixelType *row, int transparent) {
  const GifImageDesc *image = &gif->Image;
  const ColorMapObject *colors = image->ColorMap != NULL ? image->ColorMap : gif->SColorMap;
  uint8_t *pixel = canvas->row + (size_t)image->Left * CHANNELS;
  for (int x = 0; x < image->Width; x++, pixel += CHANNELS) {
    const int color = row[x];
    const GifColorType black = {0, 0, 0};
    const int is_known = color < colors->ColorCount;
    const GifColorType own = is_known ? colors->Colors[color] : black;
    pixel[0] = own.Red;
    pixel[1] = own.Green;
    pixel[2] = own.Blue;
    pixel[3] = is_known && color != transparent ? 255 : 0;
  }
}

// The colours of an interlaced frame, which come in four passes: a row stands for those below it until they
// come.
//
// Returns 0, a failure, or -1 if some are missing.
static int read_passes(GifFileType *gif, GifPixelType *all) {
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2}, fills[] = {8, 4, 2, 1};
  const size_t width = (size_t)gif->Image.Width;
  const int height = gif->Image.Height;
  for (int pass = 0; pass < 4; pass++) {
    for (int row = starts[pass]; row < height; row += steps[pass]) {
      GifPixelType *own = all + (size_t)row * width;
      if (DGifGetLine(gif, own, (int)width) == GIF_ERROR)
        return pass == 0 && row == 0 ? CPICTURES_DAMAGED : -1;
      for (int below = 1; below < fills[pass] && row + below < height; below++)
        memcpy(own + (size_t)below * width, own, width);
    }
  }
  return 0;
}

// Draws the frame whose description was read.
static int draw_frame(canvas *canvas, GifFileType *gif, int transparent) {
  const GifImageDesc *image = &gif->Image;
  const int is_interlaced = image->Interlace;
  const size_t width = (size_t)image->Width, height = (size_t)image->Height;
  GifPixelType *rows = calloc(is_interlaced ? height : 1, width);
  if (rows == NULL) return CPICTURES_NO_MEMORY;
  int failure = is_interlaced ? read_passes(gif, rows) : 0;
  if (failure < 0) {
    canvas->picture->is_partial = 1;
    failure = 0;
  }
  for (int row = 0; failure == 0 && row < image->Top; row++) canvas_draw(canvas, canvas->row);
  size_t row = 0;
  for (; failure == 0 && row < height; row++) {
    if (!is_interlaced && DGifGetLine(gif, rows, image->Width) == GIF_ERROR) break;
    draw_row(canvas, gif, is_interlaced ? rows + row * width : rows, transparent);
    canvas_draw(canvas, canvas->row);
  }
  free(rows);
  if (failure != 0) return failure;
  if (row == 0) return CPICTURES_DAMAGED;
  if (row < height) {
    canvas->picture->is_partial = 1;
    return 0;
  }
  // The rest of the screen is empty.
  memset(canvas->row, 0, (size_t)canvas->drawn_width * CHANNELS);
  while (canvas->rows < canvas->drawn_height) canvas_draw(canvas, canvas->row);
  return 0;
}

static int begin_frame(canvas *canvas, const GifFileType *gif) {
  const GifImageDesc *image = &gif->Image;
  if (image->Left < 0 || image->Top < 0 || image->Width <= 0 || image->Height <= 0)
    return CPICTURES_DAMAGED;
  if (image->ColorMap == NULL && gif->SColorMap == NULL) return CPICTURES_DAMAGED;
  // A frame that is larger than the screen makes it larger.
  int width = image->Left + image->Width, height = image->Top + image->Height;
  if (gif->SWidth > width) width = gif->SWidth;
  if (gif->SHeight > height) height = gif->SHeight;
  const int failure = canvas_size(canvas, (uint32_t)width, (uint32_t)height);
  return failure != 0 ? failure : canvas_begin(canvas, (uint32_t)width, (uint32_t)height);
}

// Passes over an extension.
//
// Returns 0 at the end of the file.
static int read_extension(GifFileType *gif, int *transparent) {
  GraphicsControlBlock control;
  GifByteType *block;
  int code;
  if (DGifGetExtension(gif, &code, &block) == GIF_ERROR) return 0;
  if (code == GRAPHICS_EXT_FUNC_CODE && block != NULL &&
      DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK) {
    *transparent = control.TransparentColor;
  }
  while (block != NULL) {
    if (DGifGetExtensionNext(gif, &block) == GIF_ERROR) return 0;
  }
  return 1;
}

// Passes over the data of a frame.
//
// Returns 0 at the end of the file.
static int skip_frame(GifFileType *gif) {
  GifByteType *block;
  int size;
  if (DGifGetImageDesc(gif) == GIF_ERROR) return 0;
  if (DGifGetCode(gif, &size, &block) == GIF_ERROR) return 0;
  while (block != NULL) {
    if (DGifGetCodeNext(gif, &block) == GIF_ERROR) return 0;
  }
  return 1;
}

static int decode(canvas *canvas, GifFileType *gif) {
  int transparent = NO_TRANSPARENT_COLOR;
  uint32_t frames = 0;
  GifRecordType type;
  while (frames < MOST_FRAMES && DGifGetRecordType(gif, &type) == GIF_OK) {
    if (type == EXTENSION_RECORD_TYPE) {
      if (!read_extension(gif, &transparent)) break;
    } else if (type != IMAGE_DESC_RECORD_TYPE) {
      break;
    } else if (frames == 0) {
      if (DGifGetImageDesc(gif) == GIF_ERROR) break;
      int failure = begin_frame(canvas, gif);
      if (failure == 0) failure = draw_frame(canvas, gif, transparent);
      if (failure != 0) return failure;
      frames = 1;
      if (canvas->picture->is_partial) break;
    } else {
      if (!skip_frame(gif)) break;
      frames += 1;
    }
  }
  canvas->picture->frames = frames;
  return frames == 0 ? CPICTURES_DAMAGED : 0;
}

int gif_decode(canvas *canvas, const uint8_t *bytes, size_t count) {
  source source = {bytes, count};
  int error = 0;
  GifFileType *gif = DGifOpen(&source, read_source, &error);
  if (gif == NULL)
    return error == D_GIF_ERR_NOT_ENOUGH_MEM ? CPICTURES_NO_MEMORY : CPICTURES_DAMAGED;
  const int failure = decode(canvas, gif);
  DGifCloseFile(gif, &error);
  return failure;
}
