import type { Bundle, KitSettings } from '@kithouse/contract';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { push } from '../../testing/library-files.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const settings: KitSettings = {
  colors: [
    { id: 'primary', title: 'Primary', color: '#8E5932', role: 'system' },
    { id: 'c0ffee1', title: 'Crust', color: '#AA5500', role: 'custom' },
  ],
  fonts: [],
};
const globals = { a: 'globals/colors?id=primary', b: 'globals/colors?id=c0ffee1' };
const element = { id: 'a1b2c3d', elType: 'container', settings: { __globals__: globals }, elements: [] };
const document: Bundle['documents'][number] = {
  kind: 'elementor',
  key: 'main',
  title: 'Main',
  slug: 'main',
  post_type: 'page',
  template_type: 'page',
  content: [element],
  page_settings: {},
};

/** Returns a kit as Elementor stores it. */
const kit = (primary = '#8E5932') => ({
  system_colors: [
    { _id: 'primary', title: 'Primary', color: primary },
    { _id: 'accent', title: 'Accent', color: '#000000' },
  ],
  custom_colors: [{ _id: 'c0ffee1', title: 'Crust', color: '#AA5500' }],
});

const publish = (given: { settings?: KitSettings; pack?: string; type?: 'pack' | 'page'; slug?: string } = {}) => {
  const { settings: colors, ...listing } = given;
  return catalogue.publish({ platform: 'elementor', documents: [document], ...listing, ...(colors ? { settings: colors } : {}) });
};

type Person = Awaited<ReturnType<typeof app.user>>;
async function read({ call }: Person, id: number, colors?: contract.Colors) {
  const answer = await call(contract.getContent, { id, platform: 'elementor', ...(colors ? { colors } : {}) });
  const [root] = answer.document.kind === 'elementor' ? answer.document.content : [];
  return { ...answer, root: root?.settings };
}

test("keeps a template's own colours and uses the site's system colours unless asked otherwise", async () => {
  const ada = await app.user();
  const { id } = await publish({ settings });

  const [usual, kept] = [await read(ada, id), await read(ada, id, 'keep')];

  expect(usual).toEqual(kept);
  expect(kept).toMatchObject({ root: { b: '#AA5500', __globals__: { a: globals.a } }, has_colors: true, warnings: [] });
  expect(kept.settings).toBeUndefined();
});

test('gives added colours new ids and points the template to them', async () => {
  const ada = await app.user();
  const { id } = await publish({ settings });

  const { settings: brought, root, has_colors } = await read(ada, id, 'bring');

  expect(brought?.colors.map(({ title, color, role }) => [title, color, role])).toEqual([
    ['Primary', '#8E5932', 'custom'],
    ['Crust', '#AA5500', 'custom'],
  ]);
  const [a, b] = brought?.colors.map(({ id: brought_id }) => `globals/colors?id=${brought_id}`) ?? [];
  expect(root).toEqual({ __globals__: { a, b } });
  expect(a).not.toBe(globals.a);
  expect(has_colors).toBe(true);
});

test('leaves no references in a flattened template', async () => {
  const ada = await app.user();
  const { id } = await publish({ settings });

  const { root, settings: brought } = await read(ada, id, 'flatten');

  expect(root).toEqual({ a: '#8E5932', b: '#AA5500' });
  expect(brought).toBeUndefined();
});

test("prefers a template's own colours over those of its pack", async () => {
  const ada = await app.user();
  const { slug: pack } = await publish({ type: 'pack', settings });
  const own = { ...settings, colors: [{ id: 'primary', title: 'Primary', color: '#00FF00', role: 'system' as const }] };
  const [plain, special] = [await publish({ pack }), await publish({ pack, settings: own })];

  expect((await read(ada, plain.id, 'flatten')).root).toEqual({ a: '#8E5932', b: '#AA5500' });
  expect((await read(ada, special.id, 'flatten')).root).toMatchObject({ a: '#00FF00', __globals__: { b: globals.b } });
});

test('changes nothing without colours, reports missing ones and drops them when published again without', async () => {
  const ada = await app.user();
  const { id, slug } = await publish({ settings });
  await publish({ slug });

  const answer = await read(ada, id, 'bring');

  expect(answer.root).toEqual({ __globals__: globals });
  expect(answer.warnings).toMatchObject([{ code: 'colors_unknown' }]);
  expect([answer.settings, answer.has_colors]).toEqual([undefined, undefined]);
});

const pushPage = (person: Person, given: Partial<contract.Input<typeof contract.pushCloudFile>> = {}) =>
  push(person, {
    platform: 'elementor',
    file_content: { title: 'Home', type: 'wp-page', content: [element], page_settings: [] },
    globals: kit(),
    ...given,
  });

test('adds only the colours that a pushed page shows, from its site', async () => {
  const ada = await app.user();
  const { id } = await pushPage(ada);

  const answer = await ada.call(contract.getCloudContent, { id, platform: 'elementor', colors: 'bring' });

  expect(answer.settings?.colors.map(({ title }) => title)).toEqual(['Primary', 'Crust']);
  expect(answer.has_colors).toBe(true);
  const usual = await ada.call(contract.getCloudContent, { id, platform: 'elementor' });
  expect(JSON.stringify(usual.document)).toContain('#AA5500');
});

test("adds a version when the page's colours change, and none when unused ones do", async () => {
  const ada = await app.user();
  const post = { id: 41 };
  const first = await pushPage(ada, post);
  const unused = { ...kit(), system_colors: [...kit().system_colors.slice(0, 1), { _id: 'accent', title: 'A', color: '#fff' }] };

  const again = await pushPage(ada, { ...post, globals: unused });
  const changed = await pushPage(ada, { ...post, globals: kit('#123456') });

  expect([first.version, again.version, changed.version]).toEqual([1, 1, 2]);
});

test('keeps the colours of an export wherever it is pushed from', async () => {
  const ada = await app.user();
  const file_content = { title: 'Home', type: 'page', content: [element], page_settings: [], globals: kit('#00FF00') };
  const { id } = await pushPage(ada, { file_content });

  const answer = await ada.call(contract.getCloudContent, { id, platform: 'elementor', colors: 'flatten' });

  expect(JSON.stringify(answer.document)).toContain('#00FF00');
});

test.each([
  {},
  { system_colors: 'x' },
  { custom_colors: [{ _id: '"}', color: '#fff' }] },
  { custom_colors: [{ _id: 'c0ffee1', color: 'red;}' }] },
])('ignores unusable globals such as %j', async (nonsense) => {
  const ada = await app.user();
  const { id } = await pushPage(ada, { globals: nonsense });

  const answer = await ada.call(contract.getCloudContent, { id, platform: 'elementor', colors: 'flatten' });

  expect(answer.document.content).toEqual([element]);
});

test("adds a plan's colours before it creates the page", async () => {
  const ada = await app.user();
  const { id } = await publish({ settings });

  const [kept, brought] = await Promise.all(
    (['keep', 'bring'] as const).map(async (colors) => {
      const { plan } = await ada.call(contract.createImportPlan, { id, platform: 'elementor', title: 'Home', colors });
      return contract.ImportPlan.parse(JSON.parse(plan));
    }),
  );

  expect(kept?.ops.map(({ op }) => op)).toEqual(['require', 'option.set', 'post.create', 'verify']);
  expect(brought?.ops.map(({ op }) => op)).toEqual(['require', 'kit.apply', 'option.set', 'post.create', 'verify']);
  expect(brought?.ops[1]?.args).toMatchObject({ settings: { colors: [{ title: 'Primary' }, { title: 'Crust' }] } });
});
