import { afterAll, beforeAll } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { type KillSite, startKillSite } from './testing/kill-site.js';

let kills: KillSite;
beforeAll(async () => {
  kills = await startKillSite();
});
afterAll(() => kills?.close());

longTest(
  'ends like an undisturbed import of a whole site when killed anywhere',
  () => kills.sweep('signed-in', { others: 60, themeChanges: 1 }),
  3_600_000,
);

longTest(
  'ends like an undisturbed second import of the pack, with its pages and menus replaced, when killed anywhere',
  async () => {
    await kills.site.restore('signed-in');
    await kills.follow(await kills.press());
    await kills.site.snapshot('imported');

    await kills.sweep('imported', { others: 25, themeChanges: 0 });
  },
  3_600_000,
);
