import { brand } from '@kithouse/contract';
import { connectWordPress, findElementor } from '@kithouse/playground';
import type { Browser } from 'playwright-core';
import type { Services } from '../e2e/src/services.js';
import type { Figure } from './figure.js';
import { measureEverything } from './manifest.js';
import { measurePageLoad } from './page-load.js';

/** Measures P1 to P3: what browsers load of the library, and in the editors. */
export async function measureSizes(services: Services, browser: Browser): Promise<Figure[]> {
  const openSignedIn = (url: string) => openPage(services, browser, url);
  const site = connectWordPress(services.wordpress);
  const library = `${site.url}/wp-admin/admin.php?page=${brand.adminPage}&path=gutenberg/packs`;
  const cold = await openSignedIn(library);
  const warm = await openSignedIn(library);
  const blockEditor = await openSignedIn(`${site.url}/wp-admin/post-new.php?post_type=page`);
  return [
    { id: 'P1', what: 'JavaScript of the library at first load', unit: 'kB', value: warm.js, target: 110 },
    {
      id: 'P1',
      what: 'JavaScript of the library after visiting every route',
      unit: 'kB',
      value: measureEverything('apps/library/src/hosts/wp-admin.tsx'),
      target: 190,
    },
    {
      id: 'P2',
      what: 'JavaScript and CSS added to the block editor',
      unit: 'kB',
      value: blockEditor.js + blockEditor.css,
      target: 3,
    },
    { id: 'P2', what: 'requests added to the block editor', unit: 'requests', value: blockEditor.requests, target: 1 },
    ...(await measureElementor(site, openSignedIn)),
    countCalls('cold', cold.calls, 1),
    countCalls('warm', warm.calls, 0),
  ];
}

function countCalls(state: string, calls: string[], target: number): Figure {
  const note = calls.length > target ? { note: calls.join(', ') } : {};
  return { id: 'P3', what: `REST calls of the first screen, ${state}`, unit: 'calls', value: calls.length, target, ...note };
}

async function measureElementor(
  site: ReturnType<typeof connectWordPress>,
  openSignedIn: (url: string) => ReturnType<typeof openPage>,
): Promise<Figure[]> {
  const size: Figure = { id: 'P2', what: 'JavaScript and CSS added to the Elementor editor', unit: 'kB', target: 3 };
  if (!findElementor()) {
    return [{ ...size, note: 'needs ELEMENTOR_ZIP' }];
  }
  const id = await site.run<number>(`return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Elementor' ) );`);
  const load = await openSignedIn(`${site.url}/wp-admin/post.php?post=${id}&action=elementor`);
  return [
    { ...size, value: load.js + load.css },
    { ...size, what: 'requests added to the Elementor editor', unit: 'requests', value: load.requests, target: 1 },
  ];
}

async function openPage({ wordpress }: Services, browser: Browser, url: string) {
  const { cookies } = await connectWordPress(wordpress).auth();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const toCookie = ([name, value]: [string, string]) => ({
      name,
      value: encodeURIComponent(value),
      url: wordpress.url,
    });
    await context.addCookies(Object.entries(cookies).map(toCookie));
    return await measurePageLoad(context, url);
  } finally {
    await context.close();
  }
}
