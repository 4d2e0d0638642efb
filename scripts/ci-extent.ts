import type { TestResult } from './reports.js';

/** Tests of the plugin that use the real Elementor when there is one. */
export const elementorTests = [
  'elementor.test',
  'elementor-4',
  'elementor-results',
  'kit-colors',
  'own-cloud',
  'saved-templates',
  'single-fonts',
  'site-ops-elementor',
  'theme-parts-elementor',
].map((name) => `plugin/tests/${name}`);

/** Compares an imported page with its source on a second site. */
const comparison = 'plugin/tests/imported-page-elementor';
/** Other tests of Elementor 4, which start many sites of it. */
const elementor4Tests = [
  'components-elementor',
  'design-choices-elementor',
  'design-elementor',
  'design-room-elementor',
  'elementor-atomic-off',
  'elementor-design',
  'pack-rows-elementor',
  'palette-elementor',
].map((name) => `plugin/tests/${name}`);
/** Minutes after which only the comparison and another file each day still run. */
const elementor4Until = 40;

/** Returns which tests of Elementor 4 to run after so many minutes. */
export function chooseElementor4Tests(minutes: number, now: Date): string[] {
  const others = rotateDaily(elementor4Tests, now);
  return [comparison, ...(minutes < elementor4Until ? others : others.slice(0, 1))];
}

/** Minutes after which no optional journey starts, because the whole run must end within forty. */
const journeysUntil = 36;
/** Minutes after which journeys on the real Elementor are skipped; they start their own WordPress. */
export const elementorJourneysUntil = 25;

/** Tag of journeys that `npm test` skips, and the skip reason for lack of time. */
export const longTag = '@long';
export const outOfTime = 'No time left.';

/** Returns the time after which no more long journeys start, for a run that began then. */
export const endOfJourneys = (began: number) => began + journeysUntil * 60_000;

/** Returns the time at which long journeys stop in this run; undefined outside of continuous integration. */
export const journeysEnd = () => (process.env.KITHOUSE_JOURNEYS_UNTIL ? Number(process.env.KITHOUSE_JOURNEYS_UNTIL) : undefined);

/** Rotates the files daily, so that every one of them runs on some day. */
export function rotateDaily(files: readonly string[], now: Date): string[] {
  const sorted = [...files].sort();
  // A stride that shares no factor with the usual number of files reaches all parts of the list within a week.
  const first = (Math.floor(now.getTime() / 86_400_000) * 5) % Math.max(1, sorted.length);
  return [...sorted.slice(first), ...sorted.slice(0, first)];
}

/** Returns lines that name each journey skipped for lack of time. */
export function listLeftOut(results: readonly TestResult[] = []): string[] {
  const left = results.filter(({ reason }) => reason === outOfTime).map(({ title }) => `  ${title}`);
  return left.length > 0 ? [`Skipped journeys because no time was left (${left.length}):`, ...left] : [];
}

/** Lists the rows that found faults, each of another kind. */
const telling = ['gutenberg', 'woocommerce', 'classicEditor', 'together'];
/** The whole matrix takes about six minutes on native PHP, and the run must end within forty. */
const latestStart = 26;

/** Returns which rows of the neighbours to run after so many minutes, and what to print; none when all rows run. */
export function chooseNeighbours(minutes: number, isNative: boolean): { chosen?: string[]; note?: string } {
  if (isNative && minutes < latestStart) {
    return {};
  }
  const chosen = isNative ? telling : telling.slice(0, 3);
  const reason = isNative ? `${minutes.toFixed(0)} minutes have passed` : 'native PHP with MariaDB is missing';
  return { chosen, note: `Sampled the neighbours because ${reason}: ${chosen.join(', ')}.` };
}
