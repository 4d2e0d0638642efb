import { brand } from '@kithouse/contract';
import type { BrowserContext, Response } from 'playwright-core';
import { gzippedKilobytes } from './manifest.js';

/** Describes what opening a page loads from the plugin's folder and its REST API. Sizes in gzipped kB. */
export type PageLoad = { js: number; css: number; requests: number /** Addresses of the REST calls. */; calls: string[] };

/** Opens a page in a new tab with an empty cache and waits until requests end. */
export async function measurePageLoad(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return await sumUp(responses);
  } finally {
    await page.close();
  }
}

async function sumUp(responses: Response[]): Promise<PageLoad> {
  const own = responses.filter((response) => new URL(response.url()).pathname.includes(`/plugins/${brand.slug}/`));
  const load: PageLoad = { js: 0, css: 0, requests: 0, calls: [] };
  for (const response of own) {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') {
      load[kind === 'script' ? 'js' : 'css'] += gzippedKilobytes(await response.body());
      load.requests++;
    }
  }
  const api = `/${brand.restNamespace}/`;
  load.calls = responses
    .map((response) => decodeURIComponent(response.url()).split('?', 1)[0] ?? '')
    .filter((url) => url.includes(api))
    .map((url) => url.slice(url.indexOf(api) + api.length));
  return load;
}
