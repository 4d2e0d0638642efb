import type { SitePlan } from '@kithouse/contract';

/** Bytes of JSON that are handed over at once: what a small host can hold several times over. */
const mostBytes = 256 * 1024;

/**
 * The operations of a large plan as the texts of lists, in their order, each small unless a single operation is larger; none for
 * a plan that is small as it is.
 */
export function splitPlan({ ops }: SitePlan): string[] {
  const texts = ops.map((op) => JSON.stringify(op));
  const parts: string[][] = [];
  let bytes = mostBytes;
  for (const text of texts) {
    const size = new TextEncoder().encode(text).length + 1;
    bytes += size;
    const part = parts.at(-1);
    if (part && bytes < mostBytes) {
      part.push(text);
    } else {
      parts.push([text]);
      bytes = size;
    }
  }
  return parts.length > 1 ? parts.map((part) => `[${part.join(',')}]`) : [];
}
