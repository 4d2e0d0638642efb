const pattern = /^\d{1,5}(\.\d{1,5}){1,3}$/;

/** Returns true for a plugin version such as `1.4.0`. */
export const isVersion = (text: string): boolean => pattern.test(text);

/** Compares number by number; a missing number counts as zero. Suffixes such as `-beta` count as their release. */
export function isOlder(version: string, minimum: string): boolean {
  const [mine, other] = [toNumbers(version), toNumbers(minimum)];
  const place = other.findIndex((number, index) => number !== (mine[index] ?? 0));
  return place >= 0 && (mine[place] ?? 0) < (other[place] ?? 0);
}

const toNumbers = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);
