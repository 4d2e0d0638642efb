import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { sample } from '../../scripts/test-extent.js';
import { libraryUrl } from '../src/addresses.js';
import { expect, longTest } from '../src/fixtures.js';

type Sight = 'skeleton' | 'text' | 'picture';
type Seen = { sights: Sight[]; shift: number; sources: string[] };

/** Records in which order things appear, and the layout shift. */
const watch = () => {
  const seen: Seen = { sights: [], shift: 0, sources: [] };
  Object.assign(globalThis, { seen });
  const note = (sight: Sight, isThere: boolean | undefined) => {
    if (isThere && !seen.sights.includes(sight)) {
      seen.sights.push(sight);
    }
  };
  const look = () => {
    const host = document.getElementById('kithouse');
    const root = host?.shadowRoot;
    const isStyled = root?.querySelector<HTMLElement>('.kithouse')?.style.visibility !== 'hidden';
    if (root && isStyled) {
      note('skeleton', root.querySelector('.view .skel') !== null);
      note(
        'text',
        [...root.querySelectorAll('article h3')].some((title) => title.textContent),
      );
      note(
        'picture',
        [...root.querySelectorAll<HTMLImageElement>('article img')].some((image) => image.naturalWidth > 1),
      );
    }
    requestAnimationFrame(look);
  };
  look();
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) {
        seen.shift += value;
        seen.sources.push(
          ...sources.map(({ node }) => `${value.toFixed(4)} ${(node as Element | undefined)?.className ?? node?.nodeName}`),
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const readSeen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Simulates a phone in a train: 400 ms round trip, 1 Mbit a second. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = 1_000_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

for (const width of sample([390, 1440], 1)) {
  longTest(
    `shows a skeleton, then text, then pictures without layout shift on a slow network, ${width} wide`,
    async ({ admin, site }) => {
      await admin.setViewportSize({ width, height: 844 });
      await admin.addInitScript(watch);
      await slowDown(admin);

      await admin.goto(libraryUrl(site, 'gutenberg/pages'), { waitUntil: 'commit', timeout: 120_000 });
      const library = admin.locator(`#${brand.slug}`);
      await expect(library.getByRole('article').first()).toBeVisible({ timeout: 120_000 });
      await expect.poll(async () => (await readSeen(admin)).sights, { timeout: 120_000 }).toContain('picture');

      const { sights, shift, sources } = await readSeen(admin);
      expect(sights).toEqual(['skeleton', 'text', 'picture']);
      expect(shift, sources.join('\n')).toBeLessThan(0.02);
    },
  );
}
