export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header for a file of this size. Returns undefined for the whole file, also for several ranges and for
 * unknown units, and `unsatisfiable` for a range outside of the file.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | undefined | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    return undefined;
  }
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) {
    return undefined;
  }
  return start > end ? 'unsatisfiable' : { start, end };
}
