import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Boot, brand, importPage, listItems } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLanguageFiles } from '../../apps/library/translations.js';
import { projectRoot } from '../../playground/src/index.js';
import { longTest } from '../../scripts/long-test.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

/** A built plugin with nothing in it but its translations and an entry for each host. */
function buildPlugin(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kithouse-languages-'));
  const plugin = path.join(projectRoot, 'plugin');
  cpSync(plugin, folder, { recursive: true, filter: (file) => !/^(tests|assets)$/.test(path.relative(plugin, file)) });
  mkdirSync(path.join(folder, 'assets/languages'), { recursive: true });
  for (const [name, content] of Object.entries(makeLanguageFiles(path.join(plugin, 'languages')))) {
    writeFileSync(path.join(folder, 'assets/languages', name), content);
  }
  const chunks = [
    'apps/library/src/hosts/wp-admin.tsx',
    'apps/library/src/hosts/gutenberg.tsx',
    'plugin/languages/kithouse-de_DE.po',
  ];
  const manifest = chunks.map((file) => [file, { file: `${path.parse(file).name}-0a1b2c.js` }]);
  writeFileSync(path.join(folder, 'assets/manifest.json'), JSON.stringify(Object.fromEntries(manifest)));
  return folder;
}

let folder: string;
let cloud: StubCloud;
let site: Site;
beforeAll(async () => {
  folder = buildPlugin();
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, plugins: { [brand.slug]: folder } });
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
  await installLanguages();
});

/** As much of WordPress's own language packs as tells their direction. */
const installLanguages = () =>
  site.run(
    `wp_mkdir_p( WP_LANG_DIR );
    foreach ( $args['directions'] as $locale => $direction ) {
      $messages = var_export( array( 'messages' => array( "text direction\\4ltr" => $direction ) ), true );
      file_put_contents( WP_LANG_DIR . "/$locale.l10n.php", "<?php return $messages;" );
    }
    return true;`,
    { directions: { de_DE: 'ltr', de_AT: 'ltr', de_DE_formal: 'ltr', ar: 'rtl' } },
  );

const speak = (role: string, locale: string) =>
  site.run(`update_user_meta( get_user_by( 'login', $args['role'] )->ID, 'locale', $args['locale'] ); return true;`, {
    role,
    locale,
  });

async function readBoot(visit: Visit): Promise<{ html: string; boot: Boot }> {
  const html = await (await visit.ask('/wp-admin/admin.php?page=kithouse')).text();
  return { html, boot: Boot.parse(JSON.parse(/id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')) };
}

const untitled = { id: 1, title: ' ', platform: 'gutenberg' } as const;

describe('a site in English', () => {
  test.each(['de_DE', 'de_AT', 'de_DE_formal'])('answers somebody whose language is %s in German', async (locale) => {
    await speak('editor', locale);
    const [german, other] = [await site.as('editor'), await site.as('administrator')];

    const refusals = [await refusalOf(german.call(importPage, untitled)), await refusalOf(other.call(importPage, untitled))];

    expect(refusals.map(({ message }) => message)).toEqual([
      'Bitte der Seite einen Titel geben.',
      'Please give the page a title.',
    ]);
  });

  test('translates the sentences of the contract too', async () => {
    await speak('editor', 'de_DE');
    cloud.on('*', { status: 503, json: {} });

    const { message } = await refusalOf((await site.as('editor')).call(listItems, {}));

    expect(message).toBe('Die Bibliothek ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.');
  });

  test('answers in English where nobody has written the language', async () => {
    await speak('editor', 'ar');

    const { message } = await refusalOf((await site.as('editor')).call(importPage, untitled));

    expect(message).toBe('Please give the page a title.');
  });

  test('carries no translation in its pages, and fetches one ahead for who needs it', async () => {
    await speak('editor', 'de_DE');

    const [english, german] = [await readBoot(await site.as('administrator')), await readBoot(await site.as('editor'))];

    expect(english.html).not.toContain('kithouse-js-translations');
    expect(english.html).not.toContain('kithouse-de_DE');
    expect(german.html).toMatch(/<link rel="modulepreload" href="[^"]*kithouse-de_DE-0a1b2c\.js">/);
  });
});

test('the page tells the library the language of the person and its direction', async () => {
  await speak('editor', 'ar');
  await speak('author', 'de_DE');

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

longTest('an editor in German carries the texts of its button and no more', async () => {
  await speak('administrator', 'de_AT');

  const html = await (await (await site.as('administrator')).ask('/wp-admin/post-new.php')).text();

  const printed = /<script[^>]*id="kithouse-js-translations"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(printed).toContain('Die Bibliothek konnte nicht geladen werden.');
  expect(printed.length).toBeLessThan(800);
});
