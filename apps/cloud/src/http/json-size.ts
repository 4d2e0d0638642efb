export type JsonLimits = { levels: number; entries: number };

/**
 * Returns which limit a parsed JSON value exceeds. Iterates per level, because recursion would overflow on deep values, and stops
 * at the limit, so that a refusal costs no more than a valid request.
 */
export function findExceededLimit(value: unknown, { levels, entries }: JsonLimits): keyof JsonLimits | undefined {
  let level = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) {
      return 'levels';
    }
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part === 'object' && part !== null) {
        const values: unknown[] = Array.isArray(part) ? part : Object.values(part);
        count += values.length;
        if (count > entries) {
          return 'entries';
        }
        for (const inner of values) {
          next.push(inner);
        }
      }
    }
    level = next;
  }
  return undefined;
}
