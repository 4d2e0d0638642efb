/** Whether a parsed JSON value goes deeper than `levels`. Works level by level: recursion would not survive what it looks for. */
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
