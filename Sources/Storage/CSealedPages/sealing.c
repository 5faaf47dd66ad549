#include "sealing.h"

#include <sodium.h>
#include <string.h>

enum {
  // Identity, kind, generation, number.
  PLACE = SEALED_PAGES_IDENTITY_SIZE + 1 + 8 + 4,
};

sealing_keys *sealing_keys_make(const uint8_t key[], const uint8_t identity[]) {
  if (sodium_init() < 0) return NULL;
  sealing_keys *keys = sodium_malloc(sizeof *keys);
  if (!keys) return NULL;
  static const char context[crypto_kdf_CONTEXTBYTES + 1] = "pages  1";
  crypto_kdf_derive_from_key(keys->block, sizeof keys->block, 1, context, key);
  crypto_kdf_derive_from_key(keys->frame, sizeof keys->frame, 2, context, key);
  crypto_kdf_derive_from_key(keys->tree, sizeof keys->tree, 3, context, key);
  memcpy(keys->identity, identity, sizeof keys->identity);
  return keys;
}

void sealing_keys_free(sealing_keys *keys) { sodium_free(keys); }

static void make_place(
  const sealing_keys *keys, sealed_kind kind, uint64_t generation, uint32_t number,
  uint8_t place[PLACE]
) {
  memcpy(place, keys->identity, sizeof keys->identity);
  place[SEALED_PAGES_IDENTITY_SIZE] = (uint8_t)kind;
  put64(place + SEALED_PAGES_IDENTITY_SIZE + 1, generation);
  put32(place + SEALED_PAGES_IDENTITY_SIZE + 9, number);
}

// Ciphertext of `count` bytes, nonce, tag.
static void seal(
  const uint8_t key[], const uint8_t place[PLACE], const uint8_t content[], size_t count,
  uint8_t sealed[]
) {
  randombytes_buf(sealed + count, NONCE);
  crypto_aead_xchacha20poly1305_ietf_encrypt_detached(
    sealed, sealed + count + NONCE, NULL, content, count, place, PLACE, NULL, sealed + count, key
  );
}

static bool unseal(
  const uint8_t key[], const uint8_t place[PLACE], const uint8_t sealed[], size_t count,
  uint8_t content[]
) {
  return crypto_aead_xchacha20poly1305_ietf_decrypt_detached(
           content, NULL, sealed, count, sealed + count + NONCE, place, PLACE, sealed + count, key
         ) == 0;
}

bool sealing_has_room(uint32_t number, const uint8_t page[]) {
  // Where SQLite has the number of reserved bytes.
  if (number == 1 && page[20] != SEALED_PAGES_RESERVE) return false;
  static const uint8_t none[SEALED_PAGES_RESERVE];
  return memcmp(page + PAGE_CONTENT, none, SEALED_PAGES_RESERVE) == 0;
}

void sealing_seal_block(
  const sealing_keys *keys, sealed_kind kind, uint32_t number, const uint8_t block[], uint8_t sealed[]
) {
  uint8_t place[PLACE];
  make_place(keys, kind, 0, number, place);
  seal(keys->block, place, block, PAGE_CONTENT, sealed);
}

bool sealing_open_block(
  const sealing_keys *keys, sealed_kind kind, uint32_t number, const uint8_t sealed[], uint8_t block[]
) {
  uint8_t place[PLACE];
  make_place(keys, kind, 0, number, place);
  if (!unseal(keys->block, place, sealed, PAGE_CONTENT, block)) return false;
  memset(block + PAGE_CONTENT, 0, SEALED_PAGES_RESERVE);
  return true;
}

void sealing_seal_frame(
  const sealing_keys *keys, uint64_t generation, uint32_t index, const uint8_t frame[],
  uint8_t sealed[]
) {
  uint8_t place[PLACE];
  make_place(keys, KIND_FRAME, generation, index, place);
  seal(keys->frame, place, frame, FRAME_HEADER + PAGE_CONTENT, sealed);
}

bool sealing_open_frame(
  const sealing_keys *keys, uint64_t generation, uint32_t index, const uint8_t sealed[],
  uint8_t frame[]
) {
  uint8_t place[PLACE];
  make_place(keys, KIND_FRAME, generation, index, place);
  if (!unseal(keys->frame, place, sealed, FRAME_HEADER + PAGE_CONTENT, frame)) return false;
  memset(frame + FRAME_HEADER + PAGE_CONTENT, 0, SEALED_PAGES_RESERVE);
  return true;
}

void sealing_extend(
  const sealing_keys *keys, sealed_kind kind, uint8_t digest[DIGEST], const uint8_t tag[TAG]
) {
  const uint8_t code = (uint8_t)kind;
  crypto_generichash_state state;
  crypto_generichash_init(&state, keys->tree, sizeof keys->tree, DIGEST);
  crypto_generichash_update(&state, &code, 1);
  crypto_generichash_update(&state, keys->identity, sizeof keys->identity);
  crypto_generichash_update(&state, digest, DIGEST);
  crypto_generichash_update(&state, tag, TAG);
  crypto_generichash_final(&state, digest, DIGEST);
  sodium_memzero(&state, sizeof state);
}

int sealing_fill(sqlite3_file *file, sqlite3_int64 begin, sqlite3_int64 end) {
  sqlite3_int64 size = 0;
  int code = file->pMethods->xFileSize(file, &size);
  sqlite3_int64 place = size > begin ? size : begin;
  // Of a seed, as the system gives random bytes slowly.
  uint8_t seed[randombytes_SEEDBYTES];
  while (code == SQLITE_OK && place < end) {
    uint8_t noise[PAGE];
    const int count = end - place < PAGE ? (int)(end - place) : PAGE;
    randombytes_buf(seed, sizeof seed);
    randombytes_buf_deterministic(noise, (size_t)count, seed);
    code = file->pMethods->xWrite(file, noise, count, place);
    place += count;
  }
  return code;
}
