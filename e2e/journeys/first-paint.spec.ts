import { brand } from '@kithouse/contract';
import { libraryUrl } from '../src/addresses.js';
import { expect, test } from '../src/fixtures.js';

const key = `${brand.prefix}_first_paint`;
const paint = `#${brand.slug}-first-paint`;

test('[R-OPEN-01, R-OPEN-02] shows the last screen until the library has loaded', async ({ admin, site }) => {
  await admin.goto(libraryUrl(site, 'gutenberg/packs'));
  await admin.waitForFunction((name) => localStorage.getItem(name), key);
  // Any script of the site can write the browser's storage.
  await admin.evaluate((name) => {
    const screens = JSON.parse(localStorage.getItem(name) ?? '[]') as { html: string }[];
    const hostile =
      '<img src="x" onerror="window.hostile = 1"><script>window.hostile = 1</script><iframe srcdoc="<p>"></iframe></div>';
    const changed = screens.map((screen) => ({ ...screen, html: screen.html.replace(/<\/div>$/, hostile) }));
    localStorage.setItem(name, JSON.stringify(changed));
  }, key);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await admin.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await admin.reload({ waitUntil: 'commit' });
  await expect(admin.locator(paint)).toBeVisible();
  expect(await admin.locator(paint).evaluate((element) => (element as HTMLElement).inert)).toBe(true);
  expect(await admin.evaluate(() => 'hostile' in window)).toBe(false);
  if (process.env.SHOT) {
    await admin.screenshot({ path: '/tmp/first-paint.png' });
  }

  release();
  await expect(admin.locator(paint)).toHaveCount(0);
  await expect(admin.locator(`#${brand.slug}`).getByRole('article').first()).toBeVisible();
  if (process.env.SHOT) {
    await admin.screenshot({ path: '/tmp/first-live.png' });
  }
});

test('[R-OPEN-01] shows no screen of another person, and none before the first visit', async ({ admin, site }) => {
  await admin.goto(libraryUrl(site, 'gutenberg/packs'));
  await expect(admin.locator(`#${brand.slug}`).getByRole('article').first()).toBeVisible();
  await admin.waitForFunction((name) => localStorage.getItem(name), key);
  await admin.evaluate((name) => {
    localStorage.setItem(name, (localStorage.getItem(name) ?? '').replace(/"\w+ gutenberg/, '"other gutenberg'));
  }, key);

  await admin.reload({ waitUntil: 'commit' });
  await admin.waitForFunction((id) => 'firstPaint' in (document.getElementById(id) ?? {}), brand.slug);
  expect(await admin.locator(paint).count()).toBe(0);
  expect(await admin.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
