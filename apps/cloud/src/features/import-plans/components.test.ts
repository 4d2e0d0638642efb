import * as contract from '@kithouse/contract';
import { attachMedia } from '@kithouse/kits';
import { expect, test } from 'vitest';
import { card, flexbox, instance } from '../../../../../packages/kits/src/testing/components.js';
import { exportOf, read } from '../../../../../packages/kits/src/testing/fixtures.js';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const page = { ...exportOf(flexbox('p1', instance('i1', 12))), globals: { components: { 12: card } } };
const room = { classes: 10, variables: 10, components: 10, sizes: false };

const apps = { add: await createTestApp(), copy: await createTestApp({ KITHOUSE_COMPONENTS: 'copy' }) };

test.each([
  ['add', ['require', 'component.ensure', 'post.create', 'verify'], 'e-component'],
  ['copy', ['require', 'post.create', 'verify'], 'e-flexbox'],
] as const)('[R-EL4-57] follows the operator’s choice for components: %s', async (choice, expected, shown) => {
  const app = apps[choice];
  const catalogue = await openCatalogue(app);
  const ada = await app.user();
  const [document] = attachMedia(read(page), new Map()).documents;
  const { id } = await catalogue.publish({ platform: 'elementor', documents: document ? [{ ...document, key: 'main' }] : [] });

  const { plan } = await ada.call(contract.createImportPlan, { id, platform: 'elementor', design: room });

  const { ops } = contract.ImportPlan.parse(JSON.parse(plan));
  expect(ops.map(({ op }) => op)).toEqual(expected);
  const post = ops.find((op) => op.op === 'post.create');
  const child = post?.args.document.kind === 'elementor' ? post.args.document.content[0]?.elements[0] : undefined;
  expect(child?.widgetType ?? child?.elType).toBe(shown);
});
