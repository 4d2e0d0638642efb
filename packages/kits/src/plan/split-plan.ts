import type { ImportPlan } from '@kithouse/contract';

/** Limits a chunk in bytes of JSON, so that a small host can hold several copies. */
const maxBytes = 256 * 1024;

/**
 * Splits a large plan's operations into JSON chunks in order, each within the limit unless one operation exceeds it; none for a
 * small plan.
 */
export function splitImportPlan({ ops }: ImportPlan): string[] {
  const texts = ops.map((op) => JSON.stringify(op));
  const chunks: string[][] = [];
  let bytes = maxBytes;
  for (const text of texts) {
    const size = new TextEncoder().encode(text).length + 1;
    bytes += size;
    const chunk = chunks.at(-1);
    if (chunk && bytes < maxBytes) {
      chunk.push(text);
    } else {
      chunks.push([text]);
      bytes = size;
    }
  }
  return chunks.length > 1 ? chunks.map((chunk) => `[${chunk.join(',')}]`) : [];
}
