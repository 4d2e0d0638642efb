import { compileSiteImportPlan, findDemoFacts } from '@kithouse/kits';
import { beforeAll, expect, test } from 'vitest';
import type { Draft } from './publication.js';
import { readCatalogue } from './read-catalogue.js';

let packs: Draft[] = [];
beforeAll(async () => {
  packs = (await readCatalogue('catalogue', {})).filter(({ bundle }) => bundle.site !== undefined);
}, 120_000);

const own = {
  name: 'Zwölf & Söhne',
  phone: '+43 1 555 77',
  email: 'post@zwoelf.test',
  street: 'Ringgasse 5',
  city: 'Wien',
  hours: 'Montag bis Freitag, 9–17',
  founded: '1999',
};

/** Spells contact details of any demo business, independently of what a pack declares. */
const demo = /[\w.-]+@[\w-]+\.example|mailto:[^"\\]*\.example|\b01632[ \d]+|\+?44[ ]?1632[ \d]*/g;

const contentOf = ({ bundle }: Draft, facts?: typeof own) => {
  const media = bundle.media.map((medium) => ({ ...medium, url: 'https://cloud.example/a' }));
  const plan = compileSiteImportPlan(
    { ...bundle, media },
    {
      plan_id: 'plan',
      site: 'https://site.test',
      expires_at: '2026-11-20T13:00:00.000Z',
      title: 'Site',
      is_trusted: true,
      is_private: false,
      install: [],
      choices: { color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {}, ...(facts ? { facts } : {}) },
    },
  );
  const texts = plan.ops.map(({ op, args }) => (op === 'media.fetch' ? args.media.map(({ alt }) => alt) : args));
  return { texts, warnings: plan.warnings };
};

test('[R-SITE-113] leaves no named detail and no contact of the demo business in any pack when a person gives theirs', () => {
  const left = packs.map((pack) => {
    const { texts, warnings } = contentOf(pack, own);
    const codes = warnings.filter(({ code }) => code === 'sample_facts');
    return [pack.listing.slug, findDemoFacts(pack.bundle.site?.facts ?? {}, texts), JSON.stringify(texts).match(demo), codes];
  });

  expect(left).toHaveLength(10);
  expect(left).toEqual(packs.map(({ listing }) => [listing.slug, [], null, []]));
});

test('[R-SITE-44] finds every detail that a pack declares while nobody gives any', () => {
  const found = packs.map((pack) => [
    pack.listing.slug,
    findDemoFacts(pack.bundle.site?.facts ?? {}, contentOf(pack).texts).toSorted(),
  ]);

  expect(found).toEqual(packs.map(({ listing, bundle }) => [listing.slug, Object.keys(bundle.site?.facts ?? {}).toSorted()]));
});
