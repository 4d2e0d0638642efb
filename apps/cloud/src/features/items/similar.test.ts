import { listSimilar } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const { call } = app.visitor;

const slugs = async (slug: string) => (await call(listSimilar, { slug })).data.map((item) => item.slug);

test('[R-FIND-09] lists items that share type, categories or tags, nearest first, from outside the pack', async () => {
  await catalogue.publish({ slug: 'inn', type: 'pack' });
  const rooms = { template_type: 'Services', categories: ['Hotel'], tags: ['rooms', 'calm'] };
  await catalogue.publish({ ...rooms, slug: 'inn-rooms', pack: 'inn' });
  await catalogue.publish({ ...rooms, slug: 'inn-suites', pack: 'inn' });
  await catalogue.publish({ slug: 'calm', tags: ['calm'] });
  await catalogue.publish({ slug: 'lodge', categories: ['Hotel'] });
  await catalogue.publish({ slug: 'services', template_type: 'Services', tags: ['calm'] });
  await catalogue.publish({ slug: 'unlike', tags: ['loud'] });
  await catalogue.publish({ ...rooms, slug: 'other-platform', platform: 'elementor' });
  await catalogue.publish({ ...rooms, slug: 'other-type', type: 'block' });

  expect(await slugs('inn-rooms')).toEqual(['services', 'lodge', 'calm']);
  expect(await slugs('unlike')).toEqual([]);
});

test('[R-FIND-09] refuses an unknown item', async () => {
  await expect(call(listSimilar, { slug: 'missing' })).rejects.toMatchObject({ code: 'item_not_found' });
});
