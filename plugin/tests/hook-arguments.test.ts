import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@kithouse/playground';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

const source = path.join(projectRoot, 'plugin/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.php'));

/** Lists parameters of hook callbacks in a file, as `Class.php method( parameters )`. */
function listCallbacks(file: string): { where: string; parameters: string[] }[] {
  const php = readFileSync(path.join(source, file), 'utf8');
  if (!/add_(action|filter)\(/.test(php)) {
    return [];
  }
  const split = (list: string) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const named = [...php.matchAll(/array\( (?:\$\w+|self::class), '(\w+)' \)/g)].flatMap(([, method]) => {
    const declared = new RegExp(`public (?:static )?function ${method}\\(([^)]*(?:\\(\\)[^)]*)*)\\)`).exec(php);
    return declared ? [{ where: `${file} ${method}`, parameters: split(declared[1] ?? '') }] : [];
  });
  const inline = [...php.matchAll(/add_(?:action|filter)\([^;]*?(?:fn|function) ?\(([^)]*)\)/g)].map(([, list]) => ({
    where: `${file} ${list?.trim()}`,
    parameters: split(list ?? ''),
  }));
  return [...named, ...inline];
}

test('declares no type on an argument of a hook, and a default for every argument after the first', () => {
  const callbacks = files.flatMap(listCallbacks);
  expect(callbacks.length).toBeGreaterThan(40);
  const wrong = callbacks.filter(({ parameters }) =>
    parameters.some((one, index) => !/^(mixed )?\$\w+( = .*)?$/.test(one) || (index > 0 && !one.includes('='))),
  );
  expect(wrong).toEqual([]);
});

/** Calls every plugin callback with values that other plugins pass by mistake. */
const fireAll = `
  $ours = dirname( WP_PLUGIN_DIR . '/kithouse/kithouse.php' );
  $values = array( null, '12', 5, 1.5, true, '', array( 7 => 'x' ), new stdClass(), new WP_Error( 'a', 'b' ), fn() => 1 );
  $seen = $faults = array();
  foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
    foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $entry ) {
      $callback = $entry['function'];
      $reflected = is_array( $callback ) ? new ReflectionMethod( $callback[0], $callback[1] ) : ( $callback instanceof Closure ? new ReflectionFunction( $callback ) : null );
      if ( ! $reflected || ! str_contains( (string) $reflected->getFileName(), '/kithouse/src/' ) || 0 === $reflected->getNumberOfParameters() ) { continue; }
      $seen[ $name ] = true;
      foreach ( $values as $value ) {
        foreach ( array( 1, $entry['accepted_args'] ) as $count ) {
          ob_start();
          try {
            $back = $callback( ...array_fill( 0, max( 1, min( $count, $entry['accepted_args'] ) ), $value ) );
            $is_same = $back === $value || ( is_array( $value ) && is_array( $back ) && array_intersect_key( $back, $value ) === $value );
            if ( in_array( $name, $args['filters'], true ) && ! $is_same ) { $faults[] = "$name changed " . gettype( $value ); }
          } catch ( Throwable $error ) {
            $faults[] = "$name with " . gettype( $value ) . ': ' . $error->getMessage();
          }
          ob_end_clean();
        }
      }
    }
  }
  return array( 'seen' => array_keys( $seen ), 'faults' => array_values( array_unique( $faults ) ) );`;

const filters = [
  ...new Set(
    files.flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/add_filter\( '([\w/]+)'/g)].map(([, name]) => name),
    ),
  ),
];

describe('in WordPress', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
  });
  beforeEach(() => site.restore());
  afterAll(() => site.close());

  test('returns every filtered value unchanged and throws nothing when hooks pass unexpected values', async () => {
    const { seen, faults } = await site.run<{ seen: string[]; faults: string[] }>(fireAll, { filters });
    expect(seen).toEqual(
      expect.arrayContaining([
        'updated_post_meta',
        'map_meta_cap',
        'script_loader_tag',
        'wp_theme_json_data_default',
        'load_translation_file',
      ]),
    );
    expect(faults).toEqual([]);
  });

  test('saves meta when WordPress passes string ids and number keys', async () => {
    const saved = await site.run(`
      $id = wp_insert_post( array( 'post_title' => 'A', 'post_status' => 'publish' ) );
      $mid = add_post_meta( $id, 'colour', 'red' );
      update_metadata_by_mid( 'post', (string) $mid, 'blue' );
      update_post_meta( $id, 5, 'five' );
      $picture = wp_insert_attachment( array( 'post_title' => 'P', 'post_mime_type' => 'image/png' ) );
      $is_deleted = (bool) wp_delete_attachment( (string) $picture, true );
      return array( get_post_meta( $id, 'colour', true ), get_post_meta( $id, 5, true ), $is_deleted );`);
    expect(saved).toEqual(['blue', 'five', true]);
  });

  test('adds the palette to the class that the Gutenberg plugin passes instead of that of WordPress', async () => {
    const slugs = await site.run(`
      switch_theme( 'classic' );
      add_filter( 'wp_theme_has_theme_json', '__return_false' );
      update_option( 'kithouse_palette', array( 'colors' => array( array( 'slug' => 'kit-1', 'name' => 'One', 'color' => '#123456' ) ) ), true );
      $foreign = new class() {
        public array $data = array( 'settings' => array() );
        public function get_data() { return $this->data; }
        public function update_with( $data ) { $this->data = $data; return $this; }
      };
      $look = new Kithouse\\WordPress\\Site_Look();
      $back = $look->add_palette( $foreign );
      return array( $back === $foreign, array_column( $back->data['settings']['color']['palette'] ?? array(), 'slug' ) );`);
    expect(slugs).toEqual([true, ['kit-1']]);
  });

  test('fires the hook of the block editor on the public site without an error', async () => {
    expect(await site.run(`do_action( 'enqueue_block_editor_assets' ); return true;`)).toBe(true);
  });
});
