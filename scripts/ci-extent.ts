/** Tests of the plugin that use the real Elementor when there is one. */
export const elementorTests = [
  'elementor.test',
  'elementor-results',
  'kit-colors',
  'own-cloud',
  'saved-templates',
  'site-ops-elementor',
  'theme-parts-elementor',
].map((name) => `plugin/tests/${name}`);

/** The rows that found faults, each of another kind. */
const telling = ['gutenberg', 'woocommerce', 'classicEditor', 'together'];
/** The whole matrix takes about six minutes on native PHP, and the run is to end within forty. */
const latestStart = 28;

/** Returns which rows of the neighbours to run after so many minutes, and what to print; none when all rows run. */
export function chooseNeighbours(minutes: number, isNative: boolean): { chosen?: string[]; note?: string } {
  if (isNative && minutes < latestStart) {
    return {};
  }
  const chosen = isNative ? telling : telling.slice(0, 3);
  const reason = isNative ? `${minutes.toFixed(0)} minutes have passed` : 'there is no native PHP with MariaDB';
  return { chosen, note: `Sampled the neighbours, since ${reason}: ${chosen.join(', ')}.` };
}
