import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLocoTranslate } from '../../playground/src/index.js';
import { type Pack, polish } from './testing/language-pack.js';
import { type LanguageSite, speak, startLanguageSite } from './testing/language-site.js';
import { readPrintedTexts } from './testing/printed-texts.js';

const loco = findLocoTranslate();
let site: LanguageSite;
beforeAll(async () => {
  if (loco) {
    site = await startLanguageSite('http://127.0.0.1:9', { 'loco-translate': loco }, ['loco-translate/loco.php']);
    await site.restore();
  }
});
afterAll(() => site?.close());

/** Saves translations like Loco Translate's editor. Returns the names of the written files. */
const saveInLoco = (packs: Pack[]) =>
  site.run<string[]>(
    `$project = Loco_package_Plugin::create( 'kithouse/kithouse.php' )->getDefaultProject();
    foreach ( $args['packs'] as $pack ) {
      $source = str_replace( 'nplurals=2; plural=(n != 1);', $pack['plurals'], (string) file_get_contents( $project->getPot()->getPath() ) );
      foreach ( $pack['texts'] as $text => $forms ) {
        $lines = array_map( fn( $form, $index ) => is_string( $forms ) ? "msgstr \\"$form\\"" : "msgstr[$index] \\"$form\\"", (array) $forms, array_keys( (array) $forms ) );
        $start = '/^(msgid "' . preg_quote( $text, '/' ) . '"(?:\nmsgid_plural "[^"]*")?)(?:\nmsgstr(?:\\[\\d\\])? "")+/m';
        $source = preg_replace_callback( $start, fn( $match ) => $match[1] . "\\n" . implode( "\\n", $lines ), $source );
      }
      $file = new Loco_fs_LocaleFile( WP_LANG_DIR . '/loco/plugins/kithouse-' . $pack['locale'] . '.po' );
      wp_mkdir_p( dirname( $file->getPath() ) );
      ( new Loco_gettext_Compiler( $file ) )->writeAll( Loco_gettext_Data::fromSource( $source ), $project );
    }
    // On the command line Loco prints its notices when PHP ends, behind the answer.
    Loco_error_AdminNotices::destroy();
    return array_map( 'basename', glob( WP_LANG_DIR . '/loco/plugins/*' ) );`,
    { packs },
  );

test.skipIf(!loco)('shows what the real Loco Translate saves: a whole language, and single German texts', async () => {
  const files = await saveInLoco([
    polish,
    { locale: 'de_DE', plurals: 'nplurals=2; plural=(n != 1);', texts: { Packs: 'Sammlungen' } },
  ]);
  await speak(site, 'editor', 'pl_PL');
  await speak(site, 'author', 'de_DE');

  const [other, german] = [await readPrintedTexts(await site.as('editor')), await readPrintedTexts(await site.as('author'))];

  expect(files.filter((name) => name.endsWith('.json'))).toHaveLength(3);
  expect(other.__('Packs')).toBe('Pakiety');
  expect([1, 3, 5].map((count) => other._n('{text} page', '{text} pages', count))).toEqual([
    '{text} strona',
    '{text} strony',
    '{text} stron',
  ]);
  expect([german.__('Packs'), german.__('Favourites')]).toEqual(['Sammlungen', 'Favoriten']);
});
