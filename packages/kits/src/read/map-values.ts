/** Maps a list or an object and returns the same one if nothing changed. */
export function mapValues<T extends unknown[] | Record<string, unknown>>(
  value: T,
  map: (item: unknown, key: string) => unknown,
): T {
  let is_changed = false;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    const mapped = map(item, key);
    is_changed ||= mapped !== item;
    return [key, mapped];
  });
  if (!is_changed) {
    return value;
  }
  // Object.fromEntries defines keys instead of assigning them, so `__proto__` stays a plain key.
  return (Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)) as T;
}
