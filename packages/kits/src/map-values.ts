/** Maps a list or an object and answers the same one when nothing changed, so that untouched content stays untouched. */
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
  // Object.fromEntries defines keys rather than assigning them, so `__proto__` in a file stays a plain key.
  return (Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)) as T;
}
