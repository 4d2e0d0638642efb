/**
 * Checks whether a parsed JSON value is nested deeper than `levels`. Iterates per level, because recursion would overflow on such
 * values.
 */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) {
      return true;
    }
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return false;
}
