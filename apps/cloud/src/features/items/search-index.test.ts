import { getSearchIndex } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const { call } = app.visitor;

test('[R-FIND-04] lists the words and the smallest picture of each item of a platform', async () => {
  const picture = await catalogue.picture(480, 240);
  await catalogue.publish({
    slug: 'harbour',
    title: 'Harbour',
    template_type: 'About',
    categories: ['Travel'],
    tags: ['boats', 'calm'],
    pictures: [picture],
  });
  await catalogue.publish({ slug: 'plain', title: 'Plain' });
  await catalogue.publish({ slug: 'other', platform: 'elementor' });

  const { entries, is_complete } = await call(getSearchIndex, { platform: 'gutenberg' });

  expect(is_complete).toBe(true);
  expect(entries).toEqual([
    { type: 'page', slug: 'plain', name: 'Plain', kind: '', labels: '', picture: null },
    {
      type: 'page',
      slug: 'harbour',
      name: 'Harbour',
      kind: 'About',
      labels: 'Travel boats calm',
      picture: expect.stringContaining(picture.sizes.find(({ width }) => width === 240)?.sha256 ?? ''),
    },
  ]);
});
