import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { waitForEditor } from '../src/block-editor.js';
import { expect, longTest, test } from '../src/fixtures.js';

type Globals = { wp: { i18n: { _n: (single: string, plural: string, count: number, domain: string) => string } } };

const library = (page: Page) => page.locator(`#${brand.slug}`);
const textsCall = /\/kithouse\/v1\/texts\b/;

/** Records the texts that the page has requested. */
function watchTexts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => textsCall.test(decodeURIComponent(request.url())) && requested.push(request.url()));
  return requested;
}

/** Polish, which the plugin doesn't include, with a few texts and its three plural forms. */
const polish = {
  locale_data: {
    messages: {
      '': {
        lang: 'pl_PL',
        'plural-forms': 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
      },
      Packs: ['Pakiety'],
      Blocks: ['Bloki'],
      '{text} layout': ['{text} układ', '{text} układy', '{text} układów'],
    },
  },
};

/** Installs a language pack like WordPress. */
function installPolish(site: string) {
  const folder = path.join(site, 'wp-content/languages/plugins');
  const hash = createHash('md5').update('assets/texts.js').digest('hex');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${brand.slug}-pl_PL-${hash}.json`), JSON.stringify(polish));
}

longTest(
  'shows the library in German from the first word to an administrator who reads German',
  async ({ admin, site, cloud }) => {
    await connectAccount(site, cloud);
    await site.run(`update_user_meta( 1, 'locale', 'de_DE' );`);
    // Records even briefly shown English text.
    await admin.addInitScript(() => {
      const titles: string[] = [];
      Object.assign(globalThis, { titles });
      const look = () => {
        const title = document.getElementById('kithouse')?.shadowRoot?.querySelector('h1')?.textContent;
        if (title && titles.at(-1) !== title) {
          titles.push(title);
        }
        requestAnimationFrame(look);
      };
      look();
    });

    await test.step('a list', async () => {
      await admin.goto(libraryUrl(site, 'gutenberg/packs'));
      await expect(library(admin).getByRole('heading', { name: 'Pakete', level: 1 })).toBeVisible();
      await expect(library(admin).getByRole('button', { name: 'Filtern', exact: true })).toBeVisible();

      expect(await admin.evaluate(() => (globalThis as unknown as { titles: string[] }).titles)).toEqual(['Pakete']);
    });

    await test.step('a dialog with a WordPress sentence in it', async () => {
      await admin.goto(libraryUrl(site, 'gutenberg/pages/fernway-landing-blocks'));
      await library(admin).getByRole('button', { name: 'Einfügen', exact: true }).click();
      const dialog = library(admin).getByRole('dialog');
      await expect(dialog.getByRole('region', { name: 'Was geschehen wird' })).toContainText(/kommt|kommen/);
      await dialog.getByLabel('Titel der Seite').fill('Über uns');
      await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
      await expect(library(admin).getByRole('link', { name: 'Vorlage bearbeiten' })).toBeVisible({ timeout: 60_000 });
    });

    await test.step('a refusal of the cloud', async () => {
      await cloud.query('update api_keys set revoked_at = now() where user_id is not null');
      await admin.goto(libraryUrl(site, 'gutenberg/blocks'));
      await library(admin)
        .getByRole('article')
        .first()
        .getByRole('button', { name: /als Favorit$/ })
        .click();

      await expect(library(admin).getByRole('alert')).toHaveText('Die Anmeldung ist abgelaufen. Bitte neu anmelden.');
    });
  },
);

longTest('translates the library in wp-admin and in the block editor with a language pack', async ({ admin, site }) => {
  installPolish(site.site);
  await site.run(`update_user_meta( 1, 'locale', 'pl_PL' );`);

  await test.step('wp-admin, with all plural forms', async () => {
    await admin.goto(libraryUrl(site, 'gutenberg/packs'));
    await expect(library(admin).getByRole('heading', { name: 'Pakiety', level: 1 })).toBeVisible();
    const forms = await admin.evaluate(
      ([domain]) =>
        [1, 3, 5].map((count) => (globalThis as unknown as Globals).wp.i18n._n('{text} layout', '{text} layouts', count, domain)),
      [brand.slug] as const,
    );
    expect(forms).toEqual(['{text} układ', '{text} układy', '{text} układów']);
    await expect(
      library(admin)
        .getByText(/\d+ układów$/)
        .first(),
    ).toBeVisible();
  });

  await test.step('the block editor', async () => {
    await admin.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await waitForEditor(admin);
    await admin.locator(`[aria-controls="${brand.slug}:library"]`).click();
    await expect(library(admin).getByRole('heading', { name: 'Bloki', level: 1 })).toBeVisible();
  });
});

longTest(
  'loads those texts for nobody else: not in English, and in an editor only once its button is pressed',
  async ({ admin, site }) => {
    const requested = watchTexts(admin);
    await admin.goto(libraryUrl(site, 'gutenberg/packs'));
    await expect(library(admin).getByRole('heading', { name: 'Packs', level: 1 })).toBeVisible();
    expect(requested).toEqual([]);

    await site.run(`update_user_meta( 1, 'locale', 'de_DE' );`);
    await admin.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await waitForEditor(admin);
    expect(requested).toEqual([]);
    await admin.locator(`[aria-controls="${brand.slug}:library"]`).click();

    await expect(library(admin).getByRole('heading', { name: 'Blöcke', level: 1 })).toBeVisible();
    expect(requested).toHaveLength(1);
  },
);

longTest('mirrors the library in a right-to-left language', async ({ admin, site }) => {
  await site.run(`update_user_meta( 1, 'locale', 'ar' );`);
  await admin.goto(libraryUrl(site, 'gutenberg/pages'));
  await library(admin).getByRole('article').first().waitFor();

  const places = await library(admin)
    .locator('.frame')
    .first()
    .evaluate((frame) => {
      const left = (selector: string) => frame.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return { side: left('.side'), view: left('.view') };
    });
  expect(places.side).toBeGreaterThan(places.view);

  await library(admin).getByRole('article').first().getByRole('link').first().click();
  await expect(library(admin).locator('.back .flip')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});
