const chunkSize = 2 ** 20;

/** Stores the keys of items row by row as slot numbers. */
export type KeyStore = ReturnType<typeof createKeyStore>;

export function createKeyStore() {
  const slotOf = new Map<number, number>();
  const counts: number[] = [];
  const chunks: Uint32Array[] = [];
  const starts: number[] = [];
  const lengths: number[] = [];
  let chunk = new Uint32Array();
  let end = 0;

  /** Reserves contiguous space for a row. */
  function makeRoom(keys: number) {
    if (end + keys > chunk.length) {
      chunk = new Uint32Array(Math.max(chunkSize, keys));
      chunks.push(chunk);
      end = 0;
    }
  }

  return {
    slotOf,
    /** Number of rows with the key of each slot. */
    counts,
    /** Adds keys from a Postgres array text: `{1,2,3}`. */
    add(keys: string) {
      makeRoom(keys.length);
      starts.push((chunks.length - 1) * chunkSize + end);
      const start = end;
      for (const key of readNumbers(keys)) {
        const slot = slotOf.get(key) ?? slotOf.size;
        slotOf.set(key, slot);
        counts[slot] = (counts[slot] ?? 0) + 1;
        chunk[end++] = slot;
      }
      lengths.push(end - start);
    },
    read(row: number): Uint32Array {
      const start = starts[row] ?? 0;
      const from = start % chunkSize;
      return chunks[Math.floor(start / chunkSize)]?.subarray(from, from + (lengths[row] ?? 0)) ?? new Uint32Array();
    },
  };
}

const digits = { first: 48, last: 57 };

/** Yields unsigned integers; several times faster than splitting the text. */
function* readNumbers(text: string): Generator<number> {
  let number = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= digits.first && code <= digits.last) {
      number = (number < 0 ? 0 : number * 10) + code - digits.first;
    } else if (number >= 0) {
      yield number;
      number = -1;
    }
  }
}
