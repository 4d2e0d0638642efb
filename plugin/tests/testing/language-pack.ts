import type { Site } from './start-site.js';

export type Pack = { locale: string; plurals: string; texts: Record<string, string | string[]> };

/** Polish has three plural forms, so English rules give wrong words. */
export const polish: Pack = {
  locale: 'pl_PL',
  plurals: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  texts: {
    'Enter a page title.': 'Podaj tytuł strony.',
    'Save to My Cloud': 'Zapisz w mojej chmurze',
    Packs: 'Pakiety',
    '{text} page': ['{text} strona', '{text} strony', '{text} stron'],
  },
};

/**
 * Writes the files of a language like translate.wordpress.org and `wp i18n make-json`, with WordPress's own classes and without
 * this project's build. Returns the file names.
 */
export const addLanguage = (site: Site, pack: Pack, folder = 'plugins') =>
  site.run<string[]>(
    `require_once ABSPATH . WPINC . '/pomo/po.php';
    require_once ABSPATH . WPINC . '/pomo/mo.php';
    $template = new PO();
    $template->import_from_file( WP_PLUGIN_DIR . '/kithouse/languages/kithouse.pot' );
    $mo     = new MO();
    $mo->set_header( 'Plural-Forms', $args['plurals'] );
    $scripts = array();
    foreach ( $template->entries as $entry ) {
      $forms = (array) ( $args['texts'][ $entry->singular ] ?? array() );
      if ( ! $forms ) { continue; }
      $entry->translations = $forms;
      foreach ( $entry->references as $reference ) {
        $file = explode( ':', $reference )[0];
        str_ends_with( $file, '.js' ) ? $scripts[ $file ][ $entry->key() ] = $forms : $mo->add_entry( $entry );
      }
    }
    $start = WP_LANG_DIR . '/' . $args['folder'] . '/kithouse-' . $args['locale'];
    wp_mkdir_p( dirname( $start ) );
    $mo->export_to_file( "$start.mo" );
    foreach ( $scripts as $file => $texts ) {
      $head = array( 'domain' => 'messages', 'lang' => $args['locale'], 'plural-forms' => $args['plurals'] );
      $data = array( 'translation-revision-date' => '', 'generator' => 'test', 'source' => $file, 'domain' => 'messages', 'locale_data' => array( 'messages' => array( '' => $head ) + $texts ) );
      file_put_contents( "$start-" . md5( $file ) . '.json', wp_json_encode( $data ) );
    }
    return array_map( 'basename', glob( "$start*" ) );`,
    { ...pack, folder },
  );
