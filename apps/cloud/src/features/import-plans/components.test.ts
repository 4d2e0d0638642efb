import * as contract from '@kithouse/contract';
import { attachMedia, readTemplate } from '@kithouse/kits';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const element = (id: string, elType: string, settings: object, elements: object[] = []) => ({
  id,
  elType,
  settings,
  elements,
  isInner: false,
});
const heading = { ...element('c2c2c2c', 'widget', { title: typed('string', 'Card') }), widgetType: 'e-heading' };
const card = {
  title: 'Card',
  uid: 'component-1-card',
  elements: [element('c1c1c1c', 'e-flexbox', {}, [heading])],
  overridable_props: { props: {}, groups: { items: {} } },
};
const instance = {
  ...element('i1i1i1i', 'widget', {
    component_instance: typed('component-instance', {
      component_id: typed('number', 12),
      overrides: typed('overrides', []),
    }),
  }),
  widgetType: 'e-component',
  editor_settings: { component_uid: card.uid },
};
const page = {
  content: [element('p1p1p1p', 'e-flexbox', {}, [instance])],
  page_settings: [],
  version: '0.4',
  title: 'Cards',
  type: 'page',
  globals: { components: { 12: card } },
};
const room = { classes: 10, variables: 10, components: 10, sizes: false };

const apps = { add: await createTestApp(), copy: await createTestApp({ KITHOUSE_COMPONENTS: 'copy' }) };

test.each([
  ['add', ['require', 'component.ensure', 'post.create', 'verify'], 'e-component'],
  ['copy', ['require', 'post.create', 'verify'], 'e-flexbox'],
] as const)('[R-EL4-57] follows the operator’s choice for components: %s', async (choice, expected, shown) => {
  const app = apps[choice];
  const catalogue = await openCatalogue(app);
  const ada = await app.user();
  const bytes = Buffer.from(JSON.stringify(page));
  const [document] = attachMedia(readTemplate({ name: 'page.json', bytes }), new Map()).documents;
  const { id } = await catalogue.publish({ platform: 'elementor', documents: document ? [{ ...document, key: 'main' }] : [] });

  const { plan } = await ada.call(contract.createImportPlan, { id, platform: 'elementor', design: room });

  const { ops } = contract.ImportPlan.parse(JSON.parse(plan));
  expect(ops.map(({ op }) => op)).toEqual(expected);
  const post = ops.find((op) => op.op === 'post.create');
  const child = post?.args.document.kind === 'elementor' ? post.args.document.content[0]?.elements[0] : undefined;
  expect(child?.widgetType ?? child?.elType).toBe(shown);
});
