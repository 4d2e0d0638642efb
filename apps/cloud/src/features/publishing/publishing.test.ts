import { randomUUID } from 'node:crypto';
import { getItem, publishItem } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { makePublication, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

test('what is published is found under its slug, and a second publication replaces it', async () => {
  const publication = makePublication({ title: 'Bakery', slug: `bakery-${randomUUID()}` });

  const first = await catalogue.call(publishItem, publication);
  publication.listing.title = 'Bakery with café';
  const second = await catalogue.call(publishItem, publication);

  const item = await app.visitor.call(getItem, { slug: publication.listing.slug });
  expect(first).toEqual({ id: item.id, slug: item.slug, created: true });
  expect(second).toEqual({ id: item.id, slug: item.slug, created: false });
  expect(item.title).toBe('Bakery with café');
});
