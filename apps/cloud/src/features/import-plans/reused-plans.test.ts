import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { drawPicture, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { packPage, publishPack } from '../../testing/packs.js';
import { codeOf } from '../../testing/people.js';
import { makeVariants } from '../variants/variants.service.js';

/** Spies on the queries of all connections, so it must run before the first one opens. */
const queries = vi.spyOn(pg.Client.prototype, 'query');
const app = await createTestApp();
const catalogue = await openCatalogue(app);
type Person = Awaited<ReturnType<typeof app.user>>;
type Requested = Partial<contract.Input<typeof contract.createSiteImportPlan>>;

const image_sizes = [{ width: 300, height: 0, crop: false }];
/** Matches the queries that read the content of a pack and the copies of its pictures. */
const contentQuery = /"documents"|"media_variants"|"categories"/;
/** One query each for the key, for the rights with the version, and for the download. */
const maxQueries = 3;

const ask = async ({ call }: Pick<Person, 'call'>, id: number, more: Requested = {}) =>
  (await call(contract.createSiteImportPlan, { id, platform: 'gutenberg', choices: {}, image_sizes, ...more })).plan;
const opsOf = (plan: string) => contract.ImportPlan.parse(JSON.parse(plan)).ops;
const publishText = (text: string, more: Parameters<typeof publishPack>[1] = {}) =>
  publishPack(catalogue, { documents: [packPage('home', { content: text })], menus: [], ...more });

/** Lists the queries that `work` sends. */
async function recordQueries(work: () => Promise<unknown>): Promise<string[]> {
  queries.mockClear();
  await work();
  return queries.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? String(query));
}

test('[R-PERF-33] reads neither the pack nor its copies again for the second import with the same choices', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const sha256 = await catalogue.upload(await drawPicture(900, 600));
  const media = [{ sha256, mime: 'image/webp', bytes: 1, alt: '', file_name: 'bread.webp' }];
  const { id } = await publishText('Bread', { media, site: { title: 'Bakery', logo: sha256 } });
  await makeVariants(app.deps, { sha256, extension: 'webp' });
  for (const person of [ada, grace]) {
    await ask(person, id, { choices: { title: person.first_name } });
  }

  const first = await recordQueries(() => ask(ada, id));
  const second = await recordQueries(() => ask(grace, id));

  expect(first.filter((text) => contentQuery.test(text))).toHaveLength(3);
  expect(second.filter((text) => contentQuery.test(text))).toEqual([]);
  expect(second.length).toBeLessThanOrEqual(maxQueries);
});

test('[R-PERF-33] gives each request a plan with its site and an id', async () => {
  const ada = await app.user();
  const { id } = await publishText('Bread');

  const [one, other] = [await ask(ada, id), await ask(ada, id)].map((plan) => contract.ImportPlan.parse(JSON.parse(plan)));

  expect(one?.plan_id).not.toBe(other?.plan_id);
  expect([one?.site, other?.site]).toEqual(Array(2).fill('https://site.example'));
  expect(one?.ops).toEqual(other?.ops);
});

test('[R-PERF-34] compiles again after a publication, and for different choices', async () => {
  const ada = await app.user();
  const slug = `pack-${randomUUID()}`;
  const { id } = await publishText('Old bread', { slug });
  const old = await ask(ada, id);
  await publishText('New bread', { slug });

  const plans = await Promise.all([
    ask(ada, id),
    ask(ada, id, { choices: { title: 'Mine' } }),
    ask(ada, id, { image_sizes: [] }),
  ]);

  expect(old).toContain('Old bread');
  expect(plans.map((plan) => plan.includes('New bread') && !plan.includes('Old bread'))).toEqual([true, true, true]);
  expect(plans.map((plan) => opsOf(plan).some(({ op }) => op === 'option.set' && plan.includes('"Mine"')))).toEqual([
    false,
    true,
    false,
  ]);
});

test('[R-PERF-34] refuses a stored plan without the right to it, and after the pack is deleted', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { id } = await publishText('Bread', { plan: 'pro', price: 39 });
  await app.db.insertInto('purchases').values({ user_id: grace.id, item_id: id }).execute();
  await ask(grace, id);

  const unpaid = await codeOf(ask(ada, id));
  await app.db.deleteFrom('purchases').where('user_id', '=', grace.id).execute();
  const refunded = await codeOf(ask(grace, id));
  await app.db.deleteFrom('items').where('id', '=', id).execute();

  expect([unpaid, refunded, await codeOf(ask(grace, id))]).toEqual([
    'required_pro_kithouse',
    'required_pro_kithouse',
    'item_not_found',
  ]);
});

/** Publishes a pack for Elementor whose theme parts come from a paid pack of blocks. */
async function publishTwins() {
  const [variation, slug] = [`rye-${randomUUID()}`, `pack-${randomUUID()}`];
  const part = { post_type: 'kithouse_part', template_type: 'header', conditions: ['include/general'] };
  const header = packPage('header', { ...part, kind: 'elementor', content: [], page_settings: {} } as never);
  const { id } = await publishPack(catalogue, { platform: 'elementor', variation, documents: [header], menus: [] });
  const publishTwin = (text: string) => {
    const documents = [packPage('header', { ...part, content: `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->` })];
    return publishPack(catalogue, { variation, slug, documents, menus: [], plan: 'pro', price: 39 });
  };
  const twin = await publishTwin('Old words');
  const block_theme = { slug: 'plain', parts: { header: ['header'], footer: [] }, has_front_page: false };
  const askFor = (person: Pick<Person, 'call'>) => ask(person, id, { platform: 'elementor', block_theme, styles: 'plain' });
  return { twin, publishTwin, askFor };
}

test('[R-PERF-33] reads neither a pack nor its twin of blocks again for the second import', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { twin, askFor } = await publishTwins();
  for (const { id } of [ada, grace]) {
    await app.db.insertInto('purchases').values({ user_id: id, item_id: twin.id }).execute();
  }

  const first = await recordQueries(() => askFor(ada));
  const second = await recordQueries(async () => expect(await askFor(grace)).toContain('Old words'));

  expect(first.filter((text) => contentQuery.test(text)).length).toBeGreaterThan(0);
  expect(second.filter((text) => contentQuery.test(text))).toEqual([]);
});

test('[R-PERF-34] sends theme parts of a paid twin only to accounts that have it, and only its present ones', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const { twin, publishTwin, askFor } = await publishTwins();
  const purchase = { user_id: grace.id, item_id: twin.id };
  await app.db.insertInto('purchases').values(purchase).execute();

  const paid = await askFor(grace);
  const unpaid = await askFor(ada);
  await publishTwin('New words');
  const renewed = await askFor(grace);
  await app.db.deleteFrom('purchases').where('user_id', '=', grace.id).execute();
  const refunded = await askFor(grace);
  await app.db.insertInto('purchases').values(purchase).execute();
  await app.db.updateTable('items').set({ variation: randomUUID() }).where('id', '=', twin.id).execute();
  const separated = await askFor(grace);

  const wordsIn = (plan: string) => ['Old words', 'New words'].filter((words) => plan.includes(words));
  expect([paid, unpaid, renewed, refunded, separated].map(wordsIn)).toEqual([['Old words'], [], ['New words'], [], []]);
});

test('[R-PERF-34] includes the copies of pictures as soon as they exist', async () => {
  const ada = await app.user();
  const sha256 = await catalogue.upload(await drawPicture(900, 600));
  const media = [{ sha256, mime: 'image/webp', bytes: 1, alt: '', file_name: 'bread.webp' }];
  const { id } = await publishText('Bread', { media, site: { title: 'Bakery', logo: sha256 } });
  const askWithLogo = () => ask(ada, id, { choices: { logo: 'pack' } });
  const countCopies = (plan: string) =>
    opsOf(plan)
      .flatMap((op) => (op.op === 'media.fetch' ? op.args.media : []))
      .flatMap(({ variants = [] }) => variants).length;

  const before = [await askWithLogo(), await askWithLogo()].map(countCopies);
  await makeVariants(app.deps, { sha256, extension: 'webp' });

  expect([...before, countCopies(await askWithLogo())]).toEqual([0, 0, 1]);
});
