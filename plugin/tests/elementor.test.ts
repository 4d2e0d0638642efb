import { createHash, randomUUID } from 'node:crypto';
import { type ElementorElement, importPage, insertItem, publishItem, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { elements, type Library, makePicture, type Picture, startLibrary } from './testing/library.js';
import { countTraces, listAttachments, readPage, setOption } from './testing/look-inside.js';
import { provideBuild } from './testing/provide-build.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests with a real Elementor: set ELEMENTOR_ZIP to its zip to run them.');
}

describe.skipIf(!elementor)('with Elementor', () => {
  let library: Library;
  let site: Site;
  let editor: Visit;
  let removeBuild: () => void;
  beforeAll(async () => {
    removeBuild = provideBuild();
    library = await startLibrary();
    site = await startSite({
      cloudUrl: library.url,
      plugins: { elementor: elementor ?? '' },
      active: ['elementor/elementor.php'],
    });
    editor = await site.as('editor');
    await library.signUp(editor);
    await setOption(site, 'elementor_onboarded', true);
    await site.snapshot('signed-in');
  });
  afterAll(async () => {
    await site?.close();
    await library?.stop();
    removeBuild?.();
  });
  beforeEach(() => site.restore('signed-in'));

  const readData = async (id: number) =>
    JSON.parse(
      await site.run<string>(`return get_post_meta( $args['id'], '_elementor_data', true );`, { id }),
    ) as ElementorElement[];
  const readMeta = (id: number, key: string) => site.run(`return get_post_meta( $args['id'], $args['key'], true );`, { id, key });

  test('[R-ENT-72] turns a template into a draft that Elementor edits and shows, with its pictures on this site', async () => {
    const picture = await makePicture();
    const { id } = await library.publish({
      documents: [elements(hero(picture), { background_background: 'classic' })],
      media: [picture],
    });

    const made = await editor.call(importPage, { id, title: 'Bakery 🍞', platform: 'elementor' });

    const [attachment] = await listAttachments(site);
    const [container] = await readData(made.post_id);
    const [heading, image, text] = container?.elements ?? [];
    expect(await readPage(site, made.post_id)).toMatchObject({
      status: 'draft',
      title: 'Bakery 🍞',
      template: 'elementor_header_footer',
      revisions: 0,
    });
    expect(heading?.settings).toMatchObject({
      title: 'مخبز "الحي" \\ 🍞',
      __globals__: { title_color: 'globals/colors?id=primary', background_color: '' },
    });
    expect(image?.settings.image).toEqual({ url: attachment?.url, id: attachment?.id, alt: 'Bread' });
    expect(text?.settings.editor).toBe(`<p><img src="${attachment?.url}" class="wp-image-${attachment?.id}" /></p>`);
    expect(made).toMatchObject({
      edit_link: expect.stringContaining(`post=${made.post_id}&action=edit`),
      elementor_edit_link: expect.stringContaining(`post=${made.post_id}&action=elementor`),
      visit: expect.stringContaining('preview=true'),
    });
    expect(
      await site.run(`return \\Elementor\\Plugin::$instance->frontend->get_builder_content( $args['id'], true );`, {
        id: made.post_id,
      }),
    ).toContain(attachment?.url);
    expect(await readMeta(made.post_id, '_elementor_page_settings')).toMatchObject({ background_background: 'classic' });
  });

  test('[R-SITE-314] creates the id for cached HTML before anyone visits the page', async () => {
    const readId = () => site.run(`return get_option( '_elementor_element_cache_unique_id' );`);
    const { id } = await library.publish({ documents: [elements([widget('heading', { title: 'Hi' })])] });
    const before = await readId();

    await editor.call(importPage, { id, title: 'Mine', platform: 'elementor' });

    expect([before, await readId()]).toEqual([false, expect.any(String)]);
  });

  test('ignores page settings that would publish or rename it or choose a missing page template', async () => {
    const settings = { post_status: 'publish', post_title: 'Hacked', template: '../../evil.php', menu_order: 9 };
    const { id } = await library.publish({ documents: [elements([widget('heading', { title: 'Hi' })], settings)] });

    const { post_id } = await editor.call(importPage, { id, title: 'Mine', platform: 'elementor' });

    expect(await readPage(site, post_id)).toMatchObject({ status: 'draft', title: 'Mine', template: 'elementor_header_footer' });
  });

  test('keeps widgets of missing plugins in place and names them', async () => {
    const lost = widget('acme-slider', { slides: [{ _id: 'a1', text: 'C:\\x "q" خبز' }] });
    const inner = { ...widget('heading', { title: 'Below' }), id: 'ccccccc' };
    const unknownContainer: ElementorElement = { id: 'ddddddd', elType: 'acme-box', settings: {}, elements: [inner] };
    const { id } = await library.publish({
      documents: [elements([section([lost, widget('heading', { title: 'Kept' })]), unknownContainer])],
    });

    const { post_id, warnings } = await editor.call(importPage, { id, title: 'Slider', platform: 'elementor' });

    const [container, box] = await readData(post_id);
    expect(warnings).toMatchObject([{ message: expect.stringMatching(/acme-slider.*acme-box|acme-box.*acme-slider/) }]);
    expect(container?.elements.map(({ widgetType }) => widgetType)).toEqual(['acme-slider', 'heading']);
    expect(container?.elements[0]?.settings).toEqual(lost.settings);
    expect(box?.elements[0]?.settings).toEqual({ title: 'Below' });
  });

  test('[R-API-13] inserts elements with new ids each time and creates no page', async () => {
    const picture = await makePicture();
    const { id } = await library.publish({ documents: [elements(hero(picture))], media: [picture] });
    const before = await countTraces(site);

    const first = await editor.call(insertItem, { id, platform: 'elementor' });
    const second = await editor.call(insertItem, { id, platform: 'elementor' });

    const ids = [first, second].flatMap(({ content }) => listIds(content as ElementorElement[]));
    expect(new Set(ids).size).toBe(8);
    expect(ids).not.toContain('aaaaaaa');
    expect(first.page_settings).toEqual({});
    expect(JSON.stringify(first.content)).not.toContain('kit:');
    expect((await countTraces(site)).posts).toBe(before.posts + 1);
  });

  test('[R-ENT-72] includes page settings in an insert except those of the post', async () => {
    const settings = { hide_title: 'yes', post_status: 'publish', template: 'elementor_canvas' };
    const { id } = await library.publish({ documents: [elements([section([])], settings)] });

    const { page_settings, content } = await editor.call(insertItem, { id, platform: 'elementor' });

    expect(page_settings).toEqual({ hide_title: 'yes', template: 'elementor_canvas' });
    expect(content).toMatchObject([{ settings: {}, elements: [] }]);
  });

  test('omits a missing page layout from an insert', async () => {
    const layouts = ['of-another-theme', { a: 1 }].map((template) => elements([section([])], { template }));

    for (const layout of layouts) {
      const { id } = await library.publish({ documents: [layout] });
      expect((await editor.call(insertItem, { id, platform: 'elementor' })).page_settings).toEqual({});
      expect((await editor.call(insertItem, { id, platform: 'elementor', dry_run: true })).plan?.has_page_settings).toBe(false);
    }
  });

  test('reports in a dry run what an open editor would drop, page settings and colours', async () => {
    const container = section([widget('heading', { title: 'Hi' }), widget('acme-slider', {})]);
    const { id } = await library.publish({ documents: [elements([container], { hide_title: 'yes', post_status: 'publish' })] });
    const plain = await library.publish({ documents: [elements([section([])], { post_status: 'publish' })] });

    const preview = await editor.call(insertItem, { id, platform: 'elementor', dry_run: true });
    const nothing = await editor.call(insertItem, { id: plain.id, platform: 'elementor', dry_run: true });

    expect(preview.plan).toMatchObject({ unknown: ['acme-slider'], has_page_settings: true, has_colors: false });
    expect(nothing.plan).toMatchObject({ unknown: [], has_page_settings: false });
  });

  test("adds included colours to the site's, for people who can change them", async () => {
    const id = await publishWithColors(library);
    const contributor = await site.as('contributor');
    const count = () =>
      site.run<number>(
        `return count( array_filter( (array) ( \\Elementor\\Plugin::$instance->kits_manager->get_active_kit()->get_meta( '_elementor_page_settings' )['custom_colors'] ?? array() ), fn( $row ) => '#0B6B4F' === strtoupper( $row['color'] ) ) );`,
      );

    const { plan } = await editor.call(insertItem, { id, platform: 'elementor', dry_run: true });
    const kept = await editor.call(insertItem, { id, platform: 'elementor' });
    const before = await count();
    const brought = await editor.call(insertItem, { id, platform: 'elementor', colors: 'bring' });
    await editor.call(insertItem, { id, platform: 'elementor', colors: 'bring' });
    const refusal = await refusalOf(contributor.call(insertItem, { id, platform: 'elementor', colors: 'bring' }));

    expect(plan?.has_colors).toBe(true);
    expect(JSON.stringify(kept.content)).not.toContain('globals/colors?id=sea');
    expect([before, await count()]).toEqual([0, 1]);
    expect(JSON.stringify(brought.content)).toMatch(/globals\/colors\?id=/);
    expect(refusal).toMatchObject({ code: expect.stringMatching(/invalid_permission|is_signed_failed/) });
  });

  test("adds an imported page's colours to the kit and removes them on undo unless another page needs them", async () => {
    const id = await publishWithColors(library);
    const ask = { id, platform: 'elementor', colors: 'bring', title: 'Harbour' } as const;

    const made = await editor.call(importPage, ask);
    const again = await editor.call(importPage, ask);
    const sea = (await readColor(site)) ?? '';
    const shown = await readStyle(site, made.post_id);
    const needed = await editor.call(undoImport, { import_id: made.import_id, dry_run: true });
    const second = await editor.call(undoImport, { import_id: again.import_id });
    const first = await editor.call(undoImport, { import_id: made.import_id });

    expect(sea).toMatch(/^\w+$/);
    expect(await readData(made.post_id)).toMatchObject([
      { elements: [{ settings: { __globals__: { title_color: `globals/colors?id=${sea}` } } }] },
    ]);
    expect(shown).toContain(`var( --e-global-color-${sea} )`);
    expect(shown).toContain(`--e-global-color-${sea}:#0b6b4f`);
    expect(needed.kept).toEqual([{ label: expect.stringContaining('Sea'), reason: expect.stringContaining('else') }]);
    expect([second.kept, first.kept]).toEqual([[], []]);
    expect(await readColor(site)).toBeUndefined();
  });

  test('keeps the address of a refused picture without an id, in classic and atomic widgets', async () => {
    const svg = makeDrawing();
    const atomic = { $$type: 'image-src', value: { id: { $$type: 'image-attachment-id', value: svg.id }, url: null } };
    const { id } = await library.publish({
      documents: [elements([widget('image', { image: { url: svg.url, id: svg.id } }), widget('e-image', { src: atomic })])],
      media: [svg],
    });

    const { content, warnings } = await editor.call(insertItem, { id, platform: 'elementor' });

    const [image, atomicImage] = content as ElementorElement[];
    const url = `${library.url}/files/${svg.sha256}.svg`;
    expect(image?.settings.image).toEqual({ url, id: '' });
    expect(atomicImage?.settings.src).toEqual({ $$type: 'image-src', value: { id: null, url: { $$type: 'url', value: url } } });
    expect(warnings.map(({ code }) => code)).toEqual(['file_type_refused']);
  });

  test('renames local classes of atomic elements with their new id', async () => {
    const heading: ElementorElement = {
      ...widget('e-heading', { classes: { $$type: 'classes', value: ['e-aaaaaaa-1234567', 'g-7654321'] } }),
      styles: { 'e-aaaaaaa-1234567': { id: 'e-aaaaaaa-1234567', label: 'local', type: 'class', variants: [] } },
    };
    const { id } = await library.publish({ documents: [elements([heading])] });

    const { content } = await editor.call(insertItem, { id, platform: 'elementor' });

    const [element] = content as (ElementorElement & {
      styles: Record<string, { id: string }>;
      settings: { classes: { value: string[] } };
    })[];
    const [name = ''] = Object.keys(element?.styles ?? {});
    expect(element?.styles[name]?.id).toBe(name);
    expect(element?.settings.classes.value).toContain(name);
  });

  test('strips scripts for people without the unfiltered HTML capability', async () => {
    const { id } = await library.publish({
      documents: [
        elements([widget('html', { html: '<b>B</b><script>alert(1)</script>' }), widget('acme', { x: '<script>1</script>y' })]),
      ],
    });
    await site.run(`get_role( 'editor' )->remove_cap( 'unfiltered_html' ); return true;`);

    const { post_id } = await editor.call(importPage, { id, title: 'Script', platform: 'elementor' });
    const { content } = await editor.call(insertItem, { id, platform: 'elementor' });

    expect(JSON.stringify([await readData(post_id), content])).not.toContain('<script');
    expect(JSON.stringify(content)).toContain('<b>B</b>');
  });

  test('leaves nothing when Elementor fails to save', async () => {
    const picture = await makePicture();
    const { id } = await library.publish({ documents: [elements(hero(picture))], media: [picture] });
    const before = await countTraces(site);
    await site.run(
      `file_put_contents( WPMU_PLUGIN_DIR . '/fail.php', "<?php add_action( 'elementor/document/before_save', function () { throw new Error( 'no' ); } );" ); return true;`,
    );

    const refusal = await refusalOf(editor.call(importPage, { id, title: 'Fails', platform: 'elementor' }));
    await site.run(`unlink( WPMU_PLUGIN_DIR . '/fail.php' ); return true;`);
    await setOption(site, 'test_exit_at', 'elementor/document/after_save');
    await editor.rest('POST', '/import/page', { id, title: 'Ends', platform: 'elementor' });

    expect(refusal.code).toBe('import_failed');
    expect(await countTraces(site)).toEqual(before);
  });

  test('leaves no page when killed before Elementor has saved it', async () => {
    const { id } = await library.publish({ documents: [elements([section([])])] });
    await site.run(
      `file_put_contents( WPMU_PLUGIN_DIR . '/note.php', "<?php add_action( 'elementor/document/after_save', function ( \\$document ) { add_option( 'test_status', get_post_status( \\$document->get_main_id() ) ); } );" ); return true;`,
    );

    const { post_id } = await editor.call(importPage, { id, title: 'Begun', platform: 'elementor' });
    await site.run(`unlink( WPMU_PLUGIN_DIR . '/note.php' ); return true;`);

    expect(await site.run(`return get_option( 'test_status' );`)).toBe('auto-draft');
    expect((await readPage(site, post_id)).status).toBe('draft');
  });

  test("loads one small module in Elementor's editor and no answers", async () => {
    const { id } = await library.publish({ documents: [elements([section([])])] });
    const { elementor_edit_link = '', post_id } = await editor.call(importPage, { id, title: 'Edit me', platform: 'elementor' });

    const html = await (await editor.ask(elementor_edit_link)).text();

    const boot = JSON.parse(/id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as object;
    expect(html.match(/<script[^>]*plugins\/kithouse\/assets\/[^"']+\.js[^>]*>/g)).toEqual([
      expect.stringContaining('type="module"'),
    ]);
    expect(boot).toMatchObject({ has_elementor: true, post_id, screen: null });
  });
});

function widget(widgetType: string, settings: Record<string, unknown>): ElementorElement {
  return { id: 'aaaaaaa', elType: 'widget', widgetType, settings, elements: [] };
}

function section(children: ElementorElement[]): ElementorElement {
  return { id: 'bbbbbbb', elType: 'container', settings: {}, elements: children };
}

function hero({ url, id }: Picture): ElementorElement[] {
  return [
    section([
      widget('heading', {
        title: 'مخبز "الحي" \\ 🍞',
        __globals__: { title_color: 'globals/colors?id=primary', background_color: '' },
      }),
      widget('image', { image: { url, id, alt: 'Bread' } }),
      widget('text-editor', { editor: `<p><img src="${url}" class="wp-image-${id}" /></p>` }),
    ]),
  ];
}

/** Publishes a heading in a colour that its author's kit calls “Sea”. */
async function publishWithColors(library: Library): Promise<number> {
  const about = { slug: `template-${randomUUID()}`, title: 'Harbour', description: '' };
  const heading = widget('heading', { title: 'Sea', __globals__: { title_color: 'globals/colors?id=sea' } });
  const { id } = await library.call(publishItem, {
    listing: about,
    bundle: {
      format: 1,
      platform: 'elementor',
      type: 'page',
      ...about,
      requires: { plugins: [], elementor_pro: false },
      settings: { colors: [{ id: 'sea', title: 'Sea', color: '#0b6b4f', role: 'custom' }], fonts: [] },
      documents: [elements([section([heading])])],
      media: [],
      warnings: [],
    },
    pictures: [],
  });
  return id;
}

/** Returns the id of the added colour in the active kit. */
const readColor = async (site: Site) =>
  (
    await site.run<string[]>(
      `return array_column( array_filter( (array) ( \\Elementor\\Plugin::$instance->kits_manager->get_active_kit()->get_meta( '_elementor_page_settings' )['custom_colors'] ?? array() ), fn( $row ) => 'Sea' === $row['title'] ), '_id' );`,
    )
  )[0];

/** Reads the style sheets that Elementor writes for a page and the kit. */
const readStyle = (site: Site, id: number) =>
  site.run<string>(
    `$text = ''; foreach ( array( $args['id'], (int) get_option( 'elementor_active_kit' ) ) as $post ) { $css = \\Elementor\\Core\\Files\\CSS\\Post::create( $post ); $css->update(); $text .= $css->get_content(); } return $text;`,
    { id },
  );

const listIds = (content: ElementorElement[]): string[] =>
  content.flatMap(({ id, elements: children }) => [id, ...listIds(children)]);

function makeDrawing(): Picture {
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><!-- ${randomUUID()} --></svg>`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const symbol = `kit:media/${sha256}`;
  return { bytes, sha256, mime: 'image/svg+xml', file_name: 'drawing.svg', alt: '', url: `${symbol}/url`, id: `${symbol}/id` };
}
