/** `npm run test:long` runs every test with every row of every table; `npm test` the same behaviours on fewer of them. */
export const isLongRun = Boolean(process.env.KITHOUSE_LONG);

/** Makes tests, of Vitest or of Playwright, some of the long run alone; else they are told as skipped. */
export const inLongRun = <Test extends { skip: unknown }>(test: Test): Test | Test['skip'] => (isLongRun ? test : test.skip);

/**
 * All rows in the long run, else about that many of them, always the same: those that are called telling, and of the others
 * the first, the last and some evenly between.
 */
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
