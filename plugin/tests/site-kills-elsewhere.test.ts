import { afterAll, beforeAll } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { type KillSite, startKillSite } from './testing/kill-site.js';
import { addSmallBlockTheme, makeSmallPack, publishPack } from './testing/small-pack.js';

let kills: KillSite;
beforeAll(async () => {
  kills = await startKillSite();
});
afterAll(() => kills?.close());

longTest(
  'ends like an undisturbed import into a block theme, with a customised header replaced, when killed anywhere',
  async () => {
    await kills.site.restore('signed-in');
    await addSmallBlockTheme(kills.site);
    await kills.site.snapshot('block-theme');

    await kills.sweep('block-theme', { others: 25, themeChanges: 0, choices: { theme: undefined } });
  },
  3_600_000,
);

longTest(
  '[R-SITE-61] ends like an undisturbed import that replaces the site of another pack, when killed anywhere',
  async () => {
    await kills.site.restore('signed-in');
    const former = await kills.press();
    await kills.follow(former);
    await kills.site.snapshot('another');
    const { bundle, pictures } = await makeSmallPack();
    const other = await publishPack(kills.library, { ...bundle, slug: `${bundle.slug}-other` }, pictures);

    await kills.sweep('another', { others: 25, themeChanges: 0, choices: { id: other, retire: former.import_id } });
  },
  3_600_000,
);
