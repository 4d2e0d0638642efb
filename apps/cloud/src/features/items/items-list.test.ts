import { type Input, listItems } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const _catalogue = await openCatalogue(app);

/** Slugs of a list, in order. */
async function _slugsOf(input: Input<typeof listItems>) {
  const { data } = await app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages', ...input });
  return data.map(({ slug }) => slug);
}

test('an empty shelf is an empty page, not an error', async () => {
  const page = await app.visitor.call(listItems, { platform: 'elementor', type: 'blocks' });

  expect(page).toEqual({ data: [], current_page: 1, total_page: 0, total: 0 });
});
