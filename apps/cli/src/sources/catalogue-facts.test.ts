import type { BundleDocument, ElementorElement, Facts } from '@kithouse/contract';
import { type BlockNode, compileSiteImportPlan, findDemoDetails, parseBlocks } from '@kithouse/kits';
import { describe, expect, test } from 'vitest';
import type { Draft } from './publication.js';
import { readCatalogue } from './read-catalogue.js';

const packs = (await readCatalogue('catalogue', {})).filter(({ bundle }) => bundle.site !== undefined);

test('reads all packs', () => {
  expect(packs.length).toBeGreaterThanOrEqual(10);
});

/** Shares no word with any demo business. */
const own: Facts = {
  name: 'Zwölf & Söhne',
  activity: 'Tischlerei',
  about: 'Wir bauen Möbel aus Eiche.',
  owner: 'Ada Quint',
  phone: '+43 1 555 77',
  email: 'post@zwoelf.test',
  street: 'Ringgasse 5',
  postal_code: '1010',
  city: 'Wien',
  country: 'Österreich',
  founded: '1999',
  opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }],
  social: [{ network: 'threads', url: 'https://threads.test/zwoelf' }],
};

/** Spells contact details of any demo business, independently of what a pack declares. */
const contact = /[\w.-]+@[\w-]+\.example|mailto:[^"\\]*\.example|\b01632[ \d]+|\+?44[ ]?1632[ \d]*/g;

const compile = ({ bundle }: Draft, facts?: Facts) =>
  compileSiteImportPlan(
    { ...bundle, media: bundle.media.map((medium) => ({ ...medium, url: 'https://cloud.example/a' })) },
    {
      plan_id: 'plan',
      site: 'https://site.test',
      expires_at: '2026-11-20T13:00:00.000Z',
      title: 'Site',
      is_trusted: true,
      is_private: false,
      install: [],
      choices: {
        color: {},
        theme: '',
        plugins: [],
        import_demo_content: true,
        conflicts: {},
        ...(facts ? { facts, locale: 'de_AT', slots: {} } : {}),
      },
    },
  );

/** Each plan is compiled once, because that takes a while. */
const known = new Map<Facts | undefined, Map<Draft, ReturnType<typeof compile>>>();

function planOf(pack: Draft, facts?: Facts): ReturnType<typeof compile> {
  const plans = known.get(facts) ?? new Map<Draft, ReturnType<typeof compile>>();
  known.set(facts, plans);
  const plan = plans.get(pack) ?? compile(pack, facts);
  plans.set(pack, plan);
  return plan;
}

/** Lists what people can see of a plan: no addresses of downloads, no fingerprints, and no licences of fonts, which name years. */
const shownOf = (plan: ReturnType<typeof planOf>) =>
  plan.ops
    .filter(({ op }) => op !== 'fonts.ensure')
    .map(({ op, args }) => (op === 'media.fetch' ? args.media.map(({ alt, file_name }) => [alt, file_name]) : args));

const detailsOf = (pack: Draft, facts?: Facts) => {
  const { bundle } = pack;
  const colors = [...(bundle.settings?.colors ?? []), ...(bundle.settings?.tokens ?? [])].map(({ id }) => id);
  const names = [...(bundle.menus ?? []).map(({ slug }) => slug), ...bundle.documents.map(({ key }) => key)];
  const fonts = (bundle.fonts ?? []).map(({ slug }) => slug);
  return findDemoDetails(bundle.site?.facts ?? {}, shownOf(planOf(pack, facts)), [...colors, ...fonts, ...names]);
};

describe.each(packs.map((pack) => [pack.listing.slug, pack] as const))('%s', (_, pack) => {
  test('[R-SITE-07] [R-SITE-43] [R-SITE-113] keeps no detail of the demo business when a person gives all of theirs', () => {
    const left = detailsOf(pack, own).map(({ key, words, text }) => `${key} “${words}” in ${text}`);

    expect([left, JSON.stringify(shownOf(planOf(pack, own))).match(contact)]).toEqual([[], null]);
  });

  test('[R-SITE-44] finds every detail that the pack declares while nobody gives any', () => {
    const found = new Set(detailsOf(pack).map(({ key }) => key));

    expect([...found].toSorted()).toEqual(Object.keys(pack.bundle.site?.facts ?? {}).toSorted());
  });

  test('[R-SITE-42] lists the sentences that stay as samples, with their pages', () => {
    const samples = planOf(pack, own).warnings.filter(({ code }) => code === 'sample_text');

    expect(samples.map(({ message }) => message)).toHaveLength(pack.bundle.site?.slots?.length ?? 0);
    expect(samples.every(({ place }) => (place ?? '') !== '')).toBe(true);
  });

  test('[R-SITE-293] [R-SITE-304] shows a person’s social links in footer and contact page, and no icons of the sample', () => {
    const [full, bare] = [own, { name: 'Zwölf' }].map((facts) => JSON.stringify(shownOf(planOf(pack, facts))));

    expect([full?.split('https://threads.test/zwoelf').length, /social-link|social_icon/.test(bare ?? '')]).toEqual([3, false]);
  });
});

test('[R-SITE-41] shows the hours in the rows of the pack, and no contact that a person doesn’t have', () => {
  for (const pack of packs.filter(({ listing }) => listing.slug.startsWith('morsel'))) {
    const [full, bare] = [own, { name: 'Zwölf' }].map((facts) => JSON.stringify(shownOf(planOf(pack, facts))));

    expect(full).toContain('Montag – Freitag');
    expect(full).toMatch(/0?9:00 – 17:00/);
    expect(full).not.toContain('18 – midnight');
    expect(bare).not.toMatch(/18 – midnight|tel:|A job/);
    expect(`${full}${bare}`).not.toMatch(/"_kithouse"|\\"kithouse\\":/);
  }
});

type Kind = { kind: string; inner: Kind[] };

/** Reads the kinds of blocks or elements of a document. */
function kindsOf({ kind, content }: BundleDocument): Kind[] {
  const ofBlock = ({ name, inner }: BlockNode): Kind => ({
    kind: name,
    inner: inner.flatMap((node) => (typeof node === 'string' ? [] : [ofBlock(node)])),
  });
  const ofElement = ({ widgetType, elType, elements }: ElementorElement): Kind => ({
    kind: widgetType ?? elType,
    inner: elements.map(ofElement),
  });
  return kind === 'elementor'
    ? content.map(ofElement)
    : parseBlocks(content).nodes.flatMap((node) => (typeof node === 'string' ? [] : [ofBlock(node)]));
}

const isLine = (one: Kind | undefined) => one?.kind === 'core/separator' || one?.kind === 'divider';
const hasNeighbours = (list: readonly Kind[]): boolean =>
  list.some((one, index) => (isLine(one) && isLine(list[index + 1])) || hasNeighbours(one.inner));

test('[R-SITE-41] shows no two lines beside each other where a row of contact details is left out', () => {
  for (const pack of packs.filter(({ listing }) => listing.slug.startsWith('plinth'))) {
    const { ops } = planOf(pack, { name: 'Zwölf', email: 'post@zwoelf.test' });
    const doubled = ops.filter((op) => op.op === 'post.create' && hasNeighbours(kindsOf(op.args.document)));

    expect(doubled.map(({ id }) => id)).toEqual([]);
  }
});
