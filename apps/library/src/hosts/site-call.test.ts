import { countItems, toggleFavourite } from '@kithouse/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createSiteCall } from './site-call.js';

afterEach(() => vi.unstubAllGlobals());

test("[R-API-01] [R-API-02] sends reads and writes below the site's address with the page's nonce", async () => {
  const sent: { url: string; nonce: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    sent.push({ url, nonce: new Headers(headers).get('X-WP-Nonce') });
    return Response.json({}, { status: 500 });
  });
  const call = createSiteCall({ rest_root: 'https://site.example/wp-json/kithouse/v1', nonce: 'a1b2c3' });

  await call(countItems, {}).catch(() => undefined);
  await call(toggleFavourite, { id: 1, itemType: 'pack', action: 'do' }).catch(() => undefined);

  expect(sent).toEqual([
    { url: 'https://site.example/wp-json/kithouse/v1/items-count', nonce: 'a1b2c3' },
    { url: 'https://site.example/wp-json/kithouse/v1/items/favourite', nonce: 'a1b2c3' },
  ]);
});
