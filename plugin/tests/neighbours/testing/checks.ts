import type { Neighbour } from '../../../../playground/src/index.js';
import { smallTheme } from '../../testing/small-pack.js';
import type { Visit } from '../../testing/start-site.js';
import { coreChecks } from './core-checks.js';
import { everydayChecks } from './everyday-checks.js';
import { languageChecks } from './language-checks.js';
import { neighbourChecks } from './neighbour-checks.js';
import type { NeighbourSite } from './neighbour-site.js';
import { makeNonces, type Seed } from './seed.js';
import { shopChecks } from './shop-checks.js';

export type Here = {
  site: NeighbourSite;
  admin: Visit;
  seed: Seed;
  /** A theme with menu locations, and the active theme. */
  classicTheme: string;
  theme: string;
  nonces: Record<string, string>;
};
/** Compared with and without Kithouse. */
export type Observation = { status: number[]; saved?: unknown };
export type Check = {
  title: string;
  /** Neighbour that must be active. */
  needs?: Neighbour;
  run: (here: Here) => Promise<Observation>;
};

/** Returns the checks that a site with these neighbours can pass. */
export const checksFor = (active: readonly Neighbour[]): Check[] =>
  [...coreChecks, ...neighbourChecks, ...shopChecks, ...languageChecks, ...everydayChecks].filter(
    ({ needs }) => needs === undefined || active.includes(needs),
  );

/** Runs all checks in order and returns each result, errors included. */
export async function observe(
  checks: readonly Check[],
  given: Omit<Here, 'nonces'>,
): Promise<Record<string, Observation | Error>> {
  const { site, admin, seed, theme, classicTheme } = given;
  const nonces = await makeNonces(site, admin, [
    'wp_rest',
    'elementor_ajax',
    'update-nav_menu',
    'post',
    'yoast_free_metabox',
    'update-user_1',
    'wpseo_user_profile_update',
    ...[theme, smallTheme.slug, 'twentytwentyfive'].map((slug) => `switch-theme_${slug}`),
    ...['activate', 'deactivate'].map((action) => `${action}-plugin_own-plugin.php`),
    `update-post_${seed.post}`,
    `save-customize_${classicTheme}`,
  ]);
  const seen: Record<string, Observation | Error> = {};
  for (const { title, run } of checks) {
    seen[title] = await run({ ...given, nonces }).catch((error: Error) => error);
  }
  return seen;
}
