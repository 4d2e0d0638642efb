import { Boot, importPage, installDependency, listItems } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { type LanguageSite, speak, startLanguageSite } from './testing/language-site.js';
import { readFetchedTexts, readPrintedTexts } from './testing/printed-texts.js';
import { refusalOf, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: LanguageSite;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startLanguageSite(cloud.url);
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
});

async function readBoot(visit: Visit): Promise<{ html: string; boot: Boot }> {
  const html = await (await visit.ask('/wp-admin/admin.php?page=kithouse')).text();
  return { html, boot: Boot.parse(JSON.parse(/id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')) };
}

const untitled = { id: 1, title: ' ', platform: 'gutenberg' } as const;

describe('site in English', () => {
  test.each(['de_DE', 'de_AT', 'de_DE_formal'])('answers a person whose language is %s in German', async (locale) => {
    await speak(site, 'editor', locale);
    const [german, other] = [await site.as('editor'), await site.as('administrator')];

    const refusals = [await refusalOf(german.call(importPage, untitled)), await refusalOf(other.call(importPage, untitled))];
    const printed = await readPrintedTexts(german);

    expect(refusals.map(({ message }) => message)).toEqual(['Bitte einen Seitentitel eingeben.', 'Enter a page title.']);
    expect([printed.__('Packs'), printed._n('{text} page', '{text} pages', 1)]).toEqual(['Pakete', '{text} Seite']);
  });

  test.each([
    ['en_US', 'Tom & Jerry\'s "Oven" is a paid plugin. Get it from its vendor.'],
    ['de_DE', 'Tom & Jerry\'s "Oven" ist ein kostenpflichtiges Plugin. Es ist beim Hersteller erhältlich.'],
  ])('keeps apostrophes and ampersands of a refusal in %s', async (locale, sentence) => {
    await speak(site, 'administrator', locale);
    const requirement = { name: 'Tom & Jerry\'s "Oven"', slug: 'oven', plugin_file: 'oven/oven.php', is_pro: true };

    const { message } = await refusalOf((await site.as('administrator')).call(installDependency, { requirement }));

    expect(message).toBe(sentence);
  });

  test('escapes a refusal that nothing catches', async () => {
    const [text, printed] = await site.run<[string, string]>(
      `$failure = new Kithouse\\Import_Failed_Exception( $args['text'] ); return array( $failure->text, (string) $failure );`,
      { text: `Tom & Jerry's <script>` },
    );

    expect(text).toBe(`Tom & Jerry's <script>`);
    expect(printed).toContain('Tom &amp; Jerry&#039;s &lt;script&gt;');
  });

  test('translates the sentences of the contract too', async () => {
    await speak(site, 'editor', 'de_DE');
    cloud.on('*', { status: 503, json: {} });

    const { message } = await refusalOf((await site.as('editor')).call(listItems, {}));

    expect(message).toBe('Die Bibliothek ist offline. Bitte gleich noch einmal versuchen.');
  });

  test('answers in English for an untranslated language', async () => {
    await speak(site, 'editor', 'ar');
    const visit = await site.as('editor');

    const { message } = await refusalOf(visit.call(importPage, untitled));

    expect(message).toBe('Enter a page title.');
    expect((await readPrintedTexts(visit)).__('Packs')).toBe('Packs');
  });

  test('prints no texts for people who read English', async () => {
    const { html, boot } = await readBoot(await site.as('administrator'));

    expect(html).not.toMatch(/kithouse-js-(after|translations)/);
    expect(boot.texts).toBe('');
  });
});

test("passes the person's language and direction to the library", async () => {
  await speak(site, 'editor', 'ar');
  await speak(site, 'author', 'de_DE');

  const boots: Boot[] = [];
  for (const role of ['editor', 'author', 'administrator'] as const) {
    boots.push((await readBoot(await site.as(role))).boot);
  }

  expect(boots.map(({ locale, is_rtl }) => [locale, is_rtl])).toEqual([
    ['ar', true],
    ['de_DE', false],
    ['en_US', false],
  ]);
});

test('lets the browser cache the texts while their version matches the page', async () => {
  await speak(site, 'editor', 'de_DE');
  const editor = await site.as('editor');
  const { boot } = await readBoot(editor);

  const [current, old] = [await editor.rest('GET', `/texts?version=${boot.texts}`), await editor.rest('GET', '/texts?version=x')];

  expect(boot.texts).toMatch(/^[0-9a-f]{12}$/);
  expect(current.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(old.headers.get('cache-control')).toContain('no-cache');
  expect(old.body).toEqual(current.body);
  expect((await readFetchedTexts(editor, boot.texts)).__('Packs')).toBe('Pakete');
});

longTest("loads only the button's texts in a German editor", async () => {
  await speak(site, 'administrator', 'de_AT');

  const printed = await readPrintedTexts(await site.as('administrator'), '/wp-admin/post-new.php');

  expect(printed.__('Save to My Cloud')).toBe('In My Cloud speichern');
  expect(printed.__('Packs')).toBe('Packs');
  expect(printed.size).toBeLessThan(800);
});
