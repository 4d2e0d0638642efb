/** `npm run test:long` runs every test with every table row; `npm test` runs the same behaviours on fewer rows. */
export const isLongRun = Boolean(process.env.KITHOUSE_LONG);

/** Limits Vitest or Playwright tests to the long run and reports them as skipped otherwise. */
export const inLongRun = <Test extends { skip: unknown }>(test: Test): Test | Test['skip'] => (isLongRun ? test : test.skip);

/** Returns all rows in the long run, otherwise about that many: the marked ones, the first, the last and some evenly between. */
export function sample<Row>(rows: readonly Row[], few: number, isTelling: (row: Row) => boolean = () => false): Row[] {
  if (isLongRun || rows.length <= few) {
    return [...rows];
  }
  const others = rows.filter((row) => !isTelling(row));
  const wanted = Math.max(0, Math.min(few - (rows.length - others.length), others.length));
  const step = (others.length - 1) / Math.max(1, wanted - 1);
  const spread = new Set(Array.from({ length: wanted }, (_, place) => others[Math.round(place * step)]));
  return rows.filter((row) => isTelling(row) || spread.has(row));
}
