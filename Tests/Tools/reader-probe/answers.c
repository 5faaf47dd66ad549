#include "answers.h"

#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum { header_size = 5, longest = 1 << 20 };
enum {
  tag_ready = 2, tag_format = 25, tag_picture = 28, tag_sound = 29, tag_chunk = 32, tag_end = 33,
  tag_record = 34
};

// A picture of 2 × 2 pixels, and a sound of 8,000 samples a second of one channel.
static const uint8_t picture[] = {2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0};
static const uint8_t sound[] = {0x40, 0x1F, 0, 0, 1, 12};

static uint8_t payload[longest];

static int take(void *bytes, size_t count) {
  for (size_t done = 0; done < count;) {
    const ssize_t got = read(STDIN_FILENO, (char *)bytes + done, count - done);
    if (got <= 0) return 0;
    done += (size_t)got;
  }
  return 1;
}

static int send(uint8_t tag, const void *bytes, uint32_t count) {
  const uint8_t header[header_size] = {
    (uint8_t)count, (uint8_t)(count >> 8), (uint8_t)(count >> 16), (uint8_t)(count >> 24), tag};
  if (write(STDOUT_FILENO, header, sizeof header) != sizeof header) return 0;
  for (uint32_t done = 0; done < count;) {
    const ssize_t written = write(STDOUT_FILENO, (const char *)bytes + done, count - done);
    if (written <= 0) return 0;
    done += (uint32_t)written;
  }
  return 1;
}

int answer(const char *behaviour, const char *mode) {
  const uint8_t version[] = {1, 0}, format[] = {1};
  uint8_t header[header_size];
  uint32_t length = 0;
  int is_ready = 0;
  do {
    if (!take(header, sizeof header)) return 1;
    const uint32_t count =
      (uint32_t)header[0] | (uint32_t)header[1] << 8 | (uint32_t)header[2] << 16;
    if (count > longest || !take(payload, count)) return 1;
    if (count > 0) length = count;
    if (!is_ready && !send(tag_ready, version, sizeof version)) return 1;
    is_ready = 1;
  } while (header[4] != tag_end);
  if (strcmp(mode, "cards-in") == 0) send(tag_format, format, sizeof format);
  if (strcmp(behaviour, "gives-nothing") == 0) send(tag_end, NULL, 0);
  const int is_picture = strcmp(mode, "pictures") == 0, is_sound = strcmp(mode, "sounds") == 0;
  const int is_file = is_picture || is_sound || strstr(mode, "-out") != NULL;
  if (strcmp(behaviour, "floods") == 0) {
    if (is_picture) send(tag_picture, picture, sizeof picture);
    if (is_sound) send(tag_sound, sound, sizeof sound);
    while (send(is_file ? tag_chunk : tag_record, payload, length)) {
    }
  }
  // The program has no more to say, and the end of the pipe ends this one.
  return take(header, 1);
}
