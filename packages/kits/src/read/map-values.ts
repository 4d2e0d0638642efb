/** Maps a list or an object and returns the same one if nothing changed. */
export function mapValues<T extends unknown[] | Record<string, unknown>>(
  value: T,
  map: (item: unknown, key: string) => unknown,
): T {
  let isChanged = false;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const mapped = map(item, key);
    isChanged ||= mapped !== item;
    return [key, mapped];
  });
  if (!isChanged) {
    return value;
  }
  // Object.fromEntries defines keys instead of assigning them, so `__proto__` stays a plain key.
  return (Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)) as T;
}
