import { getCloudContent, type KitSettings, uploadCloudFile } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { type Library, startLibrary } from './testing/library.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { callCloud, type Person } from './testing/uploads.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of brought colours: set ELEMENTOR_ZIP to a zip of Elementor to run them.');
}

const size = { unit: 'px', size: 18, sizes: [] };
const brought: KitSettings = {
  colors: [
    { id: 'k0000000001', title: 'Crust', color: '#8E5932', role: 'custom' },
    { id: 'k0000000002', title: 'Käse "日本" \\ 🧀', color: 'rgba(255, 200, 0, .5)', role: 'custom' },
  ],
  fonts: [
    {
      id: 'k0000000003',
      title: 'Menu',
      settings: { typography_typography: 'custom', typography_font_size: size },
      role: 'custom',
    },
  ],
};
const ids = ['k0000000001', 'k0000000002', 'k0000000003'];

describe.skipIf(!elementor)('colours and fonts of a template', () => {
  let library: Library;
  let site: Site;
  let editor: Visit;
  let person: Person;
  beforeAll(async () => {
    library = await startLibrary();
    site = await startSite({
      cloudUrl: library.url,
      plugins: { elementor: elementor ?? '' },
      active: ['elementor/elementor.php'],
    });
    editor = await site.as('editor');
    person = await callCloud(library, await library.signUp(editor));
    await site.run(
      `$kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
      $kit->add_repeater_row( 'custom_colors', array( '_id' => 'abc1234', 'title' => 'Mine', 'color' => '#111111' ) );
      return $kit->get_id();`,
    );
    await site.snapshot('kit');
  });
  afterAll(async () => {
    await site?.close();
    await library?.stop();
  });
  beforeEach(() => site.restore('kit'));

  const colors = (call: string, args: object = {}) =>
    site.run<unknown>(
      `wp_set_current_user( get_user_by( 'login', 'administrator' )->ID ); return \\Kithouse\\WordPress\\Kit_Colors::${call};`,
      {
        settings: brought,
        ids,
        ...args,
      },
    );
  const add = (settings: unknown = brought) => colors('add( $args["settings"] )', { settings });
  const holds = (going: number[] = []) =>
    Promise.all(ids.map((id) => colors('hold( $args["settings"], $args["id"], $args["going"] )', { id, going })));
  const remove = (...which: string[]) => colors('remove( $args["ids"] )', { ids: which });

  /** Lists the titles that Elementor offers. */
  const listOffered = () =>
    site.run<Record<string, unknown[]>>(
      `$kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
      return array( 'colors' => array_column( $kit->get_settings( 'custom_colors' ) ?: array(), 'title' ), 'fonts' => array_column( $kit->get_settings( 'custom_typography' ) ?: array(), 'title' ) );`,
    );
  const readCss = () =>
    site.run<string>(
      `$css = \\Elementor\\Core\\Files\\CSS\\Post::create( (int) get_option( 'elementor_active_kit' ) ); $css->update(); return $css->get_content();`,
    );
  const change = (body: string) =>
    site.run<number>(
      `$id = (int) get_option( 'elementor_active_kit' ); $kit = get_post_meta( $id, '_elementor_page_settings', true );
      ${body}
      update_post_meta( $id, '_elementor_page_settings', wp_slash( $kit ) ); return $id;`,
    );

  test("are added to the site's, once however often, and its pages show them", async () => {
    const before = await colors('missing( $args["settings"] )');
    await add();
    await add();

    expect(before).toEqual(ids);
    expect(await colors('missing( $args["settings"] )')).toEqual([]);
    expect(await listOffered()).toEqual({ colors: ['Mine', 'Crust', 'Käse "日本" \\ 🧀'], fonts: ['Menu'] });
    const css = await readCss();
    expect(css).toContain('--e-global-color-k0000000001:#8E5932');
    expect(css).toContain('--e-global-typography-k0000000003-font-size:18px');
    expect(css).toContain('--e-global-color-abc1234:#111111');
  });

  test('keep changes that somebody made in the meantime', async () => {
    await add();
    await change(`$kit['custom_colors'][1]['color'] = '#00FF00';`);

    await add();

    expect(await readCss()).toContain('--e-global-color-k0000000001:#00FF00');
  });

  test('are not added when they could end a declaration', async () => {
    const evil = {
      colors: [
        { id: 'evil1', title: 'A', color: 'red;}body{display:none', role: 'custom' },
        { id: 'evil"2', title: 'B', color: '#000', role: 'custom' },
        { id: 'good', title: '<b>C</b>', color: '#000', role: 'custom' },
      ],
      fonts: [
        { id: 'evil3', title: 'D', settings: { 'a{}': 'b' }, role: 'custom' },
        { id: 'evil4', settings: { a: { b: '</style>' } } },
        7,
      ],
    };

    await add(evil);

    expect(await listOffered()).toEqual({ colors: ['Mine', 'C'], fonts: [] });
  });

  test('are removed on undo with nothing else', async () => {
    await add();

    const held = await holds();
    await remove(...ids);
    await remove(...ids);

    expect(held).toEqual([null, null, null]);
    expect(await listOffered()).toEqual({ colors: ['Mine'], fonts: [] });
    expect(await readCss()).not.toContain('k000000000');
  });

  test('stay with the reason when changed or used elsewhere', async () => {
    await add();
    await change(`$kit['custom_colors'][1]['title'] = 'Ours';`);
    const page = await site.run<number>(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Shop', 'post_status' => 'publish' ) );
      update_post_meta( $id, '_elementor_data', wp_slash( '[{"settings":{"__globals__":{"color":"globals\\/colors?id=k0000000002"}}}]' ) ); return $id;`,
    );

    expect(await holds()).toEqual(['It was changed after the import.', 'Something else uses it.', null]);
    expect(await holds([page])).toEqual(['It was changed after the import.', null, null]);
    await change(`$kit['__globals__']['link_normal_typography_typography'] = 'globals/typography?id=k0000000003';`);
    expect((await holds([page]))[2]).toBe('Something else uses it.');
  });

  test('are omitted with a warning on a site without a kit', async () => {
    await site.run(`update_option( 'elementor_active_kit', 0 );`);

    expect(await add()).toBe(false);
    expect(await holds()).toEqual([null, null, null]);
    expect(await remove(...ids)).toBeNull();
  });

  test('are pushed with a page that shows them, so that it looks the same elsewhere', async () => {
    const id = await site.run<number>(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Shop', 'post_author' => get_user_by( 'login', 'editor' )->ID ) );
      $globals = array( 'background_color' => 'globals/colors?id=abc1234', 'color' => 'globals/colors?id=accent', 'typography_typography' => 'globals/typography?id=primary' );
      update_post_meta( $id, '_elementor_data', wp_slash( wp_json_encode( array( array( 'id' => 'a1b2c3d', 'elType' => 'container', 'settings' => array( '__globals__' => $globals ), 'elements' => array() ) ) ) ) );
      return $id;`,
    );

    const pushed = await editor.call(uploadCloudFile, { name: 'Shop', platform: 'elementor', id });

    const file = { id: pushed.data.my_cloud_item, platform: 'elementor' } as const;
    const kept = await person(getCloudContent, file);
    const flat = await person(getCloudContent, { ...file, colors: 'flatten' });
    const settings = (answer: typeof kept) => (answer.document.kind === 'elementor' ? answer.document.content[0]?.settings : {});
    expect(settings(kept)).toMatchObject({ background_color: '#111111', __globals__: { color: 'globals/colors?id=accent' } });
    expect(settings(flat)).toMatchObject({ color: '#61CE70', typography_font_family: 'Roboto', background_color: '#111111' });
    expect(kept.has_colors).toBe(true);
  });

  test('are named by their titles', async () => {
    expect(await colors('title( $args["settings"], "k0000000001" )')).toBe('Crust');
    expect(await colors('title( $args["settings"], "gone" )')).toBe('gone');
  });
});
