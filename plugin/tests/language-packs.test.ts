import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Boot, importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sample } from '../../scripts/test-extent.js';
import { addLanguage, polish } from './testing/language-pack.js';
import { type LanguageSite, speak, startLanguageSite } from './testing/language-site.js';
import { readFetchedTexts, readPrintedTexts } from './testing/printed-texts.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let site: LanguageSite;
beforeAll(async () => {
  site = await startLanguageSite('http://127.0.0.1:9');
});
afterAll(() => site?.close());
beforeEach(() => site.restore());

const untitled = { id: 1, title: ' ', platform: 'gutenberg' } as const;
const libraryScript = 'e99f836423709a0f94da0d6b361117ac';

/** Reads the texts of PHP and of the library in wp-admin. */
async function read(visit: Visit) {
  const printed = await readPrintedTexts(visit);
  const { message } = await refusalOf(visit.call(importPage, untitled));
  const pages = [1, 3, 5].map((count) => printed._n('{text} page', '{text} pages', count));
  return { php: message, library: printed.__('Packs'), pages };
}

const english = {
  php: 'Enter a page title.',
  library: 'Packs',
  pages: ['{text} page', '{text} pages', '{text} pages'],
};
const inPolish = { php: 'Podaj tytuł strony.', library: 'Pakiety', pages: ['{text} strona', '{text} strony', '{text} stron'] };

describe('language that the plugin does not include', () => {
  test('shows in PHP, in the library and in its plural forms once a language pack is installed', async () => {
    const files = await addLanguage(site, polish);
    await speak(site, 'editor', 'pl_PL');

    expect(files).toContain(`kithouse-pl_PL-${libraryScript}.json`);
    expect(await read(await site.as('editor'))).toEqual(inPolish);
    expect(await read(await site.as('administrator'))).toEqual(english);
  });

  test('shows in the block editor, on its button and in the library that the button opens', async () => {
    await addLanguage(site, polish);
    await speak(site, 'administrator', 'pl_PL');
    const visit = await site.as('administrator');

    const button = await readPrintedTexts(visit, '/wp-admin/post-new.php');
    const boot = Boot.parse(JSON.parse(/id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(button.html)?.[1] ?? ''));
    const library = await readFetchedTexts(visit, boot.texts);

    expect([button.__('Save to My Cloud'), button.__('Packs')]).toEqual(['Zapisz w mojej chmurze', 'Packs']);
    expect([library.__('Packs'), library._n('{text} page', '{text} pages', 5)]).toEqual(['Pakiety', '{text} stron']);
  });

  test('shows for the nearest locale too', async () => {
    const arabic = { locale: 'ar', plurals: 'nplurals=2; plural=n>10;', texts: { Packs: 'حزم', [english.php]: 'عنوان' } };
    await addLanguage(site, arabic);
    await speak(site, 'editor', 'ar_MA');

    expect(await read(await site.as('editor'))).toMatchObject({ library: 'حزم', php: 'عنوان' });
  });
});

describe('language that the plugin includes', () => {
  test('is replaced by a language pack of the site, and used again where the pack is damaged', async () => {
    await addLanguage(site, { ...polish, locale: 'de_DE' });
    await speak(site, 'editor', 'de_DE');
    const editor = await site.as('editor');

    const replaced = await read(editor);
    writeFileSync(path.join(site.site, `wp-content/languages/plugins/kithouse-de_DE-${libraryScript}.json`), '{"locale_');
    const again = await read(editor);

    expect(replaced).toEqual(inPolish);
    expect(again).toMatchObject({ library: 'Pakete' });
  });

  test('gives way to a pack of the exact locale', async () => {
    await addLanguage(site, { ...polish, locale: 'de_AT' });
    await speak(site, 'editor', 'de_AT');

    expect(await read(await site.as('editor'))).toEqual(inPolish);
  });
});

describe('damaged language pack', () => {
  const head = '{"":{"plural-forms":"nplurals=2; plural=(n != 1);"}';
  const damages: [string, string][] = [
    ['is cut off', '{"locale_data":{"messages":{"":{},"Packs":["Pak'],
    ['is empty', ''],
    ['holds no object', '"Packs"'],
    ['has no texts', `{"locale_data":{"messages":${head}}}}`],
    ['has no table of texts', '{"locale_data":7}'],
    ['is larger than any catalogue', `{"locale_data":{"messages":${head},"Packs":["${'x'.repeat(2_000_000)}"]}}}`],
  ];
  test.each(sample(damages, 3))('leaves the library in English when it %s', async (_, json) => {
    await addLanguage(site, polish);
    writeFileSync(path.join(site.site, `wp-content/languages/plugins/kithouse-pl_PL-${libraryScript}.json`), json);
    await speak(site, 'editor', 'pl_PL');
    const editor = await site.as('editor');

    const { php, library, pages } = await read(editor);

    expect({ php, library, pages }).toEqual({ ...english, php: inPolish.php });
    expect((await editor.rest('GET', '/texts?version=x')).body).toEqual({});
    expect(await site.readLog()).not.toContain('/kithouse/');
  });

  test("keeps its valid texts and can neither end the page's script nor run code", async () => {
    const hostile = {
      '': { 'plural-forms': 'nplurals=2; plural=alert(1);', domain: 'x' },
      Packs: ['</script><script>alert(1)</script>'],
      Pages: [{ toString: 1 }],
      Blocks: 'Bloki',
      __proto__: ['x'],
      Favourites: ['Ulubione'],
    };
    const json = JSON.stringify({ locale_data: { messages: hostile } });
    writeFileSync(path.join(site.site, `wp-content/languages/plugins/kithouse-pl_PL-${libraryScript}.json`), json);
    await speak(site, 'editor', 'pl_PL');

    const printed = await readPrintedTexts(await site.as('editor'));

    expect(printed.html).not.toContain('<script>alert(1)');
    expect(printed.__('Packs')).toBe('</script><script>alert(1)</script>');
    expect([printed.__('Favourites'), printed.__('Pages'), printed.__('Blocks')]).toEqual(['Ulubione', 'Pages', 'Blocks']);
    expect(printed._n('{text} page', '{text} pages', 1)).toBe('{text} page');
  });
});

describe('beside other plugins', () => {
  test('uses texts that another plugin provides through WordPress filters', async () => {
    site.addNeighbour(`
      add_filter( 'load_script_translations', function ( $json, $file, $handle, $domain ) {
        return 'kithouse-texts' === $handle && 'kithouse' === $domain ? str_replace( 'Pakete', 'Sammlungen', $json ) : $json;
      }, 10, 4 );
      add_filter( 'pre_load_script_translations', function ( $json, $file, $handle, $domain ) {
        $texts = '{"locale_data":{"kithouse":{"":{},"Packs":["Paczki"]}}}';
        return 'kithouse' === $domain && 'pl_PL' === determine_locale() ? $texts : $json;
      }, 10, 4 );`);
    await speak(site, 'editor', 'de_DE');
    await speak(site, 'author', 'pl_PL');

    const [german, other] = [await readPrintedTexts(await site.as('editor')), await readPrintedTexts(await site.as('author'))];

    expect([german.__('Packs'), other.__('Packs')]).toEqual(['Sammlungen', 'Paczki']);
  });

  /** Loads its own folder like Loco Translate: whole files where no others exist, and single texts over existing ones. */
  const locoTranslate = `
    add_filter( 'load_script_translation_file', function ( $file, $handle ) {
      static $found = array();
      $own = is_string( $file ) ? str_replace( WP_LANG_DIR . '/plugins/', WP_LANG_DIR . '/loco/plugins/', $file ) : '';
      if ( $own !== $file && is_readable( $own ) ) { $GLOBALS['loco'] = $found[ $handle ] = $own; }
      return false === $file ? $found[ $handle ] ?? false : $file;
    }, 10, 2 );
    add_filter( 'load_script_translations', function ( $json, $file ) {
      $own = $GLOBALS['loco'] ?? $file;
      unset( $GLOBALS['loco'] );
      $texts = array( json_decode( file_get_contents( $own ), true )['locale_data']['messages'], json_decode( $json, true )['locale_data']['messages'] );
      return $own === $file ? $json : wp_json_encode( array( 'locale_data' => array( 'messages' => $texts[0] + $texts[1] ) ) );
    }, 10, 2 );
    add_filter( 'load_translation_file', function ( $file, $domain ) {
      $own = WP_LANG_DIR . '/loco/plugins/' . basename( $file );
      return 'kithouse' === $domain && ! is_readable( $file ) ? $own : $file;
    }, 10, 2 );`;

  test('shows a language of Loco Translate', async () => {
    site.addNeighbour(locoTranslate);
    await addLanguage(site, polish, 'loco/plugins');
    await speak(site, 'editor', 'pl_PL');

    expect(await read(await site.as('editor'))).toEqual(inPolish);
  });

  test('shows single texts of Loco Translate and the included ones otherwise', async () => {
    site.addNeighbour(locoTranslate);
    await addLanguage(site, { ...polish, locale: 'de_DE', texts: { Packs: 'Sammlungen' } }, 'loco/plugins');
    const editor = await site.as('editor');

    await speak(site, 'editor', 'de_DE');
    const [german, printed] = [await read(editor), await readPrintedTexts(editor)];
    await speak(site, 'editor', 'de_AT');
    const austrian = await read(editor);

    expect(german).toMatchObject({ library: 'Sammlungen', php: 'Bitte einen Seitentitel eingeben.' });
    expect(printed.__('Favourites')).toBe('Favoriten');
    expect(austrian.php).toBe('Bitte einen Seitentitel eingeben.');
  });

  test('finds the texts of a site whose plugins come from another host', async () => {
    site.addNeighbour(`add_filter( 'plugins_url', fn( $url ) => str_replace( home_url(), 'https://cdn.example.com', $url ) );`);
    await addLanguage(site, polish);
    await speak(site, 'editor', 'pl_PL');

    expect((await readPrintedTexts(await site.as('editor'))).__('Packs')).toBe('Pakiety');
  });

  test('reads binary files where the site disables the others', async () => {
    site.addNeighbour(`add_filter( 'translation_file_format', fn() => 'mo' );`);
    await speak(site, 'editor', 'de_DE');

    expect((await read(await site.as('editor'))).php).toBe('Bitte einen Seitentitel eingeben.');
  });
});
